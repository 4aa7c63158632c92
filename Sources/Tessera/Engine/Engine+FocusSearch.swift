import TesseraLayout

// Which item the focus goes to when it is moved: the nearest one that way. What is near is looked at first, and no more
// than it takes.

extension Engine {
  /// Where the focus goes: an item that can have it, or a group with such a part that was not looked into.
  func target(of goal: FocusGoal) -> ElementPath? {
    switch goal {
    case .move(let move): target(of: move)
    case .into(let path): selectable(at: path, step: 1)
    }
  }

  /// Where a move leads: an item that can be focused, or a group with such a part that was not looked into.
  func target(of move: FocusMove) -> ElementPath? {
    guard let current = focus?.path, move != .first, move != .last else {
      switch move {
      case .last: return selectable(from: lastItem, step: -1)
      case .first: return selectable(from: firstItem, step: 1)
      case .pageUp, .pageDown:
        // Whoever has scrolled somewhere goes on from there.
        return (firstInView ?? selectable(from: firstItem, step: 1)).flatMap {
          page(from: $0, isForward: move == .pageDown)
        }
      default: return firstInView ?? selectable(from: firstItem, step: 1)
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
    frames.paths(overlapping: window).first(where: isSelectable)
  }

  /// The nearest item on one side. Where lines end, the one before or behind: the next line goes on with it; it is farther
  /// away than one viewport, or in a group that was not looked into, if it stands on that side at all.
  private func neighbour(of path: ElementPath, isForward: Bool, along axis: Axis) -> ElementPath? {
    let frame = frames.frame(of: path)
    let edge = isForward ? frame.max(axis) : frame.min(axis)
    let search = FocusSearch(self, from: path, beyond: edge, isForward: isForward, along: axis)
    if let found = search.nearest() { return found }
    let next = selectable(from: step(path, by: isForward ? 1 : -1), step: isForward ? 1 : -1)
    return next.flatMap { axis != self.axis || search.isBeyond(frames.frame(of: $0)) ? $0 : nil }
  }

  /// The nearest item one viewport on; where the content ends before that, the first or the last one.
  private func page(from path: ElementPath, isForward: Bool) -> ElementPath? {
    let frame = frames.frame(of: path)
    let extent = window.size[axis]
    let edge = isForward ? frame.min(axis) + extent : frame.max(axis) - extent
    let search = FocusSearch(self, from: path, beyond: edge, isForward: isForward, along: axis)
    if let found = search.nearest() { return found }
    if isForward, edge >= contentSize[axis] { return selectable(from: lastItem, step: -1) }
    if !isForward, edge <= 0 { return selectable(from: firstItem, step: 1) }
    return selectable(from: step(path, by: isForward ? 1 : -1), step: isForward ? 1 : -1)
  }

  /// Whether there is an item at a path that can be focused; its cell is made only if its run does not know.
  func isSelectable(_ path: ElementPath) -> Bool {
    guard let item = path.item else { return snapshot.cell(at: path).map { canFocus(path, $0) } ?? false }
    guard snapshot.sections.indices.contains(path.section),
      let place = snapshot.sections[path.section].locate(item)
    else { return false }
    if selecting.mode != .none, let known = place.run.areSelectable, let kind = place.run.uniformKind {
      return known && kind != .group
    }
    return place.run.cell(at: place.index).map(canSelect) ?? false
  }

  private var firstItem: ElementPath? {
    focusablePlaceholder(in: 0) ?? step(.item(-1, in: 0), by: 1)
  }

  private var lastItem: ElementPath? {
    let last = snapshot.declaredCount - 1
    return last < 0
      ? nil : focusablePlaceholder(in: last) ?? step(.item(snapshot.sections[last].count, in: last), by: -1)
  }

  /// The item so many places on, across sections; of a group, its first or last part, and the group itself where it
  /// was not looked into.
  private func step(_ path: ElementPath, by step: Int) -> ElementPath? {
    guard var item = path.itemOrPlaceholder else { return nil }
    var section = path.section
    item += step
    while snapshot.sections.indices.contains(section) {
      if item >= 0, item < snapshot.sections[section].count {
        if let part = part(of: .item(item, in: section), isLast: step < 0) { return part }
        item += step
      } else if let group = frames.group(around: .item(0, in: section)), let position = group.item {
        section = group.section
        item = position + step
      } else {
        section += step
        guard section >= 0, section < snapshot.declaredCount else { return nil }
        if let placeholder = focusablePlaceholder(in: section) { return placeholder }
        item = step > 0 ? 0 : snapshot.sections[section].count - 1
      }
    }
    return nil
  }

  /// The first item that can be focused, from one on, or a group with such a part that was not looked into.
  private func selectable(from start: ElementPath?, step direction: Int) -> ElementPath? {
    var path = start
    for _ in 0..<Self.searchLimit {
      guard let candidate = path else { return nil }
      if snapshot.cell(at: candidate).map(holdsSelectable) ?? false { return candidate }
      path = step(candidate, by: direction)
    }
    return nil
  }

  /// The same from a place on, at which there may be a group that was looked into.
  func selectable(at place: ElementPath, step direction: Int) -> ElementPath? {
    let start = part(of: place, isLast: direction < 0) ?? step(place, by: direction)
    return selectable(from: start, step: direction)
  }

  /// After how many items that cannot be focused the search for one that can is given up.
  private static var searchLimit: Int { 4096 }
}

// MARK: - Groups

extension Engine {
  /// Whether an item can be focused, or a part of it if it is a group.
  func holdsSelectable(_ cell: DeclaredCell) -> Bool {
    guard let group = cell.group else { return canSelect(cell) }
    return group.runs.contains { run in
      (0..<min(run.count, Self.searchLimit)).contains { run.cell(at: $0).map(holdsSelectable) ?? false }
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
