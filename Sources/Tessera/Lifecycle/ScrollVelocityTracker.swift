@_spi(Behaviors) import TesseraKernel

/// The direction and speed in which a collection was scrolled last.
///
/// The speed is the length of all steps within a time sample, so that two steps close together do not count
/// as fast. A step of nearly a viewport is a jump, such as turning a page or going to an end, after which the
/// scroll does not continue at that speed.
package struct ScrollVelocityTracker {
  package init() {}

  private(set) var isForward = true
  /// The speed in points per second.
  private(set) var speed = 0.0
  /// Whether the last movement may still continue.
  private(set) var isMoving = false
  private var lastTime: Double?
  /// The time at which the sample began; `nil` before the first movement.
  private var sampleStart: Double?
  /// The distance since then, in points.
  private var sampleDistance = 0.0

  /// The velocity of the viewport along the axis, in points per second; negative backwards.
  package var velocity: Double { isForward ? speed : -speed }

  /// The time at which the last movement counts as finished; `nil` if it is.
  package var restTime: Double? { isMoving ? lastTime.map { $0 + Self.rest } : nil }

  /// Records the distance that a transaction has scrolled, in points.
  ///
  /// - Parameter extent: The extent of the viewport along the axis, in points.
  package mutating func record(_ distance: Double, within extent: Double, at now: Double) {
    guard distance != 0 else {
      if let lastTime, now >= lastTime + Self.rest { (speed, isMoving) = (0, false) }
      return
    }
    if isForward != (distance > 0) { (speed, sampleStart, sampleDistance) = (0, lastTime, 0) }
    isForward = distance > 0
    isMoving = true
    lastTime = now
    if abs(distance) >= Self.jump * extent {
      (speed, sampleStart, sampleDistance) = (0, now, 0)
    } else {
      measure(abs(distance), at: now)
    }
  }

  private mutating func measure(_ distance: Double, at now: Double) {
    guard let start = sampleStart else { return sampleStart = now }
    sampleDistance += distance
    guard now - start >= Self.sample else { return }
    speed = sampleDistance / (now - start)
    (sampleStart, sampleDistance) = (now, 0)
  }

  /// The time without scrolling after which the collection is at rest, in seconds.
  private static var rest: Double { 0.1 }
  /// The minimum duration of a sample, in seconds: at most a frame of most screens.
  private static var sample: Double { 1.0 / 64 }
  /// The fraction of the viewport from which on a step is a jump.
  private static var jump: Double { 0.75 }
}
