/// Distances from the four edges of a rectangle, in points; negative distances grow it.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets edge by edge.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from every edge.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// The same distance left and right, and another one at the top and the bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No distance at all.
  public static let zero = Insets(0)

  /// Left plus right.
  public var horizontal: Double { left + right }

  /// Top plus bottom.
  public var vertical: Double { top + bottom }

  /// The insets with the axes exchanged: left and top change places, right and bottom too.
  public var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
}
