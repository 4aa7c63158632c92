import TesseraDiff
import TesseraLayout

extension Engine {
  /// What has to stay where it is, by policy and by what is in view.
  func currentAnchor() -> Anchor {
    switch configuration.anchoring {
    case .start where viewport.minY <= 0: return .start
    case .end where !hasShown || viewport.maxY >= contentSize.height - 0.5: return .end
    default: return itemAnchor() ?? .offset(viewport.minY)
    }
  }

  /// The first item that is fully in view, else the first one in view, else a header or footer.
  ///
  /// Items that are on screen already go before those that only come into view: their size is known.
  func itemAnchor() -> Anchor? {
    let paths = frames.paths(overlapping: viewport)
    let items = paths.filter { $0.item != nil }
    var livePaths: Set<ElementPath> = []
    for index in live.indices { livePaths.insert(live[index].path) }
    let shown = items.filter { livePaths.contains($0) }
    let candidates = [shown, items, paths].first { !$0.isEmpty } ?? []
    let path = candidates.first { frames.frame(of: $0).isVertically(within: viewport) } ?? candidates.first
    return path.map { .element($0, distance: frames.frame(of: $0).minY - viewport.minY) }
  }

  /// The anchor in new content: the same item, or one that stands in for it.
  ///
  /// An item that was carried elsewhere does not take the view along: of what was in view, something that kept its
  /// order is held, the anchor itself if it did. Where nothing of it is left, the nearest survivor is held.
  func surviving(
    _ anchor: Anchor, inView: [ElementPath], _ pairing: Pairing, _ oldFrames: CollectionFrames<H>
  ) -> Anchor {
    guard case .element(let path, let distance) = anchor else { return anchor }
    let top = oldFrames.frame(of: path).minY - distance
    let visible = keepers(of: inView.filter { $0.item != nil }, pairing)
    let position = visible.firstIndex { $0.old >= path } ?? visible.count
    let survivor = visible[position...].first ?? visible[..<position].last ?? survivor(near: path, pairing)
    guard let survivor else { return .offset(viewport.minY) }
    return .element(survivor.new, distance: oldFrames.frame(of: survivor.old).minY - top)
  }

  /// Those items among some, ascending, that are part of a longest stretch that is still in order.
  ///
  /// - Complexity: O(*m*²) for *m* items in view; O(*m*) where their order is the same.
  private func keepers(
    of paths: [ElementPath], _ pairing: Pairing
  ) -> [(old: ElementPath, new: ElementPath)] {
    let pairs = paths.compactMap { old in
      pairing.newPath(ofOld: old, in: snapshot).map { (old: old, new: $0) }
    }
    if zip(pairs, pairs.dropFirst()).allSatisfy({ $0.new < $1.new }) { return pairs }
    // For each item the longest ordered stretch that ends with it, and the longest that begins with it.
    var ending = Array(repeating: 1, count: pairs.count)
    var beginning = ending
    for index in pairs.indices {
      for earlier in 0..<index where pairs[earlier].new < pairs[index].new {
        ending[index] = max(ending[index], ending[earlier] + 1)
      }
    }
    for index in pairs.indices.reversed() {
      for later in (index + 1)..<pairs.count where pairs[index].new < pairs[later].new {
        beginning[index] = max(beginning[index], beginning[later] + 1)
      }
    }
    let longest = ending.max() ?? 0
    return pairs.indices.filter { ending[$0] + beginning[$0] - 1 == longest }.map { pairs[$0] }
  }

  /// The element itself if it is still there, else the next item of its section that is, else the one before, else
  /// one of the following sections, else one of the sections before.
  ///
  /// - Complexity: O(*d*) for *d* deleted items that are passed.
  private func survivor(
    near path: ElementPath, _ pairing: Pairing
  ) -> (old: ElementPath, new: ElementPath)? {
    func firstSurvivor(in section: Int, _ items: some Sequence<Int>) -> (ElementPath, ElementPath)? {
      for item in items {
        let old = ElementPath.item(item, in: section)
        if let new = pairing.newPath(ofOld: old, in: snapshot) { return (old, new) }
      }
      return nil
    }
    if let new = pairing.newPath(ofOld: path, in: snapshot) { return (path, new) }
    guard pairing.oldSections.indices.contains(path.section) else { return nil }
    let counts = pairing.oldSections.map { $0.count }
    let start = path.item ?? (path.element == .header ? 0 : counts[path.section])
    if let found = firstSurvivor(in: path.section, start..<counts[path.section]) { return found }
    if let found = firstSurvivor(in: path.section, (0..<start).reversed()) { return found }
    for section in counts.indices.dropFirst(path.section + 1) {
      if let found = firstSurvivor(in: section, 0..<counts[section]) { return found }
    }
    for section in (0..<path.section).reversed() {
      if let found = firstSurvivor(in: section, (0..<counts[section]).reversed()) { return found }
    }
    return nil
  }

  /// Scrolls to an anchor, as far as the content goes.
  func moveViewport(to anchor: Anchor) {
    viewport.origin.y = frames.position(of: anchor, in: viewport)
    limitViewport()
  }

  /// Keeps the viewport within the content.
  func limitViewport() {
    viewport.origin.x = max(0, min(viewport.minX, contentSize.width - viewport.width))
    viewport.origin.y = max(0, min(viewport.minY, contentSize.height - viewport.height))
  }

  /// Carries a scroll request out and says what to hold on to from then on.
  func follow(_ scroll: Requests<H>.Scroll, from anchor: Anchor, issues: inout [Issue]) -> Anchor {
    switch scroll {
    case .by(let distance):
      viewport.origin = viewport.origin + distance
      limitViewport()
      return currentAnchor()
    case .to(let point):
      viewport.origin = point
      limitViewport()
      return currentAnchor()
    case .item(let id, let section, let alignment):
      return follow(snapshot.path(of: id, inSection: section), alignment, id, from: anchor, &issues)
    case .section(let id, let alignment):
      return follow(snapshot.path(ofSection: id), alignment, id, from: anchor, &issues)
    case .focus:
      guard let path = focus?.path else { return anchor }
      return approach(path, .nearest)
    }
  }

  private func follow(
    _ path: ElementPath?, _ alignment: ScrollAlignment, _ id: ItemID, from anchor: Anchor,
    _ issues: inout [Issue]
  ) -> Anchor {
    guard let path else {
      issues.append(.unknownItem(id))
      return anchor
    }
    return approach(path, alignment)
  }

  private func approach(_ path: ElementPath, _ alignment: ScrollAlignment) -> Anchor {
    moveViewport(to: .target(path, alignment))
    let frame = frames.frame(of: path)
    if frame.minX < viewport.minX || frame.maxX > viewport.maxX {
      viewport.origin.x = frame.minX
      limitViewport()
    }
    return .target(path, alignment)
  }
}

extension Rect {
  /// Whether the top and the bottom edge both lie within another rectangle.
  fileprivate func isVertically(within other: Rect) -> Bool { minY >= other.minY && maxY <= other.maxY }
}
