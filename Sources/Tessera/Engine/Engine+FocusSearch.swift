import TesseraLayout

// Which item the focus goes to when it is moved.

extension Engine {
  /// Where a move leads: an item that can be focused, or a group with such a part that was not looked into.
  func target(of move: FocusMove) -> ElementPath? {
    guard let current = focus?.path, move != .first, move != .last else {
      switch move {
      case .last, .pageUp: return selectable(from: lastItem, step: -1)
      case .first, .pageDown: return selectable(from: firstItem, step: 1)
      default: return firstInView ?? selectable(from: firstItem, step: 1)
      }
    }
    let frame = frames.frame(of: current)
    switch move {
    case .up: return neighbour(of: current, above: frame.minY, by: window.height)
    case .down: return neighbour(of: current, below: frame.maxY, by: window.height)
    case .pageUp:
      return neighbour(of: current, above: frame.maxY - window.height, by: window.height)
        ?? selectable(from: firstItem, step: 1)
    case .pageDown:
      return neighbour(of: current, below: frame.minY + window.height, by: window.height)
        ?? selectable(from: lastItem, step: -1)
    case .left, .right:
      let direction = (move == .right) == isMirrored ? -1 : 1
      return selectable(from: step(current, by: direction), step: direction)
    case .first, .last: return nil
    }
  }

  /// The first item in view that can be focused.
  private var firstInView: ElementPath? {
    frames.paths(overlapping: window).first(where: isSelectable)
  }

  private func neighbour(of path: ElementPath, above edge: Double, by reach: Double) -> ElementPath? {
    let band = Rect(x: window.minX, y: edge - reach, width: window.width, height: reach)
    let found = candidates(for: path, in: band).filter { frames.frame(of: $0).minY < edge }
    let nearest = found.map { frames.frame(of: $0).maxY }.max()
    return closest(to: path, of: found.filter { frames.frame(of: $0).maxY == nearest })
      ?? selectable(from: step(path, by: -1), step: -1)
  }

  private func neighbour(of path: ElementPath, below edge: Double, by reach: Double) -> ElementPath? {
    let band = Rect(x: window.minX, y: edge, width: window.width, height: reach)
    let found = candidates(for: path, in: band).filter { frames.frame(of: $0).minY >= edge }
    let nearest = found.map { frames.frame(of: $0).minY }.min()
    return closest(to: path, of: found.filter { frames.frame(of: $0).minY == nearest })
      ?? selectable(from: step(path, by: 1), step: 1)
  }

  /// Where the focus may go from an item: lines of its own section may be ragged, but what is in another one has to
  /// stand below or above it, not beside, unless there is nothing else.
  private func candidates(for path: ElementPath, in band: Rect) -> [ElementPath] {
    let frame = frames.frame(of: path)
    let found = frames.paths(overlapping: band).filter { $0 != path && isSelectable($0) }
    let aligned = found.filter {
      let other = frames.frame(of: $0)
      return $0.section == path.section || (other.minX < frame.maxX && other.maxX > frame.minX)
    }
    return aligned.isEmpty ? found : aligned
  }

  private func closest(to path: ElementPath, of paths: [ElementPath]) -> ElementPath? {
    let center = frames.frame(of: path).centerX
    return paths.min {
      abs(frames.frame(of: $0).centerX - center) < abs(frames.frame(of: $1).centerX - center)
    }
  }

  func isSelectable(_ path: ElementPath) -> Bool {
    snapshot.cell(at: path).map { canFocus(path, $0) } ?? false
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
  private func holdsSelectable(_ cell: DeclaredCell) -> Bool {
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

extension Rect {
  /// The middle between the left and the right edge.
  fileprivate var centerX: Double { minX + width / 2 }
}
