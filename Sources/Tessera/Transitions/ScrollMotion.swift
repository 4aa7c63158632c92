@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// How people scroll: how fast, and how far beyond the ends of the content.
struct ScrollMotion {
  /// How fast the viewport moves over the content, in points per second, in coordinates that are not mirrored.
  private(set) var velocity = Point.zero
  /// How far the content is pulled beyond an end along the axis, in points: negative beyond its start.
  private(set) var overscroll = 0.0
  /// The pull on its way back.
  private var pull = MotionTrack(Point.zero)
  /// What was scrolled since the velocity was worked out.
  private var pendingStep = Point.zero
  private var time: Double?

  /// After how many seconds a change of the speed counts for about two thirds.
  private static let inertia = 0.05
  /// What pulls content back.
  private static let spring = Spring(response: 0.45, dampingFraction: 1)

  /// Whether something goes on that nobody has to ask for.
  func isMoving(at time: Double) -> Bool { velocity != .zero || !pull.isFinished(at: time) }

  /// What is left of a distance after the content was pushed back from beyond an end.
  mutating func pushBack(_ distance: Double, at time: Double) -> Double {
    guard overscroll != 0, (overscroll < 0) == (distance > 0) else { return distance }
    let part = overscroll < 0 ? min(distance, -overscroll) : max(distance, -overscroll)
    displace(by: part, at: time)
    return distance - part
  }

  /// Pulls the content beyond an end: the farther, the harder that gets.
  mutating func pull(by distance: Double, extent: Double, at time: Double) {
    guard extent > 0, distance != 0 else { return }
    let resistance = max(0, 1 - abs(overscroll) / extent)
    // No single step pulls farther than what is left of half a viewport.
    let step = max(-extent / 2, min(distance * 0.5 * resistance * resistance, extent / 2))
    displace(by: step, at: time)
  }

  private mutating func displace(by distance: Double, at time: Double) {
    pull.displace(by: Point(x: distance), with: Animation(Self.spring), at: time)
    overscroll = pull.value(at: time).x
  }

  /// Takes a frame into account; nil where the host passes no time: then everything is at rest.
  ///
  /// - Parameters:
  ///   - step: What people have scrolled since the last frame.
  ///   - tracksVelocity: Whether anybody wants to know how fast that was.
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
    // After a rest, the first step took no longer than a frame.
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

  /// Less than a point per second is none.
  private static func settled(_ speed: Double) -> Double { abs(speed) < 1 ? 0 : speed }
}
