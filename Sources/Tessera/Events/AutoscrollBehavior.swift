@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Scrolling while the pointer holds something near an edge: the nearer to the edge, the faster. A dragged
// item, a marquee and a drag from elsewhere scroll the content; their behaviors report the pointer in the
// phase ``Phases/hold``.

extension Engine {
  /// Starts to scroll whenever the held pointer is near an edge, until nothing is held.
  ///
  /// - Parameter isAfresh: Whether the hold has just begun, so that the time since the last frame does not
  ///   count.
  func updateAutoscroll(afresh isAfresh: Bool = false) {
    installed { AutoscrollBehavior() }.begin(afresh: isAfresh)
  }

  fileprivate var pointerHold: AutoscrollSource? { firstResult(in: .hold) { $0.hold(self) } }
}

/// The behavior that scrolls while the pointer holds something near an edge.
final class AutoscrollBehavior: Behavior {
  /// The speed at the very edge, in points per second.
  private static var fullSpeed: Double { 900 }
  /// The width of the zone along each edge, in points; at most a quarter of the visible part.
  private static var zone: Double { 48 }
  /// The longest time between two frames that counts, in seconds.
  private static var longestStep: Double { 0.1 }

  /// The time of the latest step; `nil` if the content does not scroll.
  private var time: Double?
  /// Whether this behavior has begun the current drag of the content and has to end it.
  private var ownsDrag = false

  /// After reordering, which may drop its item.
  override var order: Int { 71 }

  fileprivate func begin(afresh isAfresh: Bool) {
    if isAfresh { time = nil }
    activePhases = [.events, .time]
  }

  /// Returns the current time if the content scrolls, or has yet to snap; otherwise `nil`.
  override func deadline(_ engine: Engine) -> Double? {
    guard engine.isTimed else { return nil }
    return ownsDrag || pull(engine).map { $0.velocity != .zero } ?? false ? engine.now : nil
  }

  /// Scrolls by the distance for the time since the last frame. Content that snaps scrolls freely, as it does
  /// under a finger, and snaps when the scrolling ends.
  override func handleEvents(at frame: Double?, _ engine: Engine) {
    guard let frame, let pull = pull(engine) else {
      comeToRest(engine)
      time = nil
      if engine.pointerHold == nil { activePhases = [] }
      return
    }
    if pull.velocity == .zero { comeToRest(engine) }
    let step = min(max(0, frame - (time ?? frame)), Self.longestStep)
    time = frame
    guard step > 0 else { return }
    var distance = Point(x: pull.velocity.x * step, y: pull.velocity.y * step)
    for axis in Axis.allCases {
      distance[axis] = max(
        -pull.remainingDistance.before[axis], min(distance[axis], pull.remainingDistance.after[axis]))
    }
    guard distance != .zero else { return }
    if !engine.restsAnywhere, pull.point == nil, !engine.isContentDragged {
      engine.beginContentDrag(byUser: false)
      ownsDrag = true
    }
    engine.requests.scrolls.append(.by(distance, at: pull.point))
    engine.callBehaviors(in: .scrolls) { $0.willScroll(duringAutoscroll: true, engine) }
  }

  /// Ends the drag of the content, so that it snaps.
  private func comeToRest(_ engine: Engine) {
    guard ownsDrag else { return }
    ownsDrag = false
    engine.requests.scrolls.append(.end(.zero))
    engine.callBehaviors(in: .scrolls) { $0.willScroll(duringAutoscroll: true, engine) }
  }

  /// The scrolling that a held pointer causes.
  private struct AutoscrollStep {
    /// The speed, in points per second.
    var velocity = Point.zero
    /// The position of a scrolling section; `nil` if the collection scrolls.
    var point: Point?
    /// The remaining distance to each end, in points.
    var remainingDistance: (before: Point, after: Point) = (.zero, .zero)
  }

  /// Returns the scrolling that the held pointer causes; `nil` if nothing is held.
  private func pull(_ engine: Engine) -> AutoscrollStep? {
    guard let hold = engine.pointerHold, engine.isShowing else { return nil }
    let place = engine.contentPlace(hold.pointer)
    let way = way(of: hold, engine)
    if let section = engine.frames.innermostScrollingSection(at: place),
      let axis = engine.frames.sections[section].declared.scrollAxis
    {
      let scroller = engine.frames.sections[section]
      var pull = AutoscrollStep(point: hold.pointer)
      pull.remainingDistance.before[axis] = scroller.scrollOffset
      pull.remainingDistance.after[axis] = max(0, scroller.farthestScroll - scroller.scrollOffset)
      let window = scroller.window.offset(by: engine.frames.origin(of: section))
      pull.velocity[axis] = speed(place, way, in: window, along: axis, pull.remainingDistance)
      if pull.velocity != .zero { return pull }
    }
    var pull = AutoscrollStep()
    pull.remainingDistance = remainingDistance(engine)
    for axis in Axis.allCases {
      pull.velocity[axis] = speed(place, way, in: engine.freeViewport, along: axis, pull.remainingDistance)
    }
    return pull
  }

  /// Returns the distance that the pointer has moved towards each edge.
  private func way(of hold: AutoscrollSource, _ engine: Engine) -> (before: Point, after: Point) {
    let (place, first) = (engine.contentPlace(hold.pointer), engine.contentPlace(hold.visitedRect.origin))
    let last = engine.contentPlace(Point(x: hold.visitedRect.maxX, y: hold.visitedRect.maxY))
    let minimum = Point(x: min(first.x, last.x), y: min(first.y, last.y))
    let maximum = Point(x: max(first.x, last.x), y: max(first.y, last.y))
    return (maximum - place, place - minimum)
  }

  /// Returns the speed along an axis; 0 in a direction in which the pointer has not moved yet.
  private func speed(
    _ place: Point, _ way: (before: Point, after: Point), in window: Rect, along axis: Axis,
    _ remainingDistance: (before: Point, after: Point)
  ) -> Double {
    let zone = min(Self.zone, window.size[axis] / 4)
    guard zone > 0 else { return 0 }
    let before = window.min(axis) + zone - place[axis]
    let after = place[axis] - (window.max(axis) - zone)
    let depth = min(max(before, after) / zone, 1.5)
    guard depth > 0 else { return 0 }
    let speed = depth * depth * Self.fullSpeed
    if before > after { return way.before[axis] > 0 && remainingDistance.before[axis] > 0 ? -speed : 0 }
    return way.after[axis] > 0 && remainingDistance.after[axis] > 0 ? speed : 0
  }

  /// Returns the distance by which the collection can still scroll.
  private func remainingDistance(_ engine: Engine) -> (before: Point, after: Point) {
    let (insets, size, window) = (engine.contentInsets, engine.contentSize, engine.window)
    var remainingDistance = (before: Point.zero, after: Point.zero)
    for axis in Axis.allCases {
      let (minimum, maximum) =
        axis == .vertical
        ? (-insets.top, size.height + insets.bottom) : (-insets.left, size.width + insets.right)
      remainingDistance.before[axis] = max(0, window.min(axis) - minimum)
      remainingDistance.after[axis] = max(0, maximum - window.max(axis))
    }
    return remainingDistance
  }
}
