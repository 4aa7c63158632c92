/// The timing of a change from one value to another.
///
///     Animation.easeOut(duration: 0.3)
///     Animation.spring(response: 0.4, dampingFraction: 0.8).delay(0.1)
///
/// Numbers out of range are clamped: durations and delays to 0 to ``longest`` seconds. NaN and negative
/// numbers become 0. A duration of 0 is the same as ``none``.
public struct Animation: Hashable, Sendable {
  /// The course of an animation from one value to the other.
  public enum Course: Hashable, Sendable {
    /// The change is immediate.
    case none
    /// The change follows a timing curve, for a duration in seconds.
    case curve(TimingCurve, duration: Double)
    /// The change follows a spring.
    case spring(Spring)
  }

  /// The course from one value to the other.
  public let course: Course
  /// The delay before the animation begins, in seconds.
  public let startDelay: Double

  /// The longest duration and the longest delay: an hour, in seconds.
  public static let longest: Double = 3600

  private init(_ course: Course, startDelay: Double = 0) {
    self.course = course
    self.startDelay = startDelay.limited(to: 0...Self.longest, otherwise: 0)
  }

  /// Creates an animation that follows a spring.
  public init(_ spring: Spring) { self.init(.spring(spring)) }

  /// Creates an animation that follows a timing curve, for a duration in seconds.
  public init(_ curve: TimingCurve, duration: Double) {
    let duration = duration.limited(to: 0...Self.longest, otherwise: 0)
    self.init(duration > 0 ? .curve(curve, duration: duration) : .none)
  }

  /// Returns the animation with an additional delay, in seconds.
  ///
  /// A delay applies to views at rest: a view that already moves changes to its new target at once, because
  /// waiting would stop it.
  public func delay(_ seconds: Double) -> Animation {
    Animation(course, startDelay: startDelay + seconds.limited(to: 0...Self.longest, otherwise: 0))
  }

  /// Returns the animation with another speed, which also applies to the delay.
  ///
  /// - Parameter factor: The factor of the speed, clamped to 1/1024 to 1024. The animation is unchanged if it
  ///   is not a positive number.
  public func speed(_ factor: Double) -> Animation {
    guard factor > 0 else { return self }
    let factor = factor.limited(to: 0x1p-10...0x1p10, otherwise: 1)
    switch course {
    case .none: return Animation(.none, startDelay: startDelay / factor)
    case .curve(let curve, let duration):
      let faster = Animation(curve, duration: duration / factor)
      return Animation(faster.course, startDelay: startDelay / factor)
    case .spring(let spring):
      let faster = Spring(response: spring.response / factor, dampingFraction: spring.dampingFraction)
      return Animation(.spring(faster), startDelay: startDelay / factor)
    }
  }

  /// The duration without the delay, in seconds.
  ///
  /// A spring takes longer to rest if it moves farther. Its duration is the time that it takes to get within
  /// a thousandth of its distance.
  public var duration: Double {
    switch course {
    case .none: 0
    case .curve(_, let duration): duration
    case .spring(let spring): spring.settlingTime(distance: 1, velocity: 0, tolerance: 0.001)
    }
  }

  /// The animation of a fade if the user prefers reduced motion: short, without a delay and without a spring.
  public var reduced: Animation { .easeInOut(duration: min(duration, Self.reducedDuration)) }

  /// The longest duration of a fade if the user prefers reduced motion, in seconds.
  public static let reducedDuration: Double = 0.2
}

extension Animation {
  /// No animation: the change is immediate.
  public static let none = Animation(.none)

  /// The default animation: a spring that does not overshoot and takes about a third of a second.
  public static let standard = spring(response: 0.35, dampingFraction: 1)

  /// Returns an animation at constant speed, for a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Returns an animation that starts slowly, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Returns an animation that ends slowly, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Returns an animation that starts and ends slowly, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// Returns an animation along a Bézier curve from (0, 0) to (1, 1) with two control points, as in CSS; see
  /// ``TimingCurve``.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double)
    -> Animation
  {
    Animation(TimingCurve(x1, y1, x2, y2), duration: duration)
  }

  /// Returns a spring animation with a response and a damping fraction; see
  /// ``Spring/init(response:dampingFraction:)``.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation {
    Animation(Spring(response: response, dampingFraction: dampingFraction))
  }

  /// Returns a spring animation with physical parameters; see ``Spring/init(mass:stiffness:damping:)``.
  public static func spring(mass: Double = 1, stiffness: Double, damping: Double) -> Animation {
    Animation(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }
}

extension Animation: CustomStringConvertible {
  /// A textual representation in one line, as in `spring 0.35 s, damping 1.0, after 0.1 s`.
  public var description: String {
    let way =
      switch course {
      case .none: "none"
      case .curve(let curve, let duration): curve.description + " \(duration) s"
      case .spring(let spring): spring.description
      }
    return startDelay > 0 ? way + ", after \(startDelay) s" : way
  }
}
