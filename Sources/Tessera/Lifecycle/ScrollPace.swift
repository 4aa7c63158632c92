@_spi(Behaviors) import TesseraKernel

/// In which direction and how fast a collection was scrolled last.
///
/// The speed is the way of all steps within a sample of time, so that two steps that happen to come close together are
/// not taken for a fast one. A step of nearly a viewport shows nothing of the way there: whoever turns a page, or goes to
/// an end, jumps, and does not go on at that speed.
package struct ScrollPace {
  /// Makes the pace of what has not moved yet.
  package init() {}

  private(set) var isForward = true
  /// Points per second.
  private(set) var speed = 0.0
  /// Whether the last movement may still go on.
  private(set) var isMoving = false
  private var lastTime: Double?
  /// When the sample began; nil: nothing has moved yet.
  private var sampleStart: Double?
  /// How far it has gone since then, in points.
  private var sampleWay = 0.0

  /// How fast the viewport moves along the axis, in points per second; negative backwards.
  package var velocity: Double { isForward ? speed : -speed }

  /// When the last movement counts as over; nil: it is.
  package var restTime: Double? { isMoving ? lastTime.map { $0 + Self.rest } : nil }

  /// Notes how far a transaction has scrolled, in points.
  ///
  /// - Parameter extent: How long the viewport is along the axis, in points.
  package mutating func note(_ distance: Double, within extent: Double, at now: Double) {
    guard distance != 0 else {
      if let lastTime, now >= lastTime + Self.rest { (speed, isMoving) = (0, false) }
      return
    }
    if isForward != (distance > 0) { (speed, sampleStart, sampleWay) = (0, lastTime, 0) }
    isForward = distance > 0
    isMoving = true
    lastTime = now
    if abs(distance) >= Self.jump * extent {
      (speed, sampleStart, sampleWay) = (0, now, 0)
    } else {
      measure(abs(distance), at: now)
    }
  }

  private mutating func measure(_ distance: Double, at now: Double) {
    guard let start = sampleStart else { return sampleStart = now }
    sampleWay += distance
    guard now - start >= Self.sample else { return }
    speed = sampleWay / (now - start)
    (sampleStart, sampleWay) = (now, 0)
  }

  /// After how long without scrolling it is at rest, in seconds.
  private static var rest: Double { 0.1 }
  /// How long a sample is at least, in seconds: not longer than a frame of most screens.
  private static var sample: Double { 1.0 / 64 }
  /// Which part of a viewport a step has to be to be a jump.
  private static var jump: Double { 0.75 }
}
