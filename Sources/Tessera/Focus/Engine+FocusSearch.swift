@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Finds the item that the focus moves to: the nearest one in a direction. The search begins nearby and
// inspects only as many items as it needs.

extension Engine {
  /// Returns the target of the focus: an item that can have it, or an unopened group with such a part.
  func target(of destination: FocusDestination) -> ElementPath? {
    switch destination {
    case .move(let move): target(of: move)
    case .into(let path): focusable(at: path, step: 1)
    }
  }

  /// Returns the target of a move: an item that can be focused, or an unopened group with such a part.
  func target(of move: FocusMove) -> ElementPath? {
    guard let current = focus?.path, move != .first, move != .last else {
      switch move {
      case .last: return focusable(from: lastItem, step: -1)
      case .first: return focusable(from: firstItem, step: 1)
      case .pageUp, .pageDown:
        // A user who has scrolled continues from the visible part.
        return (firstInView ?? focusable(from: firstItem, step: 1)).flatMap {
          page(from: $0, isForward: move == .pageDown)
        }
      default: return firstInView ?? focusable(from: firstItem, step: 1)
      }
    }
    switch move {
    case .up: return neighbor(of: current, isForward: false, along: .vertical)
    case .down: return neighbor(of: current, isForward: true, along: .vertical)
    case .left: return neighbor(of: current, isForward: isMirrored, along: .horizontal)
    case .right: return neighbor(of: current, isForward: !isMirrored, along: .horizontal)
    case .pageUp: return page(from: current, isForward: false)
    case .pageDown: return page(from: current, isForward: true)
    case .first, .last: return nil
    }
  }

  private var firstInView: ElementPath? {
    frames.paths(overlapping: window).first(where: isFocusable)
  }

  /// Returns the nearest item in a direction.
  ///
  /// At the end of a line the result is the previous or the next item, because the next line continues there.
  /// Such an item is in that direction only if it is farther away than one viewport, or in an unopened group.
  private func neighbor(of path: ElementPath, isForward: Bool, along axis: Axis) -> ElementPath? {
    let frame = visibleFrame(of: path)
    let edge = isForward ? frame.max(axis) : frame.min(axis)
    let search = FocusSearch(self, from: path, beyond: edge, isForward: isForward, along: axis)
    if let found = search.nearest() { return found }
    let next = focusable(from: step(path, by: isForward ? 1 : -1), step: isForward ? 1 : -1)
    return next.flatMap { axis != self.axis || search.isBeyond(frames.frame(of: $0)) ? $0 : nil }
  }

  /// Returns the nearest item one viewport away, or the first or last item if the content ends before that.
  private func page(from path: ElementPath, isForward: Bool) -> ElementPath? {
    let frame = visibleFrame(of: path)
    let extent = window.size[axis]
    let edge = isForward ? frame.min(axis) + extent : frame.max(axis) - extent
    let search = FocusSearch(self, from: path, beyond: edge, isForward: isForward, along: axis)
    if let found = search.nearest() { return found }
    if isForward, edge >= contentSize[axis] { return focusable(from: lastItem, step: -1) }
    if !isForward, edge <= 0 { return focusable(from: firstItem, step: 1) }
    return focusable(from: step(path, by: isForward ? 1 : -1), step: isForward ? 1 : -1)
  }

  /// Returns whether the element at a path can be focused; makes its cell only if the run does not know.
  func isFocusable(_ path: ElementPath) -> Bool {
    guard let item = path.item else { return snapshot.cell(at: path).map { canFocus(path, $0) } ?? false }
    guard snapshot.sections.indices.contains(path.section),
      let place = snapshot.sections[path.section].locate(item)
    else { return false }
    // A single cell is cheap to query.
    if place.run.count > 1, anyBehavior(in: .items, { $0.canAct(onAllOf: place.run, self) }) { return true }
    return place.run.cell(at: place.index).map { canFocus(path, $0) } ?? false
  }

  private var firstItem: ElementPath? { first(from: 0).flatMap { part(from: $0, by: 1) } }

  private var lastItem: ElementPath? {
    last(from: snapshot.declaredCount - 1).flatMap { part(from: $0, by: -1) }
  }

  /// Returns the path a number of places on, across sections. For a group this is its first or last part, or
  /// the group itself if it is unopened. Headers, footers and placeholders count only if they can be focused.
  private func step(_ path: ElementPath, by step: Int) -> ElementPath? {
    next(path, by: step).flatMap { part(from: $0, by: step) }
  }

  /// Returns the first or last part of the element at a path, or of the next element if that is a group
  /// without parts.
  private func part(from path: ElementPath, by step: Int) -> ElementPath? {
    var path = path
    while true {
      if let part = part(of: path, isLast: step < 0) { return part }
      guard let next = next(path, by: step) else { return nil }
      path = next
    }
  }

  /// Returns the first item from a path on that can be focused, or an unopened group with such a part.
  private func focusable(from start: ElementPath?, step direction: Int) -> ElementPath? {
    var path = start
    for _ in 0..<Self.searchLimit {
      guard let candidate = path else { return nil }
      if snapshot.cell(at: candidate).map({ holdsFocusable($0, at: candidate) }) ?? false { return candidate }
      path = step(candidate, by: direction)
    }
    return nil
  }

  /// Returns the first item from a path on that can be focused. The path may be an opened group.
  func focusable(at place: ElementPath, step direction: Int) -> ElementPath? {
    let start = part(of: place, isLast: direction < 0) ?? step(place, by: direction)
    return focusable(from: start, step: direction)
  }

  /// The number of items that cannot be focused after which the search gives up.
  private static var searchLimit: Int { 4096 }
}

// MARK: - Groups

extension Engine {
  /// Returns whether an element, or a part of it if it is a group, can be focused.
  func holdsFocusable(_ cell: DeclaredCell, at path: ElementPath) -> Bool {
    if !cell.isGroup { return canFocus(path, cell) }
    return holdsFocusable(cell, isInside: canAct(on: cell, at: path) || isInInteractiveGroup(path))
  }

  /// Returns whether a part of an unopened group, or a part of it, can be focused.
  ///
  /// - Parameter isInside: Whether a group around it is interactive.
  func holdsFocusable(_ cell: DeclaredCell, isInside: Bool) -> Bool {
    guard let group = cell.group else { return canFocus(partOfGroup: cell, isInside: isInside) }
    let isInside = isInside || cell.hasActions
    return group.runs.contains { run in
      (0..<min(run.count, Self.searchLimit)).contains { index in
        run.cell(at: index).map { holdsFocusable($0, isInside: isInside) } ?? false
      }
    }
  }

  /// Returns the first or last part of the element at a path; the path itself if it has no known parts.
  private func part(of path: ElementPath, isLast: Bool) -> ElementPath? {
    guard let item = path.item, frames.sections.indices.contains(path.section) else { return path }
    guard let section = frames.sections[path.section].children[item] else {
      return snapshot.cell(at: path) == nil ? nil : path
    }
    let count = snapshot.sections[section].count
    return count == 0 ? nil : part(of: .item(isLast ? count - 1 : 0, in: section), isLast: isLast)
  }

  /// Opens the groups that a search ends at, until it ends at an item.
  func openingGroups(_ issues: inout [Issue], _ search: () -> ElementPath?) -> ElementPath? {
    while let path = search() {
      guard let item = path.item, let group = snapshot.cell(at: path)?.group else { return path }
      guard frames.sections[path.section].children[item] == nil else { return nil }
      open(group, at: path, issues: &issues)
      frames.settleSizes()
    }
    return nil
  }
}
