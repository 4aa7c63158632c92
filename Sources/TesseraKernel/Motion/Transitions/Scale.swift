/// How many times as large something is as it is at rest, along each axis; 1 changes nothing.
public struct Scale: Hashable, Sendable {
  /// The factor for the width.
  public var x: Double
  /// The factor for the height.
  public var y: Double

  /// Makes a scale axis by axis.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The same factor for both axes.
  public init(_ both: Double) { self.init(x: both, y: both) }

  /// The largest scale that there is; larger ones count as this one.
  public static let largest: Double = 1024

  /// Multiplies two scales axis by axis.
  public static func * (left: Scale, right: Scale) -> Scale {
    Scale(x: left.x * right.x, y: left.y * right.y)
  }

  /// The scale with both factors from 0 to ``largest``; NaN counts as 1.
  public var sanitized: Scale {
    Scale(
      x: x.limited(to: 0...Self.largest, otherwise: 1), y: y.limited(to: 0...Self.largest, otherwise: 1))
  }
}

extension Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The same factor for both axes.
  public init(floatLiteral value: Double) { self.init(value) }

  /// The same factor for both axes.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Scale: CustomStringConvertible {
  /// One number where both axes agree, else `(x, y)`.
  public var description: String { x == y ? x.description : "(\(x), \(y))" }
}
