@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Scrolling while something is held at an edge: the deeper, the faster. An item that is carried, a band that is drawn, and
// what is dragged over the collection are held; behaviors say so in the phase ``Phases/hold``.

extension Engine {
  /// Scrolls from now on where something is held at an edge, as long as something is held.
  ///
  /// - Parameter isAfresh: Whether what is held was taken up just now: the time since the last frame does not count.
  func followEdges(afresh isAfresh: Bool = false) {
    installed { EdgeScrolling() }.begin(afresh: isAfresh)
  }

  /// What is held.
  fileprivate var pointerHold: PointerHold? { firstAnswer(in: .hold) { $0.hold(self) } }
}

/// Scrolling that goes on because something is held at an edge.
final class EdgeScrolling: Behavior {
  /// How fast the content scrolls where something is held at the very edge, in points per second.
  private static var fullSpeed: Double { 900 }
  /// How far from an edge it begins, in points; no more than a quarter of what is in view.
  private static var zone: Double { 48 }
  /// The longest time between two frames that counts, in seconds.
  private static var longestStep: Double { 0.1 }

  /// The time of the latest step; nil if the content does not scroll.
  private var time: Double?
  /// Whether it has begun the drag of the content that is under way, and has to end it.
  private var ownsDrag = false

  /// After reordering, which may let its item go.
  override var order: Int { 71 }

  fileprivate func begin(afresh isAfresh: Bool) {
    if isAfresh { time = nil }
    awake = [.events, .time]
  }

  /// At once if the content scrolls because of where something is held, or has still to come to rest after that.
  override func deadline(_ engine: Engine) -> Double? {
    guard engine.isTimed else { return nil }
    return ownsDrag || pull(engine).map { $0.velocity != .zero } ?? false ? engine.now : nil
  }

  /// Scrolls by what the time since the last frame makes.
  ///
  /// Content that snaps follows freely, as it follows a finger, and comes to rest where it snaps when nothing pulls any
  /// more.
  override func handleEvents(at frame: Double?, _ engine: Engine) {
    guard let frame, let pull = pull(engine) else {
      comeToRest(engine)
      time = nil
      if engine.pointerHold == nil { awake = [] }
      return
    }
    if pull.velocity == .zero { comeToRest(engine) }
    let step = min(max(0, frame - (time ?? frame)), Self.longestStep)
    time = frame
    guard step > 0 else { return }
    var distance = Point(x: pull.velocity.x * step, y: pull.velocity.y * step)
    for axis in Axis.allCases {
      distance[axis] = max(-pull.room.before[axis], min(distance[axis], pull.room.after[axis]))
    }
    guard distance != .zero else { return }
    if !engine.restsAnywhere, pull.point == nil, !engine.isContentDragged {
      engine.beginContentDrag(byUser: false)
      ownsDrag = true
    }
    engine.requests.scrolls.append(.by(distance, at: pull.point))
    engine.callBehaviors(in: .scrolls) { $0.willScroll(underHold: true, engine) }
  }

  /// Lets the content snap that was pulled.
  private func comeToRest(_ engine: Engine) {
    guard ownsDrag else { return }
    ownsDrag = false
    engine.requests.scrolls.append(.end(.zero))
    engine.callBehaviors(in: .scrolls) { $0.willScroll(underHold: true, engine) }
  }

  /// What something that is held at an edge pulls.
  private struct EdgePull {
    /// How fast, in points per second.
    var velocity = Point.zero
    /// Where, for a section that scrolls by itself; nil: the collection.
    var point: Point?
    /// How far there is to go.
    var room: (before: Point, after: Point) = (.zero, .zero)
  }

  /// What is pulled; nil: nothing, because nothing is held.
  private func pull(_ engine: Engine) -> EdgePull? {
    guard let hold = engine.pointerHold, engine.isShowing else { return nil }
    let place = engine.contentPlace(hold.pointer)
    let way = way(of: hold, engine)
    if let section = engine.frames.innermostStrip(at: place),
      let axis = engine.frames.sections[section].declared.scrollAxis
    {
      let strip = engine.frames.sections[section]
      var pull = EdgePull(point: hold.pointer)
      pull.room.before[axis] = strip.scrollOffset
      pull.room.after[axis] = max(0, strip.farthestScroll - strip.scrollOffset)
      let window = strip.window.offset(by: engine.frames.origin(of: section))
      pull.velocity[axis] = speed(place, way, in: window, along: axis, pull.room)
      if pull.velocity != .zero { return pull }
    }
    var pull = EdgePull()
    pull.room = room(engine)
    for axis in Axis.allCases {
      pull.velocity[axis] = speed(place, way, in: engine.freeViewport, along: axis, pull.room)
    }
    return pull
  }

  /// How far something was carried towards each edge.
  private func way(of hold: PointerHold, _ engine: Engine) -> (before: Point, after: Point) {
    let (place, first) = (engine.contentPlace(hold.pointer), engine.contentPlace(hold.visited.origin))
    let last = engine.contentPlace(Point(x: hold.visited.maxX, y: hold.visited.maxY))
    let least = Point(x: min(first.x, last.x), y: min(first.y, last.y))
    let most = Point(x: max(first.x, last.x), y: max(first.y, last.y))
    return (most - place, place - least)
  }

  /// How fast to scroll along an axis; only in a direction in which something was carried so far.
  private func speed(
    _ place: Point, _ way: (before: Point, after: Point), in window: Rect, along axis: Axis,
    _ room: (before: Point, after: Point)
  ) -> Double {
    let zone = min(Self.zone, window.size[axis] / 4)
    guard zone > 0 else { return 0 }
    let before = window.min(axis) + zone - place[axis]
    let after = place[axis] - (window.max(axis) - zone)
    let depth = min(max(before, after) / zone, 1.5)
    guard depth > 0 else { return 0 }
    let speed = depth * depth * Self.fullSpeed
    if before > after { return way.before[axis] > 0 && room.before[axis] > 0 ? -speed : 0 }
    return way.after[axis] > 0 && room.after[axis] > 0 ? speed : 0
  }

  /// How far the collection can be scrolled.
  private func room(_ engine: Engine) -> (before: Point, after: Point) {
    let (insets, size, window) = (engine.contentInsets, engine.contentSize, engine.window)
    var room = (before: Point.zero, after: Point.zero)
    for axis in Axis.allCases {
      let (least, most) =
        axis == .vertical
        ? (-insets.top, size.height + insets.bottom) : (-insets.left, size.width + insets.right)
      room.before[axis] = max(0, window.min(axis) - least)
      room.after[axis] = max(0, most - window.max(axis))
    }
    return room
  }
}
