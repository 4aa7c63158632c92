/// The progress of an animation over time: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
///
/// The x axis is the time, and the y axis the progress. A curve whose control points are between 0 and 1
/// stays in that range and never goes back; others may overshoot.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Creates a curve from its control points.
  ///
  /// Times are clamped to 0…1, so that the curve is a function of time, and progress to -8…8. NaN is replaced
  /// by 0 in the first point and by 1 in the second, as in a straight line.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.limited(to: 0...1, otherwise: 0)
    self.y1 = y1.limited(to: -8...8, otherwise: 0)
    self.x2 = x2.limited(to: 0...1, otherwise: 1)
    self.y2 = y2.limited(to: -8...8, otherwise: 1)
  }

  /// A curve with constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// A curve with a slow start.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// A curve with a slow end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// A curve with a slow start and a slow end.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Returns the progress after a fraction of the time from 0 to 1.
  ///
  /// The error is less than 10^-9, unless the curve is vertical there.
  public func value(at time: Double) -> Double {
    let time = time.limited(to: 0...1, otherwise: 1)
    guard time > 0, time < 1, !isStraight else { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// Returns the slope after a fraction of the time: the progress per time.
  ///
  /// If the curve is vertical there, the result is the slope of a short piece of it.
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

// MARK: - Implementation

extension TimingCurve {
  private var isStraight: Bool { x1 == y1 && x2 == y2 }

  /// Returns the parameter of the curve at a time, by Newton's method with bisection if a step would leave
  /// the remaining range.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    for _ in 0..<64 {
      let excess = Self.coordinate(x1, x2, at: parameter) - time
      if abs(excess) < 1e-15 { break }
      if excess > 0 { high = parameter } else { low = parameter }
      let step = parameter - excess / Self.derivative(x1, x2, at: parameter)
      // If the derivative is zero, the step is infinite or NaN, and fails this test.
      parameter = step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }

  /// Returns a coordinate of a Bézier curve from 0 to 1 with two control points.
  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter * (3 * rest * (rest * first + parameter * second) + parameter * parameter)
  }

  /// Returns the derivative of that coordinate with respect to the parameter.
  private static func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3
      * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
  }
}

extension TimingCurve: CustomStringConvertible {
  /// A textual representation: the name of the curve, or its four numbers.
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
