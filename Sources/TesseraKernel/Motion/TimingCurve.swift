/// How far something has come when how much of the time has passed: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
///
/// Across goes the time, up goes the way. A curve whose control points lie between 0 and 1 never leaves that range and
/// never turns back; others may overshoot.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point.
  public let x1: Double
  /// The way of the first control point.
  public let y1: Double
  /// The time of the second control point.
  public let x2: Double
  /// The way of the second control point.
  public let y2: Double

  /// Makes a curve from its control points.
  ///
  /// Times are brought into 0…1, so that no moment comes twice, ways into -8…8. What is NaN is put where a straight line
  /// has it: at 0 in the first point, at 1 in the second.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.limited(to: 0...1, otherwise: 0)
    self.y1 = y1.limited(to: -8...8, otherwise: 0)
    self.x2 = x2.limited(to: 0...1, otherwise: 1)
    self.y2 = y2.limited(to: -8...8, otherwise: 1)
  }

  /// At one speed all the way.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// How far it is, from 0 to 1, when a part of the time from 0 to 1 has passed. Off by less than 10^-9 unless the curve
  /// is vertical there.
  public func value(at time: Double) -> Double {
    let time = time.limited(to: 0...1, otherwise: 1)
    guard time > 0, time < 1, !isStraight else { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// How fast it goes then: the way per time. Where the curve is vertical, the slope of a short piece of it.
  public func slope(at time: Double) -> Double {
    let time = time.limited(to: 0...1, otherwise: 1)
    guard !isStraight else { return 1 }
    let parameter = parameter(at: time)
    let run = Self.derivative(x1, x2, at: parameter)
    if run > 0.001 { return Self.derivative(y1, y2, at: parameter) / run }
    let from = max(0, time - 0x1p-16)
    let to = min(1, time + 0x1p-16)
    return (value(at: to) - value(at: from)) / (to - from)
  }
}

// MARK: - Workings

extension TimingCurve {
  private var isStraight: Bool { x1 == y1 && x2 == y2 }

  /// The parameter of the curve at a time: Newton's steps, and halving where one would leave the range that is left.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    for _ in 0..<64 {
      let excess = Self.coordinate(x1, x2, at: parameter) - time
      if abs(excess) < 1e-15 { break }
      if excess > 0 { high = parameter } else { low = parameter }
      let step = parameter - excess / Self.derivative(x1, x2, at: parameter)
      // Not so where the derivative is zero: the step is infinite or NaN then.
      parameter = step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }

  /// A coordinate of a Bézier curve that goes from 0 to 1 with these two control points.
  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter * (3 * rest * (rest * first + parameter * second) + parameter * parameter)
  }

  /// The derivative of that coordinate by the parameter.
  private static func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3
      * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
  }
}

extension TimingCurve: CustomStringConvertible {
  /// The name of the curve, or its four numbers.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "ease in and out"
    default: "bezier (\(x1), \(y1), \(x2), \(y2))"
    }
  }
}
