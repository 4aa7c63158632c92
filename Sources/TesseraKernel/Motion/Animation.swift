/// How something gets from one value to another over time.
///
///     Animation.easeOut(duration: 0.3)
///     Animation.spring(response: 0.4, dampingFraction: 0.8).delay(0.1)
///
/// **Numbers out of range** are brought into it: durations and delays are from 0 to ``longest`` seconds, what is NaN or
/// negative is 0. A duration of 0 is the same as ``none``.
public struct Animation: Hashable, Sendable {
  /// The way from one value to the other.
  public enum Course: Hashable, Sendable {
    /// At once.
    case none
    /// Along a curve, in so many seconds.
    case curve(TimingCurve, duration: Double)
    /// As a spring pulls.
    case spring(Spring)
  }

  /// The way from one value to the other.
  public let course: Course
  /// How many seconds pass before it begins.
  public let startDelay: Double

  /// The longest duration and the longest delay, in seconds: an hour.
  public static let longest: Double = 3600

  private init(_ course: Course, startDelay: Double = 0) {
    self.course = course
    self.startDelay = startDelay.limited(to: 0...Self.longest, otherwise: 0)
  }

  /// A spring.
  public init(_ spring: Spring) { self.init(.spring(spring)) }

  /// Along a curve, in so many seconds.
  public init(_ curve: TimingCurve, duration: Double) {
    let duration = duration.limited(to: 0...Self.longest, otherwise: 0)
    self.init(duration > 0 ? .curve(curve, duration: duration) : .none)
  }

  /// Begins so many seconds later. Delays add up.
  ///
  /// A delay is for what is at rest: something that moves already sets off for its new goal at once, because waiting
  /// would stop it.
  public func delay(_ seconds: Double) -> Animation {
    Animation(course, startDelay: startDelay + seconds.limited(to: 0...Self.longest, otherwise: 0))
  }

  /// So many times as fast, the delay too; from 1/1024 to 1024. What is not a positive number changes nothing.
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

  /// How many seconds it takes, without the delay. Springs come to rest the later the farther they have to go; this is
  /// how long one takes to get within a thousandth of its way.
  public var duration: Double {
    switch course {
    case .none: 0
    case .curve(_, let duration): duration
    case .spring(let spring): spring.settlingTime(distance: 1, velocity: 0, tolerance: 0.001)
    }
  }

  /// What becomes of the animation of a fade where people have asked for less motion: short, without a delay and
  /// without a spring.
  public var reduced: Animation { .easeInOut(duration: min(duration, Self.reducedDuration)) }

  /// How long a fade takes at most where people have asked for less motion, in seconds.
  public static let reducedDuration: Double = 0.2
}

extension Animation {
  /// At once.
  public static let none = Animation(.none)

  /// What moves things where nobody has said anything: a spring that does not swing, about a third of a second.
  public static let standard = spring(response: 0.35, dampingFraction: 1)

  /// At one speed all the way.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// Along a Bézier curve from (0, 0) to (1, 1) with two control points, as in CSS; see ``TimingCurve``.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double)
    -> Animation
  {
    Animation(TimingCurve(x1, y1, x2, y2), duration: duration)
  }

  /// A spring by how quick and how calm it is; see ``Spring/init(response:dampingFraction:)``.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation {
    Animation(Spring(response: response, dampingFraction: dampingFraction))
  }

  /// A spring by its physics; see ``Spring/init(mass:stiffness:damping:)``.
  public static func spring(mass: Double = 1, stiffness: Double, damping: Double) -> Animation {
    Animation(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }
}

extension Animation: CustomStringConvertible {
  /// One line, as in `spring 0.35 s, damping 1.0, after 0.1 s`.
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
