/// The distances from the four edges of a rectangle, in points.
///
/// Negative distances enlarge the rectangle.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets from a distance for each edge.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance from every edge.
  @inlinable
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Creates insets with one distance for left and right, and another one for top and bottom.
  @inlinable
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Insets of zero on every edge.
  @inlinable
  public static var zero: Insets { Insets(0) }

  /// The sum of the left and right distances.
  @inlinable
  public var horizontal: Double { left + right }

  /// The sum of the top and bottom distances.
  @inlinable
  public var vertical: Double { top + bottom }

  /// The insets with the axes exchanged: left becomes top and right becomes bottom, and vice versa.
  @inlinable
  public var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
}
