import TesseraLayout

// What is held on to. It is looked for before something changes; in a scroll step only if something that comes into
// view moves what is there.

/// What the scroll position depends on beside the content.
package struct AnchoringState {
  /// The item that the app wants to be held while it is in view.
  var chosen: (id: ItemID, section: ItemID?)?
  /// The item to which users do something that changes the content, such as to open a row; it is held until that shows, or the
  /// collection scrolls.
  package var operated: ItemKey?
}

extension Engine {
  /// Holds an item where it is on screen while it is in view, whatever changes, and wherever it is carried; in place of
  /// the one that was held before.
  ///
  /// For what somebody works on: a row that opens, the message that is answered. Out of view, or without such an item,
  /// the policy of ``EngineConfiguration/anchoring`` decides.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - section: The section it is in; nil: any.
  public func hold(_ id: ItemID, inSection section: ItemID? = nil) { anchoring.chosen = (id, section) }

  /// Leaves it to the policy again what is held.
  public func releaseHold() { anchoring.chosen = nil }

  /// What has to stay where it is while requests are carried out.
  ///
  /// Only where content or sizes may change, being near an edge counts as being there: a selection or a scroll step near
  /// the end must not carry the view to it.
  func anchor(through requests: Requests, withNewEstimates hasNewEstimates: Bool) -> Anchor {
    if requests.hasContent, parkedAnchor == nil, behaviorAnchor(.always) == nil,
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
    // With other estimates the extent tells nothing: what has come and gone does.
    return hasNewEstimates ? .near(edge, extent: nil, otherwise) : anchor
  }

  /// What has to stay where it is, by policy and by what is in view.
  ///
  /// - Parameter edgeThreshold: How near an edge counts as being there, in points.
  package func currentAnchor(edgeThreshold: Double = 0) -> Anchor {
    if let parkedAnchor { return parkedAnchor }
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

  /// A distance from an edge that nobody sees, in points.
  private static var edgeTolerance: Double { 0.5 }

  /// The anchor of the first behavior that has one; nil if none has.
  func behaviorAnchor(_ use: AnchorUse) -> Anchor? { firstAnswer(in: .anchor) { $0.anchor(use, self) } }

  /// Stands where a behavior has the collection come to rest, if no scrolling is under way.
  ///
  /// - Returns: What to hold on to.
  func aligned(_ anchor: Anchor?) -> Anchor? {
    guard behaviorPhases.all.contains(.anchor), isShowing, isResting, let rest = behaviorAnchor(.rest) else {
      return anchor
    }
    moveViewport(to: rest)
    return rest
  }

  /// The item that the app has chosen, or that users work on, if it is in view.
  private func chosenAnchor() -> Anchor? {
    let heldPath = settings.anchoring == .focus ? firstAnswer(in: .keep) { $0.keptPath(self) } : nil
    guard anchoring.chosen != nil || anchoring.operated != nil || heldPath != nil else { return nil }
    let free = freeViewport
    let loose = loosePaths
    let path = [chosenPath, operatedPath, heldPath].lazy.compactMap { $0 }
      .first { !loose.contains($0) && isInView($0) }
    return path.map { anchor(on: $0, in: free, isChosen: true) }
  }

  /// What is on screen of the item that the app has chosen.
  private var chosenPath: ElementPath? {
    guard let chosen = anchoring.chosen else { return nil }
    return shownPosition(of: .item(chosen.id, occurrence: 0)) { key in
      guard case .item(chosen.id, _) = key.element else { return false }
      return chosen.section == nil || key.section.id == chosen.section
    }.map { live[$0].path }
  }

  private var operatedPath: ElementPath? {
    anchoring.operated.flatMap { cell(of: $0)?.path }
  }

  private func isInView(_ path: ElementPath) -> Bool {
    guard frames.sections.indices.contains(path.section) else { return false }
    let frame = frames.frame(of: path)
    let seen = frames.clip(of: path).map { $0.intersection(frame) } ?? frame
    return seen.map { $0.overlaps(freeViewport) } ?? false
  }

  /// The first item that is fully in view, else the first one in view, else a header or footer; the one in the middle
  /// where that is the policy. What pinned headers and footers cover is not in view.
  ///
  /// Items that are on screen already go before those that only come into view: their size is known. What is moved by
  /// hand is no hold. A pinned header is one only where no item is, and by its place in the content, not by where it is
  /// pinned. What has gone and only fades out is in no place of the content, and so never found.
  package func itemAnchor() -> Anchor? {
    let loose = loosePaths
    var paths = frames.paths(overlapping: window)
    if !loose.isEmpty { paths.removeAll { loose.contains($0) } }
    findShownPaths()
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

  /// Where something is that is moved by hand, and that nothing else is held by: what is kept for ``KeepAliveReason/dragging``.
  var loosePaths: Set<ElementPath> {
    guard kept.keeperCount > 0 else { return [] }
    return Set(live.indices.filter { live[$0].keptFor.contains(.dragging) }.map { live[$0].path })
  }

  /// A hold on an element.
  ///
  /// A section that scrolls by itself along the axis of the collection stands for what is in it: that moves with the
  /// section, which holds its own place, and where the section cannot hold it, at its ends, nothing else shall move with
  /// it. Sections that scroll across do not move what is in them along the axis; their items are a hold like others.
  private func anchor(
    on path: ElementPath, in free: Rect, fraction: Double = 0, isChosen: Bool = false
  ) -> Anchor {
    let hold = Hold.on(
      frames.extentOfHold(on: path), in: free, from: free.min(axis), along: axis, fraction: fraction,
      isChosen: isChosen)
    return frames.strip(moving: path).map { .section($0, hold) } ?? .element(path, hold)
  }

  /// The part of the viewport that nothing covers.
  package var freeViewport: Rect { window.inset(by: contentInsets) }
}

// MARK: - Sizes that change

extension Engine {
  /// What to hold on to once the sizes of new content are known that nobody has to measure.
  func adoptExtent(_ anchor: Anchor) -> Anchor {
    guard case .near(let edge, let extent?, _) = anchor, contentSize[axis] != extent else { return anchor }
    return Anchor(edge)
  }

  /// What to hold on to while an element takes a size that was measured.
  ///
  /// A *first* measurement replaces a guess: nothing on screen may move for it, whichever way the user scrolls, so the
  /// anchor stays. What is measured *again* has really changed:
  /// * near an edge that is stuck to, the content goes there;
  /// * an item across the start of the viewport keeps the place where it begins, and what is seen of it grows away from
  ///   there, as a message does that is still being written, or a row that opens: its reader looks at it. Whoever holds
  ///   the next item instead would push out of view what is being read. If it shrinks so far that nothing of it is left
  ///   in view, what follows begins where the viewport does;
  /// * an item that is wholly above is compensated: nobody looks at it.
  ///
  /// This is for items that were found in view. One that was chosen, or the one in the middle, stays as it is.
  func anchor(_ anchor: Anchor, measuring path: ElementPath, as size: Size) -> Anchor {
    guard let known = frames.measured(path), known.size[axis] != size[axis], path.item != nil else {
      return anchor
    }
    if case .near(let edge, _, _) = anchor { return Anchor(edge) }
    guard case .element(let held, let hold) = anchor, held != path, !hold.isChosen, hold.fraction == 0,
      frames.strip(moving: path) == nil
    else { return anchor }
    let start = frames.position(of: anchor, in: freeViewport)
    let frame = frames.frame(of: path)
    guard frame.min(axis) < start, frame.max(axis) > start else { return anchor }
    return .element(path, Hold(distance: max(frame.min(axis) - start, -size[axis])))
  }
}

extension CollectionFrames {
  /// The part of a viewport that pinned headers and footers leave to an element.
  fileprivate func uncovered(_ viewport: Rect, for path: ElementPath) -> Rect {
    let (before, after) = (pinnedExtent(before: path), pinnedExtent(after: path))
    return viewport.inset(
      by: axis == .vertical ? Insets(top: before, bottom: after) : Insets(left: before, right: after))
  }

  /// How far the middle of an element is from that of a viewport.
  fileprivate func distance(of path: ElementPath, fromMiddleOf viewport: Rect) -> Double {
    let extent = extentOfHold(on: path)
    return abs(extent.min(axis) + extent.max(axis) - viewport.min(axis) - viewport.max(axis))
  }
}

extension Rect {
  /// Whether both edges along an axis lie within another rectangle.
  fileprivate func lies(within other: Rect, along axis: Axis) -> Bool {
    min(axis) >= other.min(axis) && max(axis) <= other.max(axis)
  }
}
