import TesseraLayout

// Scrolling that was asked for.

extension Engine {
  /// Scrolls to an edge of the content.
  ///
  /// - Parameters:
  ///   - edge: Which one.
  ///   - animation: How to get there; nil: at once. See ``scroll(to:inSection:at:animated:)``.
  public func scroll(toEdge edge: ScrollEdge, animated animation: Animation? = nil) {
    request(.edge(edge, animation))
  }

  /// Notes a wish; the content moves away under a finger that rests on it.
  package func request(_ scroll: Requests.Scroll) {
    requests.scrolls.append(scroll)
    callBehaviors(in: .scrolls) { $0.willScroll(underHold: false, self) }
  }

  /// Carries scroll requests out and says what to hold on to from then on; nil for what is in view then.
  func follow(
    _ scrolls: [Requests.Scroll], from anchor: Anchor?, issues: inout [Issue]
  ) -> Anchor? {
    var held = anchor
    // Whoever scrolls takes over what is on screen: a flight before ends where it was seen last.
    for scroll in scrolls { held = follow(scroll, from: held, issues: &issues) }
    travel(in: .travel)?.travel(&held, self)
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
      let rest = point.map { scrollSections(by: distance, at: $0) } ?? distance
      if !restsAnywhere, !isContentDragged { return step(by: rest, touching: point, from: anchor) }
      endTravel()
      callBehaviors(in: .goal) { $0.forget(.next, self) }
      moveWindow(by: rest, touching: point)
      // While nothing can be seen, the place itself is what to come back to.
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
    case .asked(let request):
      return request.carryOut(from: anchor, &issues, self)
    }
  }

  /// Goes to an element, if there is one.
  package func approach(
    _ path: ElementPath?, _ alignment: ScrollAlignment, _ animation: Animation?, from anchor: Anchor?
  ) -> Anchor? {
    path.map { approach(.target($0, alignment), animation) } ?? anchor
  }

  private func approach(_ goal: ScrollGoal?, from anchor: Anchor?) -> Anchor? {
    guard let goal else { return anchor }
    return approach(goal.anchor, goal.animation)
  }

  /// Scrolls freely across the axis, and along it to where a behavior says.
  private func step(by distance: Point, touching point: Point?, from anchor: Anchor?) -> Anchor? {
    var across = distance
    across[axis] = 0
    if across != .zero { moveWindow(by: across, touching: point) }
    guard distance[axis] != 0 else { return anchor }
    return approach(firstAnswer(in: .rest) { $0.goal(ofStep: distance[axis], self) }, from: anchor)
  }

  /// Goes to a place: at once, or over time by a behavior.
  private func approach(_ wanted: Anchor, across: Double? = nil, _ animation: Animation?) -> Anchor? {
    let goal = goal(insteadOf: wanted)
    callBehaviors(in: .goal) { $0.forget(.next, self) }
    if let animation, canTravel(with: animation), let travel = availableTravel {
      return travel.depart(to: goal, across: across, with: animation, self)
    }
    endTravel()
    if let across { window.origin[axis.cross] = across }
    moveViewport(to: goal)
    return held(at: goal)
  }

  /// Whether the collection comes to rest wherever it is scrolled; else only where behaviors say.
  package var restsAnywhere: Bool { !behaviorPhases.all.contains(.rest) }

  /// Where the collection goes instead of to another place.
  private func goal(insteadOf wanted: Anchor) -> Anchor {
    var goal = wanted
    callBehaviors(in: .goal) { goal = $0.goal(goal, self) }
    return goal
  }

  /// Whether there is a clock, and something to see on the way.
  private func canTravel(with animation: Animation) -> Bool {
    animation.course != .none && !settings.reducesMotion && change.isTimed && hasShown && isShowing
  }

  /// What to hold on to after the collection has come to a goal.
  ///
  /// That is the goal, so that it is reached exactly whatever is measured on arrival. After a way of some points what is
  /// still on screen stays where it was seen.
  package func held(at goal: Anchor) -> Anchor? {
    guard case .offset = goal else { return goal }
    let free = freeViewport
    let isSomethingSeen = live.indices.contains { index in
      live[index].path.item != nil && live[index].path != .nowhere
        && frames.frame(of: live[index].path).overlaps(free)
    }
    return isSomethingSeen ? nil : goal
  }

  /// Lets sections at a place on screen take what they can of a distance.
  ///
  /// - Returns: What is left for the collection.
  private func scrollSections(by distance: Point, at point: Point) -> Point {
    var left = distance
    callBehaviors(in: .sections) { left = $0.scrollSections(by: left, at: point, self) }
    return left
  }

  // MARK: Moving the viewport

  /// Scrolls by a distance, as far as the content goes; what is left pulls it beyond its end where it bounces.
  func moveWindow(by distance: Point, touching point: Point?) {
    let asked = distance[axis]
    var distance = distance
    let start = window.origin
    if let motion = motion(in: .overscroll) { distance[axis] = motion.pushBack(distance[axis], self) }
    window.origin = start + distance
    limitViewport()
    let step = window.origin - start
    change.step = change.step + step
    change.finger = point ?? change.finger
    callBehaviors(in: .drag) { $0.didScroll(by: step[axis], beyond: asked - step[axis], self) }
    let left = distance[axis] - step[axis]
    guard settings.bounces, !settings.reducesMotion, change.isTimed, abs(left) >= LayoutChange.tolerance,
      isAvailable(.overscroll)
    else { return }
    motion(in: .overscroll)?.pull(by: left, self)
  }

  /// Scrolls to an anchor, as far as the content goes; to an element that was asked for in every direction, and the
  /// sections around it that scroll by themselves as well.
  package func moveViewport(to anchor: Anchor) {
    if case .target(let path, _) = anchor { callBehaviors(in: .sections) { $0.reveal(path, self) } }
    window.origin[axis] = frames.position(of: anchor, in: freeViewport) - free(.start)
    limitViewport()
    guard case .target(let path, _) = anchor, let across = position(acrossTo: path) else { return }
    window.origin[axis.cross] = across
    limitViewport()
  }

  /// How far the free part of the viewport begins behind its start, or ends before its end.
  package func free(_ edge: ScrollEdge) -> Double {
    let free = freeViewport
    return edge == .start ? free.min(axis) - window.min(axis) : window.max(axis) - free.max(axis)
  }

  /// Keeps the viewport within the content.
  package func limitViewport() {
    let insets = contentInsets
    let least = Point(x: -insets.left, y: -insets.top)
    let most = Point(x: contentSize.width + insets.right, y: contentSize.height + insets.bottom)
    for axis in Axis.allCases {
      let farthest = most[axis] - window.size[axis]
      window.origin[axis] = max(least[axis], min(window.min(axis), farthest))
    }
  }

  /// Where the viewport has to be across the axis so that an element is in view; nil: where it is.
  package func position(acrossTo path: ElementPath) -> Double? {
    let frame = frames.frame(of: path)
    let cross = axis.cross
    let free = freeViewport
    guard frame.min(cross) < free.min(cross) || frame.max(cross) > free.max(cross) else { return nil }
    return window.min(cross) + frame.min(cross) - free.min(cross)
  }
}
