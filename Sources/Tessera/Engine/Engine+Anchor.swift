import TesseraDiff
import TesseraLayout

extension Engine {
  /// What has to stay where it is, by policy and by what is in view.
  func currentAnchor() -> Anchor {
    if let parkedAnchor { return parkedAnchor }
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
    let staying = staying(of: inView, pairing)
    let position = staying.firstIndex { $0.old >= path } ?? staying.count
    let survivor = staying[position...].first ?? staying[..<position].last ?? survivor(near: path, pairing)
    guard let survivor else { return .offset(viewport.minY) }
    return .element(survivor.new, distance: oldFrames.frame(of: survivor.old).minY - top)
  }

  /// The items among some that keep their order, as the fewest moves tell it.
  private func staying(
    of paths: [ElementPath], _ pairing: Pairing
  ) -> [(old: ElementPath, new: ElementPath)] {
    paths.compactMap { old in
      guard let item = old.item, pairing.oldSections[old.section].isStaying,
        pairing.isStaying(old: ItemPath(section: old.section, item: item)),
        let new = pairing.newPath(ofOld: old, in: snapshot)
      else { return nil }
      return (old, new)
    }
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
