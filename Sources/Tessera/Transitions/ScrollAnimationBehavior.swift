@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for animated scrolls. In each frame it moves the viewport to the animated position; then the
/// visible part stays in place while cells are measured, as in any scroll step.
final class ScrollAnimationBehavior: ScrollAnimator {
  /// The scroll that is under way; `nil` if there is none.
  private(set) var scrollAnimation: ScrollAnimation? {
    didSet { updatePhases() }
  }

  override var order: Int { 300 }

  override init() {
    super.init()
    updatePhases()
  }

  private func updatePhases() {
    activePhases =
      scrollAnimation == nil
      ? .scrollAnimationStart : [.scrollAnimationStart, .scrollAnimation, .content, .groups]
  }

  // MARK: Phases

  /// Starts an animated scroll; a scroll to a distant destination starts nearer to it.
  override func startScrollAnimation(
    to destination: Anchor, across: Double?, with animation: Animation, _ engine: Engine
  ) -> Anchor? {
    var scrollAnimation = ScrollAnimation(to: destination, across: across, animation, at: engine.now)
    if let old = self.scrollAnimation {
      (scrollAnimation.main, scrollAnimation.cross) = (old.main.redirected, old.cross.redirected)
    }
    let distances = measureDistances(for: &scrollAnimation, engine)
    scrollAnimation.begin(along: distances, at: engine.now)
    if scrollAnimation.isFinished(at: engine.now) { return finishScroll(scrollAnimation, engine) }
    put(scrollAnimation, on: distances, engine)
    return nil
  }

  /// Moves the viewport to the animated position at this time. At the end, it holds the destination.
  override func advanceScrollAnimation(_ held: inout Anchor?, _ engine: Engine) {
    let isTimed = engine.change.isTimed
    guard var scrollAnimation, scrollAnimation.time < engine.now || !isTimed else { return }
    guard isTimed, engine.isShowing, !scrollAnimation.isFinished(at: engine.now) else {
      held = finishScroll(scrollAnimation, engine)
      return
    }
    let distances = measureDistances(for: &scrollAnimation, engine)
    scrollAnimation.correct(distances)
    put(scrollAnimation, on: distances, engine)
    held = nil
  }

  override func endScrollAnimation(_ engine: Engine) { if scrollAnimation != nil { scrollAnimation = nil } }

  /// Migrates the scroll to other content: to the same item, or to the nearest one that still exists.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    guard case .target(let path, let alignment) = scrollAnimation?.destination else { return }
    if let new = engine.survivor(near: path, pairing)?.new {
      scrollAnimation?.destination = .target(new, alignment)
    } else {
      scrollAnimation = nil
    }
  }

  override func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {
    if let target = scrollAnimation?.target { keep(target.section) }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    scrollAnimation?.moveGroups(to: places)
  }

  // MARK: Internals

  /// The maximum initial distance of a scroll, in viewports.
  private static var maximumDistance: Double { 2 }

  /// Measures all distances from the destination, and moves the sections around it to their final offsets:
  /// the destination of the collection depends on them.
  private func measureDistances(for scrollAnimation: inout ScrollAnimation, _ engine: Engine)
    -> ScrollDistances
  {
    let axis = engine.axis
    let path = scrollAnimation.target
    let scrollers = path.map(engine.scrollers(revealing:)) ?? []
    scrollAnimation.fit(scrollers.count)
    var distances = ScrollDistances(limit: Self.maximumDistance)
    for (index, scroller) in scrollers.enumerated() {
      guard let path,
        let end = engine.offset(
          of: scroller, revealing: path, from: scrollAnimation.scrollers[index].farPosition)
      else { continue }
      let section = engine.frames.sections[scroller]
      distances.scrollers.append(
        ScrollDistances.AxisDistance(
          from: section.scrollOffset, to: end,
          extent: section.window.size[section.declared.scrollAxis ?? axis]))
      distances.sections.append(scroller)
      if end != section.scrollOffset { engine.frames.scroll(scroller, to: end) }
    }
    if scrollAnimation.across == nil { scrollAnimation.across = path.flatMap(engine.position(acrossTo:)) }
    let free = engine.freeViewport
    distances.main = ScrollDistances.AxisDistance(
      from: free.min(axis), to: position(of: scrollAnimation, engine), extent: free.size[axis])
    let cross = axis.cross
    distances.cross = ScrollDistances.AxisDistance(
      from: engine.window.min(cross), to: reachable(across: scrollAnimation, engine), extent: free.size[cross]
    )
    return distances
  }

  /// Moves everything to its animated distance from the destination.
  private func put(_ scrollAnimation: ScrollAnimation, on distances: ScrollDistances, _ engine: Engine) {
    let (axis, now) = (engine.axis, engine.now)
    for (index, scrollerDistance) in distances.scrollers.enumerated() {
      let distance = scrollAnimation.scrollers[index].distance(at: now)
      if distance != 0 {
        engine.frames.scroll(distances.sections[index], to: scrollerDistance.end + distance)
      }
    }
    let start = distances.main.end + scrollAnimation.main.distance(at: now) - engine.free(.start)
    engine.window.origin[axis] = start
    engine.window.origin[axis.cross] = distances.cross.end + scrollAnimation.cross.distance(at: now)
    engine.limitViewport()
    var scrollAnimation = scrollAnimation
    scrollAnimation.time = now
    self.scrollAnimation = scrollAnimation
  }

  /// Ends a scroll at its destination. Returns the anchor to hold.
  private func finishScroll(_ finished: ScrollAnimation, _ engine: Engine) -> Anchor? {
    let axis = engine.axis
    scrollAnimation = nil
    var scrollAnimation = finished
    let distances = measureDistances(for: &scrollAnimation, engine)
    let start = distances.main.end - engine.free(.start)
    engine.window.origin[axis] = start
    engine.window.origin[axis.cross] = distances.cross.end
    engine.limitViewport()
    engine.moveViewport(to: scrollAnimation.destination)
    return engine.held(at: scrollAnimation.destination)
  }

  /// Returns the final position of a scroll along the axis.
  private func position(of scrollAnimation: ScrollAnimation, _ engine: Engine) -> Double {
    var viewport = engine.freeViewport
    // The shortest way from the side where the scroll started.
    if case .target(_, .nearest) = scrollAnimation.destination,
      let farPosition = scrollAnimation.main.farPosition
    {
      viewport.origin[engine.axis] = farPosition
    }
    return engine.frames.reachablePosition(of: scrollAnimation.destination, in: viewport)
  }

  /// Returns the final position of a scroll across the axis.
  private func reachable(across scrollAnimation: ScrollAnimation, _ engine: Engine) -> Double {
    let cross = engine.axis.cross
    guard let wanted = scrollAnimation.across else { return engine.window.min(cross) }
    let insets = engine.contentInsets
    let (before, after) = cross == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return max(-before, min(wanted, engine.contentSize[cross] + after - engine.window.size[cross]))
  }
}
