import TesseraLayout

// Performs requested scrolling.

extension Engine {
  /// Scrolls to an edge of the content.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - animation: The animation; `nil` to scroll at once. See ``scroll(to:inSection:at:animated:)``.
  public func scroll(toEdge edge: ScrollEdge, animated animation: Animation? = nil) {
    request(.edge(edge, animation))
  }

  /// Records a scroll request. The content will move away under a finger that rests on it.
  package func request(_ scroll: Requests.Scroll) {
    requests.scrolls.append(scroll)
    callBehaviors(in: .scrolls) { $0.willScroll(duringAutoscroll: false, self) }
  }

  /// Performs scroll requests. Returns the anchor to hold; `nil` for the elements that are visible then.
  func follow(
    _ scrolls: [Requests.Scroll], from anchor: Anchor?, issues: inout [Issue]
  ) -> Anchor? {
    var held = anchor
    // A new scroll takes over from a scroll animation in progress, which ends at its last position.
    for scroll in scrolls { held = follow(scroll, from: held, issues: &issues) }
    activeScrollAnimator(in: .scrollAnimation)?.advanceScrollAnimation(&held, self)
    return held
  }

  /// Performs a scroll request. Returns the anchor to hold from then on; `nil` for the elements that are
  /// visible then, which are looked up only after the last request.
  private func follow(
    _ scroll: Requests.Scroll, from anchor: Anchor?, issues: inout [Issue]
  ) -> Anchor? {
    switch scroll {
    case .by(let distance, let point):
      let rest = point.map { scrollSections(by: distance, at: $0) } ?? distance
      if !restsAnywhere, !isContentDragged { return step(by: rest, touching: point, from: anchor) }
      endScrollAnimation()
      callBehaviors(in: .destination) { $0.forget(.next, self) }
      moveWindow(by: rest, touching: point)
      // While the viewport is empty, the position itself is what to return to.
      return isShowing ? nil : .offset(freeViewport.min(axis))
    case .begin:
      beginContentDrag(byUser: true)
      callBehaviors(in: .drag) { $0.beginDrag(self) }
      return nil
    case .end(let velocity):
      return approach(endContentDrag(velocity: velocity), from: anchor)
    case .to(let point, let animation):
      var place = point
      if isMirrored { place.x = contentWidth - point.x - window.width }
      let start = window.origin
      let held = approach(.offset(place[axis] + free(.start)), across: place[axis.cross], animation)
      change.step = change.step + (window.origin - start)
      return held
    case .edge(let edge, let animation):
      return approach(Anchor(edge), animation)
    case .requested(let request):
      return request.perform(from: anchor, &issues, self)
    }
  }

  /// Goes to an element, if it exists.
  package func approach(
    _ path: ElementPath?, _ alignment: ScrollAlignment, _ animation: Animation?, from anchor: Anchor?
  ) -> Anchor? {
    path.map { approach(.target($0, alignment), animation) } ?? anchor
  }

  private func approach(_ destination: ScrollDestination?, from anchor: Anchor?) -> Anchor? {
    guard let destination else { return anchor }
    return approach(destination.anchor, destination.animation)
  }

  /// Scrolls freely across the axis, and along the axis to the destination that a behavior returns.
  private func step(by distance: Point, touching point: Point?, from anchor: Anchor?) -> Anchor? {
    var across = distance
    across[axis] = 0
    if across != .zero { moveWindow(by: across, touching: point) }
    guard distance[axis] != 0 else { return anchor }
    return approach(firstResult(in: .rest) { $0.destination(ofStep: distance[axis], self) }, from: anchor)
  }

  /// Goes to a destination: at once, or animated by a behavior.
  private func approach(_ wanted: Anchor, across: Double? = nil, _ animation: Animation?) -> Anchor? {
    let destination = destination(insteadOf: wanted)
    callBehaviors(in: .destination) { $0.forget(.next, self) }
    if let animation, canAnimateScroll(with: animation), let scrollAnimation = availableScrollAnimator {
      return scrollAnimation.startScrollAnimation(to: destination, across: across, with: animation, self)
    }
    endScrollAnimation()
    if let across { window.origin[axis.cross] = across }
    moveViewport(to: destination)
    return held(at: destination)
  }

  /// Whether the collection can rest at any position. Otherwise it rests only where behaviors allow it.
  package var restsAnywhere: Bool { !behaviorPhases.all.contains(.rest) }

  private func destination(insteadOf wanted: Anchor) -> Anchor {
    var destination = wanted
    callBehaviors(in: .destination) { destination = $0.destination(destination, self) }
    return destination
  }

  /// Returns whether there is a clock, and something to show on the way.
  private func canAnimateScroll(with animation: Animation) -> Bool {
    animation.course != .none && !settings.reducesMotion && change.isTimed && hasShown && isShowing
  }

  /// Returns the anchor to hold after the collection has reached a destination.
  ///
  /// That is the destination, so that it is reached exactly, whatever is measured on arrival. After a scroll
  /// to an offset, elements that are still on screen stay in place instead.
  package func held(at destination: Anchor) -> Anchor? {
    guard case .offset = destination else { return destination }
    let free = freeViewport
    let isAnythingVisible = live.indices.contains { index in
      live[index].path.item != nil && live[index].path != .nowhere
        && frames.frame(of: live[index].path).overlaps(free)
    }
    return isAnythingVisible ? nil : destination
  }

  /// Offers a distance to the scrolling sections at a point. Returns the rest, for the collection.
  private func scrollSections(by distance: Point, at point: Point) -> Point {
    var left = distance
    callBehaviors(in: .sections) { left = $0.scrollSections(by: left, at: point, self) }
    return left
  }

  // MARK: Moving the viewport

  /// Scrolls by a distance as far as the content goes. If it bounces, the rest pulls it beyond its end.
  func moveWindow(by distance: Point, touching point: Point?) {
    let (requested, start) = (distance[axis], window.origin)
    var distance = distance
    motion(in: .overscroll) { distance[axis] = $0.reduceOverscroll(distance[axis], self) }
    window.origin = start + distance
    limitViewport()
    let step = window.origin - start
    change.step = change.step + step
    change.finger = point ?? change.finger
    callBehaviors(in: .drag) { $0.didScroll(by: step[axis], beyond: requested - step[axis], self) }
    let left = distance[axis] - step[axis]
    guard settings.bounces, !settings.reducesMotion, change.isTimed, abs(left) >= LayoutChange.tolerance,
      isAvailable(.overscroll)
    else { return }
    motion(in: .overscroll) { $0.pull(by: left, self) }
  }

  /// Scrolls to an anchor, as far as the content goes; to a requested element in both directions, and in the
  /// scrolling sections around it as well.
  package func moveViewport(to anchor: Anchor) {
    if case .target(let path, _) = anchor { callBehaviors(in: .sections) { $0.reveal(path, self) } }
    window.origin[axis] = frames.position(of: anchor, in: freeViewport) - free(.start)
    limitViewport()
    guard case .target(let path, _) = anchor, let across = position(acrossTo: path) else { return }
    window.origin[axis.cross] = across
    limitViewport()
  }

  /// Returns the distance between an edge of the viewport and that of its uncovered part.
  package func free(_ edge: ScrollEdge) -> Double {
    let free = freeViewport
    return edge == .start ? free.min(axis) - window.min(axis) : window.max(axis) - free.max(axis)
  }

  /// Keeps the viewport within the content.
  package func limitViewport() {
    let insets = contentInsets
    let minimum = Point(x: -insets.left, y: -insets.top)
    let maximum = Point(x: contentSize.width + insets.right, y: contentSize.height + insets.bottom)
    for axis in Axis.allCases {
      let farthest = maximum[axis] - window.size[axis]
      window.origin[axis] = max(minimum[axis], min(window.min(axis), farthest))
    }
  }

  /// Returns the position across the axis at which an element is visible; `nil` to leave the viewport there.
  package func position(acrossTo path: ElementPath) -> Double? {
    let frame = frames.frame(of: path)
    let cross = axis.cross
    let free = freeViewport
    guard frame.min(cross) < free.min(cross) || frame.max(cross) > free.max(cross) else { return nil }
    return window.min(cross) + frame.min(cross) - free.min(cross)
  }
}
