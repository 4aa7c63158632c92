import TesseraLayout

extension Engine {
  /// Returns the anchor in new content: the same item, or a substitute.
  ///
  /// An item that has moved does not take the view along unless it was chosen. Of the visible elements, one
  /// that kept its order is held: the anchor itself if it did. If none is left, the nearest survivor is held.
  func surviving(
    _ anchor: Anchor, inView: [ElementPath], _ pairing: SnapshotPairing, _ oldFrames: CollectionFrames
  ) -> Anchor {
    let path: ElementPath
    let hold: Hold
    switch anchor {
    case .element(let element, let elementHold):
      if elementHold.isChosen, let new = pairing.newPath(ofOld: element) { return .element(new, elementHold) }
      (path, hold) = (element, elementHold)
    case .section(let section, let sectionHold):
      let new =
        sectionHold.isChosen
        ? pairing.newSection(ofOld: section) : pairing.newSection(ofStaying: section)
      if let new { return .section(new, sectionHold) }
      (path, hold) = (ElementPath(section: section, element: .header), sectionHold)
    case .target(let target, let alignment):
      return survivor(near: target, pairing).map { .target($0.new, alignment) } ?? .start
    case .near(let edge, let extent, let otherwise):
      if pairing.changesOrder { return Anchor(edge) }
      return .near(edge, extent: extent, surviving(otherwise, inView: inView, pairing, oldFrames))
    case .start, .end, .offset: return anchor
    }
    let start = oldFrames.position(of: anchor, in: freeViewport)
    let dragged = draggedPaths
    // The visible elements are in the order of declaration.
    let anchorPosition = inView.firstIndex(of: path) ?? 0
    for old in inView[anchorPosition...] where !dragged.contains(old) {
      if let anchor = kept(old, hold, from: start, pairing, oldFrames) { return anchor }
    }
    for old in inView[..<anchorPosition].reversed() where !dragged.contains(old) {
      if let anchor = kept(old, hold, from: start, pairing, oldFrames) { return anchor }
    }
    guard let survivor = survivor(near: path, pairing) else { return .offset(freeViewport.min(axis)) }
    let frame = oldFrames.frame(of: survivor.old)
    return .element(survivor.new, held(frame, hold, from: start, oldFrames))
  }

  /// Returns an anchor on an element that keeps its order by the fewest moves; `nil` if it does not.
  private func kept(
    _ old: ElementPath, _ hold: Hold, from start: Double, _ pairing: SnapshotPairing,
    _ oldFrames: CollectionFrames
  ) -> Anchor? {
    let new = held(oldFrames.extentOfHold(on: old), hold, from: start, oldFrames)
    if let scroller = oldFrames.scroller(moving: old) {
      return pairing.newSection(ofStaying: scroller).map { .section($0, new) }
    }
    guard old.item != nil, pairing.isStaying(old: old), let path = pairing.newPath(ofOld: old)
    else { return nil }
    return .element(path, new)
  }

  /// Returns the hold of a substitute for the anchor.
  private func held(_ rect: Rect, _ hold: Hold, from start: Double, _ oldFrames: CollectionFrames) -> Hold {
    .on(rect, in: freeViewport, from: start, along: oldFrames.axis, fraction: hold.fraction)
  }

  /// Returns the element itself if it survives. Otherwise returns the next surviving item of its section,
  /// else the previous one, else one of the following sections, else one of the preceding sections.
  ///
  /// - Complexity: O(*d*) for *d* deleted items that are passed.
  package func survivor(
    near path: ElementPath, _ pairing: SnapshotPairing
  ) -> (old: ElementPath, new: ElementPath)? {
    let dragged = draggedPaths
    func firstSurvivor(in section: Int, _ items: some Sequence<Int>) -> (ElementPath, ElementPath)? {
      for item in items {
        let old = ElementPath.item(item, in: section)
        if dragged.contains(old) { continue }
        if let new = pairing.newPath(ofOld: old) { return (old, new) }
      }
      return nil
    }
    if let new = pairing.newPath(ofOld: path) { return (path, new) }
    let counts = pairing.oldCounts
    guard counts.indices.contains(path.section) else { return nil }
    let start = path.item ?? (path.element == .footer ? counts[path.section] : 0)
    if let found = firstSurvivor(in: path.section, start..<counts[path.section]) { return found }
    if let found = firstSurvivor(in: path.section, (0..<start).reversed()) { return found }
    if let group = pairing.oldGroup(around: path) { return survivor(near: group, pairing) }
    for section in counts.indices[..<pairing.oldDeclaredCount].dropFirst(path.section + 1) {
      if let found = firstSurvivor(in: section, 0..<counts[section]) { return found }
    }
    for section in (0..<path.section).reversed() {
      if let found = firstSurvivor(in: section, (0..<counts[section]).reversed()) { return found }
    }
    return nil
  }
}

extension SnapshotPairing {
  /// Whether items or sections were inserted, deleted or moved. O(*s*) for *s* sections.
  fileprivate var changesOrder: Bool {
    oldDeclaredCount != new.declaredCount
      || (0..<new.declaredCount).contains { section in
        guard let old = oldSection(ofNew: section) else { return true }
        return newSection(ofStaying: old) == nil || !splices(inNew: section).isEmpty
      }
  }
}
