@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Which item the focus goes to when it is moved: the nearest one that way. What is near is looked at first, and no more
// than it takes.

extension Engine {
  /// Where the focus goes: an item that can have it, or a group with such a part that was not looked into.
  func target(of goal: FocusGoal) -> ElementPath? {
    switch goal {
    case .move(let move): target(of: move)
    case .into(let path): focusable(at: path, step: 1)
    }
  }

  /// Where a move leads: an item that can be focused, or a group with such a part that was not looked into.
  func target(of move: FocusMove) -> ElementPath? {
    guard let current = focus?.path, move != .first, move != .last else {
      switch move {
      case .last: return focusable(from: lastItem, step: -1)
      case .first: return focusable(from: firstItem, step: 1)
      case .pageUp, .pageDown:
        // Whoever has scrolled somewhere goes on from there.
        return (firstInView ?? focusable(from: firstItem, step: 1)).flatMap {
          page(from: $0, isForward: move == .pageDown)
        }
      default: return firstInView ?? focusable(from: firstItem, step: 1)
      }
    }
    switch move {
    case .up: return neighbour(of: current, isForward: false, along: .vertical)
    case .down: return neighbour(of: current, isForward: true, along: .vertical)
    case .left: return neighbour(of: current, isForward: isMirrored, along: .horizontal)
    case .right: return neighbour(of: current, isForward: !isMirrored, along: .horizontal)
    case .pageUp: return page(from: current, isForward: false)
    case .pageDown: return page(from: current, isForward: true)
    case .first, .last: return nil
    }
  }

  /// The first item in view that can be focused.
  private var firstInView: ElementPath? {
    frames.paths(overlapping: window).first(where: isFocusable)
  }

  /// The nearest item on one side. Where lines end, the one before or behind: the next line goes on with it; it is farther
  /// away than one viewport, or in a group that was not looked into, if it stands on that side at all.
  private func neighbour(of path: ElementPath, isForward: Bool, along axis: Axis) -> ElementPath? {
    let frame = seenFrame(of: path)
    let edge = isForward ? frame.max(axis) : frame.min(axis)
    let search = FocusSearch(self, from: path, beyond: edge, isForward: isForward, along: axis)
    if let found = search.nearest() { return found }
    let next = focusable(from: step(path, by: isForward ? 1 : -1), step: isForward ? 1 : -1)
    return next.flatMap { axis != self.axis || search.isBeyond(frames.frame(of: $0)) ? $0 : nil }
  }

  /// The nearest item one viewport on; where the content ends before that, the first or the last one.
  private func page(from path: ElementPath, isForward: Bool) -> ElementPath? {
    let frame = seenFrame(of: path)
    let extent = window.size[axis]
    let edge = isForward ? frame.min(axis) + extent : frame.max(axis) - extent
    let search = FocusSearch(self, from: path, beyond: edge, isForward: isForward, along: axis)
    if let found = search.nearest() { return found }
    if isForward, edge >= contentSize[axis] { return focusable(from: lastItem, step: -1) }
    if !isForward, edge <= 0 { return focusable(from: firstItem, step: 1) }
    return focusable(from: step(path, by: isForward ? 1 : -1), step: isForward ? 1 : -1)
  }

  /// Whether there is an element at a path that can be focused; its cell is made only if its run does not know.
  func isFocusable(_ path: ElementPath) -> Bool {
    guard let item = path.item else { return snapshot.cell(at: path).map { canFocus(path, $0) } ?? false }
    guard snapshot.sections.indices.contains(path.section),
      let place = snapshot.sections[path.section].locate(item)
    else { return false }
    // What a single cell says more of itself is quickly asked.
    if place.run.count > 1, anyBehavior(in: .items, { $0.canWork(onAllOf: place.run, self) }) { return true }
    return place.run.cell(at: place.index).map { canFocus(path, $0) } ?? false
  }

  private var firstItem: ElementPath? { first(from: 0).flatMap { part(from: $0, by: 1) } }

  private var lastItem: ElementPath? {
    last(from: snapshot.declaredCount - 1).flatMap { part(from: $0, by: -1) }
  }

  /// What comes so many places on, across sections; of a group, its first or last part, and the group itself where it was
  /// not looked into. Of headers, footers and placeholders only those count that can be focused.
  private func step(_ path: ElementPath, by step: Int) -> ElementPath? {
    next(path, by: step).flatMap { part(from: $0, by: step) }
  }

  /// The first or last part of what is at a path, or of what comes next where that is a group without parts.
  private func part(from path: ElementPath, by step: Int) -> ElementPath? {
    var path = path
    while true {
      if let part = part(of: path, isLast: step < 0) { return part }
      guard let next = next(path, by: step) else { return nil }
      path = next
    }
  }

  /// The first item that can be focused, from one on, or a group with such a part that was not looked into.
  private func focusable(from start: ElementPath?, step direction: Int) -> ElementPath? {
    var path = start
    for _ in 0..<Self.searchLimit {
      guard let candidate = path else { return nil }
      if snapshot.cell(at: candidate).map({ holdsFocusable($0, at: candidate) }) ?? false { return candidate }
      path = step(candidate, by: direction)
    }
    return nil
  }

  /// The same from a place on, at which there may be a group that was looked into.
  func focusable(at place: ElementPath, step direction: Int) -> ElementPath? {
    let start = part(of: place, isLast: direction < 0) ?? step(place, by: direction)
    return focusable(from: start, step: direction)
  }

  /// After how many items that cannot be focused the search for one that can is given up.
  private static var searchLimit: Int { 4096 }
}

// MARK: - Groups

extension Engine {
  /// Whether an element can be focused, or a part of it if it is a group.
  func holdsFocusable(_ cell: DeclaredCell, at path: ElementPath) -> Bool {
    if !cell.isGroup { return canFocus(path, cell) }
    return holdsFocusable(cell, isInside: canWork(on: cell, at: path) || isInWorkableGroup(path))
  }

  /// The same about a part of a group that was not looked into.
  ///
  /// - Parameter isInside: Whether something can be done with a group around it.
  func holdsFocusable(_ cell: DeclaredCell, isInside: Bool) -> Bool {
    guard let group = cell.group else { return canFocus(partOfGroup: cell, isInside: isInside) }
    let isInside = isInside || cell.canBeWorkedOn
    return group.runs.contains { run in
      (0..<min(run.count, Self.searchLimit)).contains { index in
        run.cell(at: index).map { holdsFocusable($0, isInside: isInside) } ?? false
      }
    }
  }

  /// The first or the last part of what is at a path; the path itself where that is no group or one that was not
  /// looked into.
  private func part(of path: ElementPath, isLast: Bool) -> ElementPath? {
    guard let item = path.item, frames.sections.indices.contains(path.section) else { return path }
    guard let section = frames.sections[path.section].children[item] else {
      return snapshot.cell(at: path) == nil ? nil : path
    }
    let count = snapshot.sections[section].count
    return count == 0 ? nil : part(of: .item(isLast ? count - 1 : 0, in: section), isLast: isLast)
  }

  /// Looks into the groups that a search ends at, until it ends at an item.
  func lookingInto(_ issues: inout [Issue], _ search: () -> ElementPath?) -> ElementPath? {
    while let path = search() {
      guard let item = path.item, let group = snapshot.cell(at: path)?.group else { return path }
      guard frames.sections[path.section].children[item] == nil else { return nil }
      open(group, at: path, issues: &issues)
      frames.settleSizes()
    }
    return nil
  }
}
