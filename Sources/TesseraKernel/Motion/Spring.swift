/// A damped spring that pulls a value to its target.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped oscillation, in seconds.
  public let response: Double
  /// The damping as a fraction of critical damping.
  ///
  /// Below 1 the spring overshoots its target. At 1 it arrives as fast as possible without overshooting, and
  /// above 1 slower.
  public let dampingFraction: Double

  /// Creates a spring from a response and a damping fraction.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation in seconds, from 0.01 to 10. NaN counts as 0.5.
  ///   - dampingFraction: The damping as a fraction of critical damping, from 0.05 to 20. With less, the
  ///     spring would hardly ever come to rest. NaN counts as 1.
  public init(response: Double = 0.5, dampingFraction: Double = 0.825) {
    self.response = response.limited(to: 0.01...10, otherwise: 0.5)
    self.dampingFraction = dampingFraction.limited(to: 0.05...20, otherwise: 1)
  }

  /// Creates a spring from its physical parameters.
  ///
  /// The numbers are clamped, and NaN counts as 1. The resulting response and damping fraction are clamped as
  /// in ``init(response:dampingFraction:)``.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring, from 10^-6 to 10^9.
  ///   - stiffness: The force of the spring per distance, from 10^-6 to 10^9.
  ///   - damping: The damping force per speed, from 0 to 10^12.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let mass = mass.limited(to: 1e-6...1e9, otherwise: 1)
    let stiffness = stiffness.limited(to: 1e-6...1e9, otherwise: 1)
    let damping = damping.limited(to: 0...1e12, otherwise: 1)
    self.init(
      response: 2 * .pi * ElementaryFunctions.squareRoot(mass / stiffness),
      dampingFraction: damping / (2 * ElementaryFunctions.squareRoot(mass * stiffness)))
  }
}

extension Spring: CustomStringConvertible {
  /// A textual representation in one line, as in `spring 0.35 s, damping 1.0`.
  public var description: String { "spring \(response) s, damping \(dampingFraction)" }
}

// MARK: - Implementation

// A spring that is released at a distance d from its target with a speed v is after a time t at
//
//     d · e^(-at)(C + aS) + v · e^(-at)S     and has the speed     d · e^(-at)(-ω²S) + v · e^(-at)(C - aS)
//
// where ω = 2π / response, a = ω · damping fraction, b² = |ω² - a²|. C and S are cos bt and sin(bt) / b if
// the spring is underdamped, cosh bt and sinh(bt) / b if it is overdamped, and 1 and t if it is critically
// damped.
extension Spring {
  /// The response of a spring to a unit distance and a unit speed after some time.
  struct Response {
    /// The remainder of a distance of 1.
    let distance: Double
    /// The distance caused by a speed of 1 per second.
    let distanceOfSpeed: Double
    /// The speed caused by a distance of 1.
    let speedOfDistance: Double
    /// The remainder of a speed of 1.
    let speed: Double
  }

  /// Returns the response of the spring some seconds after its release, at least 0.
  func response(after time: Double) -> Response {
    let braking = frequency * dampingFraction
    let (cosine, sine) = dampedOscillation(after: time)
    return Response(
      distance: cosine + braking * sine, distanceOfSpeed: sine,
      speedOfDistance: -frequency * frequency * sine,
      speed: cosine - braking * sine)
  }

  /// Returns an upper bound of the time after which the spring stays within a tolerance of its target, in
  /// seconds.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, per second.
  ///   - tolerance: The tolerance, above 0.
  func settlingTime(distance: Double, velocity: Double, tolerance: Double) -> Double {
    let distance = abs(distance) / tolerance
    let push = abs(velocity) / tolerance + frequency * dampingFraction * distance
    guard distance + push > 0 else { return 0 }
    // Every spring is within e^(-rt) (distance + push · min(t, limit)). Solved for t, this is a sequence that
    // decreases towards the result from an upper bound: t · e^(-rt) is less than 0.74 / r · e^(-rt/2).
    var time = max(0, 2 * ElementaryFunctions.logarithm(distance + push * 0.74 / decay) / decay)
    for _ in 0..<8 {
      time = max(0, ElementaryFunctions.logarithm(distance + push * min(time, oscillationLimit)) / decay)
      if time == 0 { break }
    }
    return time
  }

  /// ω: the angular frequency of the undamped oscillation, in radians per second.
  private var frequency: Double { 2 * .pi / response }

  /// b: the angular frequency of the damped oscillation, or the difference of the decay rates from `a` if
  /// overdamped.
  private var oscillation: Double {
    frequency * ElementaryFunctions.squareRoot(abs(1 - dampingFraction * dampingFraction))
  }

  /// The decay rate of the slowest part: `a` if underdamped, else `a - b` without cancellation.
  private var decay: Double {
    guard dampingFraction > 1 else { return frequency * dampingFraction }
    return frequency
      / (dampingFraction + ElementaryFunctions.squareRoot(dampingFraction * dampingFraction - 1))
  }

  /// The upper bound of |S| without the decay.
  private var oscillationLimit: Double {
    guard oscillation > 0 else { return .infinity }
    return dampingFraction > 1 ? 1 / (2 * oscillation) : 1 / oscillation
  }

  /// Returns e^(-at)C and e^(-at)S.
  private func dampedOscillation(after time: Double) -> (cosine: Double, sine: Double) {
    let braking = frequency * dampingFraction
    let angle = oscillation * time
    if angle < 0.1 {
      // Series, because the closed forms divide by a frequency that may be zero.
      let square = dampingFraction > 1 ? angle * angle : -angle * angle
      let factor = ElementaryFunctions.exponential(-braking * time)
      let cosine = 1 + square / 2 * (1 + square / 12 * (1 + square / 30 * (1 + square / 56)))
      let sine = 1 + square / 6 * (1 + square / 20 * (1 + square / 42 * (1 + square / 72)))
      return (factor * cosine, factor * time * sine)
    }
    if dampingFraction < 1 {
      let factor = ElementaryFunctions.exponential(-braking * time)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      return (factor * cosine, factor * sine / oscillation)
    }
    let slow = ElementaryFunctions.exponential(-decay * time)
    let fast = ElementaryFunctions.exponential(-(braking + oscillation) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * oscillation))
  }
}
