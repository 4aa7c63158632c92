/// A rectangle: an origin (top left) and a size, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// Makes a rectangle from its corner and its size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle without extent at the origin.
  public static let zero = Rect()

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }

  /// The edge nearer to the origin along an axis.
  public func min(_ axis: Axis) -> Double { origin[axis] }

  /// The edge farther from the origin along an axis.
  public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Whether each rectangle begins before the other one ends, on both axes; touching edges do not overlap. One
  /// without extent overlaps where it lies strictly inside; one with an edge that is NaN never does.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both rectangles share, or nil where they do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    guard overlaps(other) else { return nil }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    let right = Swift.max(maxX, other.maxX)
    let bottom = Swift.max(maxY, other.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle moved by a distance.
  public func offset(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }

  /// The rectangle with its edges moved inwards; it never gets a negative extent.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.horizontal), height: Swift.max(0, height - insets.vertical))
  }

  /// The rectangle mirrored at the diagonal: x and y exchanged.
  public var transposed: Rect { Rect(origin: origin.transposed, size: size.transposed) }
}

extension Rect: CustomStringConvertible {
  /// `(x, y, width, height)`.
  public var description: String { "(\(minX), \(minY), \(width), \(height))" }
}
