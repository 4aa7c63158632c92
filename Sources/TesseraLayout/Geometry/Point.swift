/// A location in a two-dimensional coordinate system, in points.
///
/// The origin is at the top left, and y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable
  public static var zero: Point { Point() }

  /// The point with its coordinates exchanged.
  @inlinable
  public var transposed: Point { Point(x: y, y: x) }

  /// Returns the sum of two points, coordinate by coordinate.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the difference of two points, coordinate by coordinate.
  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// The coordinate along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
