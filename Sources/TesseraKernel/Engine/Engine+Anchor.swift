import TesseraLayout

// Determined before something changes; in a scroll step, only if an item that appears moves others.

/// The state beside the content on which the scroll position depends.
package struct AnchoringState {
  /// The item that the app wants to be held while it is visible.
  var chosen: (id: ItemID, section: ItemID?)?
  /// The item that the user acted on, such as a row that opens, until the change shows or the view scrolls.
  package var lastInteraction: ItemKey?
}

extension Engine {
  /// Holds an item where it is on screen while it is visible, whatever changes and wherever the item moves.
  ///
  /// The item replaces the one that was held before. Hold an item that the user works on: a row that opens,
  /// or the message that the user replies to. While the item is off-screen or missing,
  /// ``EngineConfiguration/anchoring`` decides.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  public func hold(_ id: ItemID, inSection section: ItemID? = nil) { anchoring.chosen = (id, section) }

  /// Releases the held item, so that the policy decides again.
  public func releaseHold() { anchoring.chosen = nil }

  /// Returns the anchor to hold while requests are performed.
  ///
  /// Only if content or sizes may change does near an edge count as at the edge: a selection or a scroll step
  /// near the end must not move the view to the end.
  func anchor(through requests: Requests, withNewEstimates hasNewEstimates: Bool) -> Anchor {
    if requests.hasContent, suspendedAnchor == nil, behaviorAnchor(.always) == nil,
      let anchor = behaviorAnchor(.newContent)
    {
      return anchor
    }
    let isResized = resizes(for: requests)
    let mayChange = requests.hasContent || !requests.measured.isEmpty || requests.forgetsSizes
    guard isResized || mayChange else { return currentAnchor() }
    let anchor = currentAnchor(edgeThreshold: max(0, settings.edgeThreshold.asExtent))
    guard case .near(let edge, _, let otherwise) = anchor else { return anchor }
    if isResized { return Anchor(edge) }
    // With new estimates the extent says nothing; only inserted and deleted items count.
    return hasNewEstimates ? .near(edge, extent: nil, otherwise) : anchor
  }

  /// Returns the anchor by policy and by what is visible.
  ///
  /// - Parameter edgeThreshold: The distance from an edge that counts as at the edge, in points.
  package func currentAnchor(edgeThreshold: Double = 0) -> Anchor {
    if let suspendedAnchor { return suspendedAnchor }
    if let anchor = behaviorAnchor(.always) ?? chosenAnchor() { return anchor }
    let free = freeViewport
    switch settings.anchoring {
    case .start: return anchor(near: .start, free.min(axis), edgeThreshold)
    case .end where !hasShown: return .end
    case .end: return anchor(near: .end, contentSize[axis] - free.max(axis), edgeThreshold)
    case .item, .center, .focus: return itemAnchor() ?? .offset(free.min(axis))
    }
  }

  private func anchor(near edge: ScrollEdge, _ distance: Double, _ threshold: Double) -> Anchor {
    if distance <= Self.edgeTolerance { return Anchor(edge) }
    let item = itemAnchor() ?? .offset(freeViewport.min(axis))
    return distance <= threshold ? .near(edge, extent: contentSize[axis], item) : item
  }

  /// A distance from an edge that is too small to see, in points.
  private static var edgeTolerance: Double { 0.5 }

  /// Returns the anchor of the first behavior that has one; `nil` if none has.
  func behaviorAnchor(_ use: AnchorUse) -> Anchor? { firstResult(in: .anchor) { $0.anchor(use, self) } }

  /// Moves the viewport to where a behavior wants it, unless it is scrolling. Returns the anchor to hold.
  func aligned(_ anchor: Anchor?) -> Anchor? {
    guard isShowing, isResting, let rest = behaviorAnchor(.rest) else { return anchor }
    moveViewport(to: rest)
    return rest
  }

  /// Returns an anchor on the item that the app has chosen, or that the user works on, if it is visible.
  private func chosenAnchor() -> Anchor? {
    let heldPath = settings.anchoring == .focus ? firstResult(in: .keep) { $0.keptPath(self) } : nil
    guard anchoring.chosen != nil || anchoring.lastInteraction != nil || heldPath != nil else { return nil }
    let (free, dragged) = (freeViewport, draggedPaths)
    let path = [chosenPath, interactionPath, heldPath].lazy.compactMap { $0 }
      .first { !dragged.contains($0) && isInView($0) }
    return path.map { anchor(on: $0, in: free, isChosen: true) }
  }

  /// The path of the item that the app has chosen, if it is mounted.
  private var chosenPath: ElementPath? {
    guard let chosen = anchoring.chosen else { return nil }
    return mountedIndex(of: .item(chosen.id, occurrence: 0)) { key in
      guard case .item(chosen.id, _) = key.element else { return false }
      return chosen.section == nil || key.section.id == chosen.section
    }.map { live[$0].path }
  }

  private var interactionPath: ElementPath? { anchoring.lastInteraction.flatMap { cell(of: $0)?.path } }

  private func isInView(_ path: ElementPath) -> Bool {
    guard frames.sections.indices.contains(path.section) else { return false }
    let frame = frames.frame(of: path)
    let visibleRect = frames.clip(of: path).map { $0.intersection(frame) } ?? frame
    return visibleRect.map { $0.overlaps(freeViewport) } ?? false
  }

  /// Returns an anchor on the first fully visible item, else on the first visible item, else on a header or
  /// footer.
  ///
  /// With ``AnchorPolicy/center`` it is the item in the middle. Parts that pinned headers and footers cover
  /// do not count as visible.
  ///
  /// Mounted items come before items that only become visible now, because their sizes are known. Dragged
  /// items do not count. A pinned header counts only if there is no item, and by its place in the content,
  /// not by its pinned place. An item that was deleted and fades out has no place in the content and is never
  /// found.
  package func itemAnchor() -> Anchor? {
    let dragged = draggedPaths
    var paths = frames.paths(overlapping: window)
    if !dragged.isEmpty { paths.removeAll { dragged.contains($0) } }
    updateMountedPaths()
    let shown = shown
    let isItem = { (path: ElementPath) in path.item != nil }
    let isShown = { (path: ElementPath) in path.item != nil && shown.contains(path) }
    let isCandidate =
      paths.contains(where: isShown) ? isShown : paths.contains(where: isItem) ? isItem : { _ in true }
    let free = freeViewport
    if settings.anchoring == .center {
      return paths.filter(isCandidate).min {
        frames.distance(of: $0, fromMiddleOf: free) < frames.distance(of: $1, fromMiddleOf: free)
      }.map { anchor(on: $0, in: free, fraction: 0.5) }
    }
    var (first, inView): (ElementPath?, ElementPath?)
    for path in paths where isCandidate(path) {
      let extent = frames.extentOfHold(on: path)
      let uncovered = frames.uncovered(free, for: path)
      if extent.lies(within: uncovered, along: axis) { return anchor(on: path, in: free) }
      if first == nil { first = path }
      if inView == nil, extent.overlaps(uncovered) { inView = path }
    }
    return (inView ?? first).map { anchor(on: $0, in: free) }
  }

  /// The dragged items, which must not serve as anchors: those kept for ``KeepAliveReason/dragging``.
  var draggedPaths: Set<ElementPath> {
    guard kept.keepAliveCount > 0 else { return [] }
    return Set(live.indices.filter { live[$0].keepAliveReasons.contains(.dragging) }.map { live[$0].path })
  }

  /// Returns an anchor on an element.
  ///
  /// A section that scrolls by itself along the axis of the collection replaces the elements in it. They move
  /// with the section, which holds its own position; if it cannot, at its ends, nothing else shall move with
  /// it. Sections that scroll across the axis do not move their items along it, so those items serve as
  /// anchors like others.
  private func anchor(
    on path: ElementPath, in free: Rect, fraction: Double = 0, isChosen: Bool = false
  ) -> Anchor {
    let hold = Hold.on(
      frames.extentOfHold(on: path), in: free, from: free.min(axis), along: axis, fraction: fraction,
      isChosen: isChosen)
    return frames.scroller(moving: path).map { .section($0, hold) } ?? .element(path, hold)
  }

  /// The part of the viewport that nothing covers.
  package var freeViewport: Rect { window.inset(by: contentInsets) }
}

// MARK: - Changed sizes

extension Engine {
  /// Returns the anchor to hold once the sizes of new content are known, except those to be measured.
  func resolveExtent(_ anchor: Anchor) -> Anchor {
    guard case .near(let edge, let extent?, _) = anchor, contentSize[axis] != extent else { return anchor }
    return Anchor(edge)
  }

  /// Returns the anchor to hold while an element receives a measured size.
  ///
  /// A *first* measurement replaces an estimate. Nothing on screen may move for it, whichever way the user
  /// scrolls, so the anchor stays. A *repeated* measurement is a real change:
  /// * Near a sticky edge, the content goes to the edge.
  /// * An item across the start of the viewport keeps its origin, and its visible part grows away from there,
  ///   as a message does that is still being written, or a row that opens. The user looks at it; to hold the
  ///   next item instead would push it out of view. If it shrinks so far that none of it stays visible, the
  ///   following item begins at the start of the viewport.
  /// * A change of an item that is wholly above the viewport is compensated, because it is not visible.
  ///
  /// This applies to items that the engine found in view. A chosen item, or the one in the middle, stays as
  /// it is.
  func anchor(_ anchor: Anchor, measuring path: ElementPath, as size: Size) -> Anchor {
    guard let known = frames.measured(path), known.size[axis] != size[axis], path.item != nil else {
      return anchor
    }
    if case .near(let edge, _, _) = anchor { return Anchor(edge) }
    guard case .element(let held, let hold) = anchor, held != path, !hold.isChosen, hold.fraction == 0,
      frames.scroller(moving: path) == nil
    else { return anchor }
    let start = frames.position(of: anchor, in: freeViewport)
    let frame = frames.frame(of: path)
    guard frame.min(axis) < start, frame.max(axis) > start else { return anchor }
    return .element(path, Hold(distance: max(frame.min(axis) - start, -size[axis])))
  }
}

extension CollectionFrames {
  /// Returns the part of a viewport that pinned headers and footers leave to an element.
  fileprivate func uncovered(_ viewport: Rect, for path: ElementPath) -> Rect {
    let (before, after) = (pinnedExtent(before: path), pinnedExtent(after: path))
    return viewport.inset(
      by: axis == .vertical ? Insets(top: before, bottom: after) : Insets(left: before, right: after))
  }

  /// Returns the distance from the middle of an element to that of a viewport, times two.
  fileprivate func distance(of path: ElementPath, fromMiddleOf viewport: Rect) -> Double {
    let extent = extentOfHold(on: path)
    return abs(extent.min(axis) + extent.max(axis) - viewport.min(axis) - viewport.max(axis))
  }
}

extension Rect {
  fileprivate func lies(within other: Rect, along axis: Axis) -> Bool {
    min(axis) >= other.min(axis) && max(axis) <= other.max(axis)
  }
}
