/// A path of lines, curves and arcs in a ``WebDrawing``.
///
///     var roof = WebPath()
///     roof.move(to: Point(x: 0, y: 12))
///     roof.addLine(to: Point(x: 12, y: 0))
///     roof.addLine(to: Point(x: 24, y: 12))
///     roof.close()
public struct WebPath: Equatable, Sendable {
  /// The commands, as ASCII letters, and their numbers one after the other.
  private(set) var commands: [UInt8] = []
  private(set) var numbers: [Float] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path along an ellipse in a rectangle.
  public init(ellipseIn rect: Rect) {
    let radii = Point(x: rect.width / 2, y: rect.height / 2)
    append("M", [rect.minX + rect.width, rect.minY + radii.y])
    append("A", [rect.minX + radii.x, rect.minY + radii.y, radii.x, radii.y, 0, 2 * Double.pi])
    close()
  }

  /// Creates a path of lines from point to point.
  public init(lines points: [Point]) {
    for point in points { if commands.isEmpty { move(to: point) } else { addLine(to: point) } }
  }

  /// Begins a new part of the path at a point.
  public mutating func move(to point: Point) { append("M", [point.x, point.y]) }

  /// Adds a line to a point.
  public mutating func addLine(to point: Point) { append("L", [point.x, point.y]) }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addCurve(to point: Point, control: Point) {
    append("Q", [control.x, control.y, point.x, point.y])
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to point: Point, control first: Point, _ second: Point) {
    append("C", [first.x, first.y, second.x, second.y, point.x, point.y])
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - start: The angle of the start, in radians: 0 is at the right, and a quarter turn later is the bottom.
  ///   - sweep: The angle from the start to the end, in radians; negative to go counterclockwise.
  public mutating func addArc(center: Point, radius: Double, from start: Double, by sweep: Double) {
    append("A", [center.x, center.y, radius, radius, start, sweep])
  }

  /// Adds a line to the start of the current part of the path.
  public mutating func close() { append("Z", []) }

  private mutating func append(_ command: Unicode.Scalar, _ values: [Double]) {
    commands.append(UInt8(ascii: command))
    for value in values { numbers.append(value.isFinite ? Float(value) : 0) }
  }
}
