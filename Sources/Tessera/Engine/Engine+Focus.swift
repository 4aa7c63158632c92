import TesseraLayout

/// Where the focus goes.
public enum FocusMove: Hashable, Sendable {
  /// To the nearest item above.
  case up
  /// To the nearest item below.
  case down
  /// To the item on the left, or the one before.
  case left
  /// To the item on the right, or the one behind.
  case right
  /// To the first item.
  case first
  /// To the last item.
  case last
  /// One viewport up.
  case pageUp
  /// One viewport down.
  case pageDown
}

extension Engine {
  /// The item that the keyboard works on.
  public var focusedKey: ItemKey? { focus?.key }

  /// Moves the focus to another item and brings it into view.
  ///
  /// - Returns: Whether there was an item to go to; where nothing can be focused a host scrolls instead.
  @discardableResult
  public func moveFocus(_ move: FocusMove) -> Bool {
    let isFocusable = { [live] index in live[index].path.item != nil && self.canSelect(live[index].cell) }
    guard focus != nil || live.indices.contains(where: isFocusable), let path = target(of: move),
      let cell = snapshot.cell(at: path)
    else { return false }
    setFocus(snapshot.key(at: path, kind: cell.kind), path)
    // What stands beside the first and the last item comes into view with them: margins, headers, footers.
    if move == .first || move == .last { requests.scrolls.append(.edge(isEnd: move == .last)) }
    requests.scrolls.append(.focus)
    return true
  }

  /// Gives the focus to the first item with an id, in one section or in any, and brings it into view.
  ///
  /// The item is looked up with the next transaction, in the content shown then; where there is none that can be
  /// focused, that is an issue and the focus stays.
  ///
  /// - Complexity: O(*n*) to find the item.
  public func focus(on id: ItemID, inSection section: ItemID? = nil) {
    requests.focus = (id, section)
  }

  /// Carries out what ``focus(on:inSection:)`` asked for.
  func follow(_ request: (id: ItemID, section: ItemID?)?, issues: inout [Issue]) {
    guard let request else { return }
    guard let path = snapshot.path(of: request.id, inSection: request.section), isSelectable(path),
      let cell = snapshot.cell(at: path)
    else {
      issues.append(.unknownItem(request.id))
      return
    }
    focus = (snapshot.key(at: path, kind: cell.kind), path)
  }

  /// Gives the focus to an item.
  func setFocus(_ key: ItemKey, _ path: ElementPath) {
    guard focus?.key != key else { return }
    focus = (key, path)
    requests.statesChanged = true
  }

  /// Takes the focus away.
  public func clearFocus() {
    guard focus != nil else { return }
    focus = nil
    requests.statesChanged = true
  }

  /// The focus stays on its item; where that is gone, it goes to the one that took its place.
  func adoptFocus(_ pairing: SnapshotPairing) {
    guard let old = focus else { return }
    let path = pairing.newPath(ofOld: old.path) ?? replacement(for: old.path, pairing)
    guard let path, let cell = snapshot.cell(at: path) else {
      focus = nil
      return
    }
    focus = (snapshot.key(at: path, kind: cell.kind), path)
  }

  private func replacement(for path: ElementPath, _ pairing: SnapshotPairing) -> ElementPath? {
    if let group = pairing.oldGroup(around: path), pairing.newSection(ofOld: path.section) == nil {
      return replacement(for: group, pairing)
    }
    guard let item = path.item, let section = pairing.newSection(ofOld: path.section),
      snapshot.sections[section].count > 0
    else { return nil }
    let place = ElementPath.item(min(item, snapshot.sections[section].count - 1), in: section)
    return selectable(from: place, step: 1) ?? selectable(from: place, step: -1)
  }

  private func target(of move: FocusMove) -> ElementPath? {
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

  private func isSelectable(_ path: ElementPath) -> Bool {
    path.item != nil && (snapshot.cell(at: path).map(canSelect) ?? false)
  }

  private var firstItem: ElementPath? { step(.item(-1, in: 0), by: 1) }

  private var lastItem: ElementPath? {
    let last = snapshot.declaredCount - 1
    return last < 0 ? nil : step(.item(snapshot.sections[last].count, in: last), by: -1)
  }

  /// The item so many places on, across sections; of a group, its first or last part.
  private func step(_ path: ElementPath, by step: Int) -> ElementPath? {
    guard var item = path.item else { return nil }
    var section = path.section
    item += step
    while snapshot.sections.indices.contains(section) {
      if item >= 0, item < snapshot.sections[section].count {
        if let part = descend(from: .item(item, in: section), toLast: step < 0) { return part }
        item += step
      } else if let group = frames.group(around: .item(0, in: section)), let position = group.item {
        section = group.section
        item = position + step
      } else {
        section += step
        guard section >= 0, section < snapshot.declaredCount else { return nil }
        item = step > 0 ? 0 : snapshot.sections[section].count - 1
      }
    }
    return nil
  }

  /// The first item that can be focused, from one on; given up after some thousand items that cannot.
  private func selectable(from start: ElementPath?, step direction: Int) -> ElementPath? {
    var path = start
    for _ in 0..<4096 {
      guard let candidate = path else { return nil }
      if isSelectable(candidate) { return candidate }
      path = step(candidate, by: direction)
    }
    return nil
  }
}

extension Rect {
  /// The middle between the left and the right edge.
  fileprivate var centerX: Double { minX + width / 2 }
}
