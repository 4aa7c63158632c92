/// A weight on a spring with a damper, which comes to rest where it is pulled.
public struct Spring: Hashable, Sendable {
  /// How quick it is: the seconds of one swing if nothing damped it.
  public let response: Double
  /// How calm it is: below 1 it swings beyond its goal, at 1 it gets there as fast as it can without, above 1 it creeps.
  public let dampingFraction: Double

  /// Makes a spring by how quick and how calm it is.
  ///
  /// - Parameters:
  ///   - response: The seconds of one swing if nothing damped it, from 0.01 to 10; NaN counts as 0.5.
  ///   - dampingFraction: From 0.05, because less would hardly ever come to rest, to 20; NaN counts as 1.
  public init(response: Double = 0.5, dampingFraction: Double = 0.825) {
    self.response = response.limited(to: 0.01...10, otherwise: 0.5)
    self.dampingFraction = dampingFraction.limited(to: 0.05...20, otherwise: 1)
  }

  /// Makes a spring by its physics.
  ///
  /// The numbers are brought into range, NaN counting as 1, and what follows from them as in
  /// ``init(response:dampingFraction:)``.
  ///
  /// - Parameters:
  ///   - mass: How heavy the weight is, from 10^-6 to 10^9.
  ///   - stiffness: How hard the spring pulls, per distance; from 10^-6 to 10^9.
  ///   - damping: How much it is braked, per speed; from 0 to 10^12.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let mass = mass.limited(to: 1e-6...1e9, otherwise: 1)
    let stiffness = stiffness.limited(to: 1e-6...1e9, otherwise: 1)
    let damping = damping.limited(to: 0...1e12, otherwise: 1)
    self.init(
      response: 2 * .pi * Elementary.squareRoot(mass / stiffness),
      dampingFraction: damping / (2 * Elementary.squareRoot(mass * stiffness)))
  }
}

extension Spring: CustomStringConvertible {
  /// One line, as in `spring 0.35 s, damping 1.0`.
  public var description: String { "spring \(response) s, damping \(dampingFraction)" }
}

// MARK: - Workings

// A spring that is pulled by d from its goal and let go at a speed v is after a time t at
//
//     d · e^(-at)(C + aS) + v · e^(-at)S     and has the speed     d · e^(-at)(-ω²S) + v · e^(-at)(C - aS)
//
// where ω = 2π / response, a = ω · damping fraction, b² = |ω² - a²|, and C and S are cos bt and sin(bt) / b if it swings,
// cosh bt and sinh(bt) / b if it creeps, and 1 and t in between.
extension Spring {
  /// How much of a spring's first distance and speed is left after some time.
  struct Response {
    /// The distance that is left of a distance of 1.
    let distance: Double
    /// The distance that a speed of 1 per second has caused.
    let distanceOfSpeed: Double
    /// The speed that a distance of 1 has caused.
    let speedOfDistance: Double
    /// The speed that is left of a speed of 1.
    let speed: Double
  }

  /// How the spring stands so many seconds, from 0, after it was let go.
  func response(after time: Double) -> Response {
    let braking = frequency * dampingFraction
    let (cosine, sine) = dampedSwing(after: time)
    return Response(
      distance: cosine + braking * sine, distanceOfSpeed: sine,
      speedOfDistance: -frequency * frequency * sine,
      speed: cosine - braking * sine)
  }

  /// How many seconds it takes until the spring is within a tolerance of its goal for good; rather too long than too
  /// short.
  ///
  /// - Parameters:
  ///   - distance: How far it is from its goal.
  ///   - velocity: How fast it is, per second.
  ///   - tolerance: Above 0.
  func settlingTime(distance: Double, velocity: Double, tolerance: Double) -> Double {
    let distance = abs(distance) / tolerance
    let push = abs(velocity) / tolerance + frequency * dampingFraction * distance
    guard distance + push > 0 else { return 0 }
    // Whatever the spring, it is within e^(-rt) (distance + push · min(t, limit)). Solved for t, that is a sequence
    // which falls towards the answer from a time that is too late: t · e^(-rt) is less than 0.74 / r · e^(-rt/2).
    var time = max(0, 2 * Elementary.logarithm(distance + push * 0.74 / decay) / decay)
    for _ in 0..<8 {
      time = max(0, Elementary.logarithm(distance + push * min(time, swingLimit)) / decay)
      if time == 0 { break }
    }
    return time
  }

  /// ω: the radians per second of an undamped swing.
  private var frequency: Double { 2 * .pi / response }

  /// b: the radians per second of the swing as it is damped, or how much quicker and slower than `a` it creeps.
  private var swing: Double {
    frequency * Elementary.squareRoot(abs(1 - dampingFraction * dampingFraction))
  }

  /// How fast the slowest part of the motion dies away: `a` if it swings, else `a - b`, written without a difference.
  private var decay: Double {
    guard dampingFraction > 1 else { return frequency * dampingFraction }
    return frequency / (dampingFraction + Elementary.squareRoot(dampingFraction * dampingFraction - 1))
  }

  /// What |S| never exceeds, the decay left out.
  private var swingLimit: Double {
    guard swing > 0 else { return .infinity }
    return dampingFraction > 1 ? 1 / (2 * swing) : 1 / swing
  }

  /// e^(-at)C and e^(-at)S.
  private func dampedSwing(after time: Double) -> (cosine: Double, sine: Double) {
    let braking = frequency * dampingFraction
    let angle = swing * time
    if angle < 0.1 {
      // Series, because the closed forms divide by a swing that may be zero.
      let square = dampingFraction > 1 ? angle * angle : -angle * angle
      let factor = Elementary.exponential(-braking * time)
      let cosine = 1 + square / 2 * (1 + square / 12 * (1 + square / 30 * (1 + square / 56)))
      let sine = 1 + square / 6 * (1 + square / 20 * (1 + square / 42 * (1 + square / 72)))
      return (factor * cosine, factor * time * sine)
    }
    if dampingFraction < 1 {
      let factor = Elementary.exponential(-braking * time)
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      return (factor * cosine, factor * sine / swing)
    }
    let slow = Elementary.exponential(-decay * time)
    let fast = Elementary.exponential(-(braking + swing) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * swing))
  }
}
