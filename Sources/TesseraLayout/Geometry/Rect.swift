/// A rectangle, given by its top left corner and its size, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  @inlinable
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and its extents.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  @inlinable
  public static var zero: Rect { Rect() }

  /// The x-coordinate of the left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The x-coordinate of the right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The y-coordinate of the top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The y-coordinate of the bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The width of the rectangle.
  @inlinable
  public var width: Double { size.width }
  /// The height of the rectangle.
  @inlinable
  public var height: Double { size.height }

  /// Returns the coordinate of the left or top edge.
  ///
  /// In extensions of `Rect`, this method hides the function of the standard library, which is `Swift.min` there.
  @inlinable
  public func min(_ axis: Axis) -> Double { origin[axis] }

  /// Returns the coordinate of the right or bottom edge.
  ///
  /// In extensions of `Rect`, this method hides the function of the standard library, which is `Swift.max` there.
  @inlinable
  public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Returns whether the rectangles overlap: whether each begins before the other one ends, along both axes.
  ///
  /// Rectangles that only touch do not overlap. A rectangle without extent overlaps another one if it lies
  /// strictly inside it. A rectangle with an edge that is NaN overlaps nothing.
  @inlinable
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Returns whether the point lies inside the rectangle.
  ///
  /// The left and top edges belong to the rectangle, the right and bottom edges do not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the common part of both rectangles.
  ///
  /// - Returns: `nil` if the rectangles do not overlap.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    guard overlaps(other) else { return nil }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around both rectangles.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    let right = Swift.max(maxX, other.maxX)
    let bottom = Swift.max(maxY, other.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle moved by a distance.
  @inlinable
  public func offset(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }

  /// Returns the rectangle with its edges moved inwards.
  ///
  /// The result never has a negative extent.
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.horizontal), height: Swift.max(0, height - insets.vertical))
  }

  /// The rectangle with the axes exchanged.
  @inlinable
  public var transposed: Rect { Rect(origin: origin.transposed, size: size.transposed) }
}

extension Rect: CustomStringConvertible {
  /// A description of the form `(x, y, width, height)`.
  public var description: String { "(\(minX), \(minY), \(width), \(height))" }
}
