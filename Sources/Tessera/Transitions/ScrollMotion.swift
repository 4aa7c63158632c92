@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The motion of scrolling by the user: its speed, and how far it pulls the content beyond its ends.
struct ScrollMotion {
  /// The speed of the viewport over the content, in points per second, in coordinates that are not mirrored.
  private(set) var velocity = Point.zero
  /// The distance by which the content is pulled beyond an end, in points; negative beyond its start.
  private(set) var overscroll = 0.0
  /// The pull, as it springs back.
  private var pull = MotionTrack(Point.zero)
  /// The distance scrolled since the velocity was updated.
  private var pendingStep = Point.zero
  private var time: Double?

  /// The time after which a change of the speed counts for about two thirds, in seconds.
  private static let inertia = 0.05
  /// The spring that pulls content back.
  private static let spring = Spring(response: 0.45, dampingFraction: 1)

  /// Returns whether the motion continues without further input.
  func isMoving(at time: Double) -> Bool { velocity != .zero || !pull.isFinished(at: time) }

  /// Returns the rest of a distance after it has pushed the content back from beyond an end.
  mutating func reduceOverscroll(_ distance: Double, at time: Double) -> Double {
    guard overscroll != 0, (overscroll < 0) == (distance > 0) else { return distance }
    let part = overscroll < 0 ? min(distance, -overscroll) : max(distance, -overscroll)
    displace(by: part, at: time)
    return distance - part
  }

  /// Pulls the content beyond an end, with a resistance that grows with the distance.
  mutating func pull(by distance: Double, extent: Double, at time: Double) {
    guard extent > 0, distance != 0 else { return }
    let resistance = max(0, 1 - abs(overscroll) / extent)
    // No single step pulls farther than half a viewport.
    let step = max(-extent / 2, min(distance * 0.5 * resistance * resistance, extent / 2))
    displace(by: step, at: time)
  }

  private mutating func displace(by distance: Double, at time: Double) {
    pull.displace(by: Point(x: distance), with: Animation(Self.spring), at: time)
    overscroll = pull.value(at: time).x
  }

  /// Advances the motion by a frame.
  ///
  /// - Parameters:
  ///   - now: The time of the frame in seconds; `nil` if the host passes no time, which ends all motion.
  ///   - step: The distance that the user has scrolled since the last frame.
  ///   - tracksVelocity: Whether the speed is needed.
  mutating func advance(to now: Double?, step: Point, tracksVelocity: Bool) {
    guard let now else { return self = ScrollMotion() }
    overscroll = pull.value(at: now).x
    guard tracksVelocity else {
      velocity = .zero
      pendingStep = .zero
      time = now
      return
    }
    pendingStep = pendingStep + step
    // After a pause, the first step took no longer than a frame.
    let elapsed = min(now - (time ?? now), 0.1)
    guard elapsed > 0 else {
      time = time ?? now
      return
    }
    let part = elapsed / (elapsed + Self.inertia)
    velocity = Point(
      x: Self.settled(velocity.x + (pendingStep.x / elapsed - velocity.x) * part),
      y: Self.settled(velocity.y + (pendingStep.y / elapsed - velocity.y) * part))
    pendingStep = .zero
    time = now
  }

  /// Treats speeds below a point per second as zero.
  private static func settled(_ speed: Double) -> Double { abs(speed) < 1 ? 0 : speed }
}
