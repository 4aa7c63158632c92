/// The size of a view as a multiple of its size at rest, along each axis.
public struct Scale: Hashable, Sendable {
  /// The factor for the width.
  public var x: Double
  /// The factor for the height.
  public var y: Double

  /// Creates a scale from a factor for each axis.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a scale with the same factor for both axes.
  public init(_ both: Double) { self.init(x: both, y: both) }

  /// The largest factor; larger ones count as this one.
  public static let largest: Double = 1024

  /// Returns the product of two scales, axis by axis.
  public static func * (left: Scale, right: Scale) -> Scale {
    Scale(x: left.x * right.x, y: left.y * right.y)
  }

  /// The scale with both factors clamped to 0 to ``largest``; NaN counts as 1.
  public var sanitized: Scale {
    Scale(
      x: x.limited(to: 0...Self.largest, otherwise: 1), y: y.limited(to: 0...Self.largest, otherwise: 1))
  }
}

extension Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a scale with the same factor for both axes.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a scale with the same factor for both axes.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Scale: CustomStringConvertible {
  /// A textual representation: one number if both factors are equal, else `(x, y)`.
  public var description: String { x == y ? x.description : "(\(x), \(y))" }
}
