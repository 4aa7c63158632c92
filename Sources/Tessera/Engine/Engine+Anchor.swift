import TesseraLayout

extension Engine {
  /// What has to stay where it is, by policy and by what is in view.
  func currentAnchor() -> Anchor {
    if let parkedAnchor { return parkedAnchor }
    switch configuration.anchoring {
    case .start where freeViewport.min(axis) <= 0: return .start
    case .end where !hasShown || freeViewport.max(axis) >= contentSize[axis] - 0.5: return .end
    default: return itemAnchor() ?? .offset(freeViewport.min(axis))
    }
  }

  /// The first item that is fully in view, else the first one in view, else a header or footer.
  ///
  /// Items that are on screen already go before those that only come into view: their size is known. A section that
  /// scrolls by itself along the axis of the collection stands for what is in it: that moves with the section, which
  /// holds its own place, and where the section cannot hold it, at its ends, nothing else shall move with it. Sections
  /// that scroll across do not move what is in them along the axis; their items are a hold like others.
  func itemAnchor() -> Anchor? {
    let paths = frames.paths(overlapping: window)
    let items = paths.filter { $0.item != nil }
    var livePaths: Set<ElementPath> = []
    for index in live.indices { livePaths.insert(live[index].path) }
    let shown = items.filter { livePaths.contains($0) }
    let candidates = [shown, items, paths].first { !$0.isEmpty } ?? []
    let free = freeViewport
    let path =
      candidates.first { frames.extentOfHold(on: $0).lies(within: free, along: axis) } ?? candidates.first
    return path.map { path in
      let distance = frames.extentOfHold(on: path).min(axis) - free.min(axis)
      return frames.strip(moving: path).map { .section($0, distance: distance) }
        ?? .element(path, distance: distance)
    }
  }

  /// The anchor in new content: the same item, or one that stands in for it.
  ///
  /// An item that was carried elsewhere does not take the view along: of what was in view, something that kept its
  /// order is held, the anchor itself if it did. Where nothing of it is left, the nearest survivor is held.
  func surviving(
    _ anchor: Anchor, inView: [ElementPath], _ pairing: SnapshotPairing, _ oldFrames: CollectionFrames
  ) -> Anchor {
    let path: ElementPath
    switch anchor {
    case .element(let element, _): path = element
    case .section(let section, let distance):
      if let new = pairing.newSection(ofStaying: section) { return .section(new, distance: distance) }
      path = ElementPath(section: section, element: .header)
    case .target(let target, let alignment):
      if let new = pairing.newPath(ofOld: target) { return .target(new, alignment) }
      return survivor(near: target, pairing).map { .target($0.new, alignment) } ?? .start
    case .start, .end, .offset: return anchor
    }
    let start = oldFrames.position(of: anchor, in: freeViewport)
    let kept = { (old: ElementPath) in self.kept(old, from: start, pairing, oldFrames) }
    // Elements in view are in the order of the declaration.
    let anchorPosition = inView.firstIndex(of: path) ?? 0
    if let anchor = inView[anchorPosition...].lazy.compactMap(kept).first { return anchor }
    if let anchor = inView[..<anchorPosition].reversed().lazy.compactMap(kept).first { return anchor }
    guard let survivor = survivor(near: path, pairing) else { return .offset(freeViewport.min(axis)) }
    let frame = oldFrames.frame(of: survivor.old)
    return .element(survivor.new, distance: frame.min(oldFrames.axis) - start)
  }

  /// A hold on what was in view and keeps its order, as the fewest moves tell it; nil where it does not.
  private func kept(
    _ old: ElementPath, from start: Double, _ pairing: SnapshotPairing, _ oldFrames: CollectionFrames
  ) -> Anchor? {
    let distance = oldFrames.extentOfHold(on: old).min(oldFrames.axis) - start
    if let strip = oldFrames.strip(moving: old) {
      return pairing.newSection(ofStaying: strip).map { .section($0, distance: distance) }
    }
    guard old.item != nil, pairing.isStaying(old: old), let new = pairing.newPath(ofOld: old) else {
      return nil
    }
    return .element(new, distance: distance)
  }

  /// The element itself if it is still there, else the next item of its section that is, else the one before, else
  /// one of the following sections, else one of the sections before.
  ///
  /// - Complexity: O(*d*) for *d* deleted items that are passed.
  private func survivor(
    near path: ElementPath, _ pairing: SnapshotPairing
  ) -> (old: ElementPath, new: ElementPath)? {
    func firstSurvivor(in section: Int, _ items: some Sequence<Int>) -> (ElementPath, ElementPath)? {
      for item in items {
        let old = ElementPath.item(item, in: section)
        if let new = pairing.newPath(ofOld: old) { return (old, new) }
      }
      return nil
    }
    if let new = pairing.newPath(ofOld: path) { return (path, new) }
    let counts = pairing.oldCounts
    guard counts.indices.contains(path.section) else { return nil }
    let start = path.item ?? (path.element == .header ? 0 : counts[path.section])
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

  /// The part of the viewport that nothing covers.
  var freeViewport: Rect { window.inset(by: contentInsets) }

  /// Scrolls to an anchor, as far as the content goes; to an element that was asked for in every direction, and the
  /// sections around it that scroll by themselves as well.
  func moveViewport(to anchor: Anchor) {
    if case .target(let path, _) = anchor { revealInStrips(path) }
    let free = freeViewport
    window.origin[axis] = frames.position(of: anchor, in: free) - (free.min(axis) - window.min(axis))
    limitViewport()
    if case .target(let path, _) = anchor { revealAcross(path) }
  }

  /// Keeps the viewport within the content.
  func limitViewport() {
    let insets = contentInsets
    let least = Point(x: -insets.left, y: -insets.top)
    let most = Point(x: contentSize.width + insets.right, y: contentSize.height + insets.bottom)
    for axis in Axis.allCases {
      let farthest = most[axis] - window.size[axis]
      window.origin[axis] = max(least[axis], min(window.min(axis), farthest))
    }
  }

  /// Carries scroll requests out and says what to hold on to from then on; nil for what is in view then.
  func follow(_ scrolls: [Requests.Scroll], from anchor: Anchor?, issues: inout [Issue]) -> Anchor? {
    var held = anchor
    for scroll in scrolls { held = follow(scroll, from: held, issues: &issues) }
    return held
  }

  /// Carries a scroll request out.
  ///
  /// - Returns: What to hold on to from then on; nil for what is in view then, which is looked for only after the last
  ///   request.
  private func follow(
    _ scroll: Requests.Scroll, from anchor: Anchor?, issues: inout [Issue]
  ) -> Anchor? {
    switch scroll {
    case .by(let distance, let point):
      moveWindow(by: point.map { scrollStrips(by: distance, at: $0) } ?? distance, touching: point)
      return nil
    case .to(let point):
      let start = window.origin
      window.origin = isMirrored ? Point(x: contentWidth - point.x - window.width, y: point.y) : point
      limitViewport()
      change.step = change.step + (window.origin - start)
      return nil
    case .edge(let isEnd):
      moveViewport(to: isEnd ? .end : .start)
      return nil
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
    _ path: ElementPath?, _ alignment: ScrollAlignment, _ id: ItemID, from anchor: Anchor?,
    _ issues: inout [Issue]
  ) -> Anchor? {
    guard let path else {
      issues.append(.unknownItem(id))
      return anchor
    }
    return approach(path, alignment)
  }

  private func approach(_ path: ElementPath, _ alignment: ScrollAlignment) -> Anchor {
    moveViewport(to: .target(path, alignment))
    return .target(path, alignment)
  }

  private func revealAcross(_ path: ElementPath) {
    let frame = frames.frame(of: path)
    let cross = axis.cross
    let free = freeViewport
    guard frame.min(cross) < free.min(cross) || frame.max(cross) > free.max(cross) else { return }
    window.origin[cross] += frame.min(cross) - free.min(cross)
    limitViewport()
  }
}

extension Rect {
  /// Whether both edges along an axis lie within another rectangle.
  fileprivate func lies(within other: Rect, along axis: Axis) -> Bool {
    min(axis) >= other.min(axis) && max(axis) <= other.max(axis)
  }
}
