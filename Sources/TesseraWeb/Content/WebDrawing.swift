@_spi(Behaviors) import TesseraKernel

/// A drawing of paths, as a part of a row or of a canvas. The page shows it as inline SVG.
///
///     WebDrawing(width: 24, height: 12, description: "Home") { $0.fill(roof, .accent) }
///
/// Its colors follow the color scheme of the page, as those of texts do, and it is sharp at every zoom.
public struct WebDrawing: PrimitiveComponent {
  private let source: DrawingSource
  private let fillsWidth: Bool

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - width: The width of the coordinate system of the paths.
  ///   - height: The height of the coordinate system of the paths.
  ///   - description: The text that assistive technologies read; empty for a decoration.
  ///   - size: The size of the drawing, to which it is scaled; `nil` for one point per unit.
  ///   - draw: A closure that draws.
  public init(
    width: Double, height: Double, description: String, size: ImageSize? = nil,
    _ draw: (inout WebShapes) -> Void
  ) {
    var shapes = WebShapes(width: max(1, width), height: max(1, height))
    draw(&shapes)
    source = DrawingSource(shapes, description, size ?? .height(shapes.height))
    fillsWidth = size == .fill
  }

  /// Appends the drawing.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(
      ComponentNode(.nativeView(view), traits: LayoutTraits(fillsWidth: fillsWidth)))
  }

  fileprivate var view: NativeView { NativeView(source, index: 0, isEnabled: true) }
}

extension Canvas {
  /// Draws paths inside a rectangle, to which their coordinate system is stretched.
  public mutating func draw(_ drawing: WebDrawing, in rect: Rect) { nativeView(drawing.view, in: rect) }
}

/// The shapes of a ``WebDrawing``, from back to front.
public struct WebShapes {
  let width: Double
  let height: Double
  fileprivate var shapes: [Shape] = []

  fileprivate struct Shape: Equatable {
    var path: WebPath
    var color: Color
    /// The width of a line and the lengths of its dashes and gaps; a width of 0 fills the path.
    var lineWidth = 0.0
    var dash = 0.0
    var opacity = 1.0
  }

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Fills a path.
  public mutating func fill(_ path: WebPath, _ color: Color, opacity: Double = 1) {
    shapes.append(Shape(path: path, color: color, opacity: opacity))
  }

  /// Draws a line along a path, with round ends and corners.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - color: The color.
  ///   - width: The width of the line.
  ///   - dash: The length of dashes and of the gaps between them; 0 for a solid line.
  public mutating func stroke(_ path: WebPath, _ color: Color, width: Double = 1, dash: Double = 0) {
    guard width > 0 else { return }
    shapes.append(Shape(path: path, color: color, lineWidth: width, dash: max(0, dash)))
  }
}

/// The shapes of a drawing and its size on the page.
private final class DrawingSource: WebContent {
  private let shapes: WebShapes
  private let size: ImageSize

  init(_ shapes: WebShapes, _ description: String, _ size: ImageSize) {
    (self.shapes, self.size) = (shapes, size)
    super.init(accessibilityLabel: description)
  }

  override func size(offered: Size, lineHeight: Double) -> Size {
    size.size(ratio: shapes.width / shapes.height, offered: offered, lineHeight: lineHeight)
  }

  override func write(to writer: FrameWriter, _ view: NativeView, part: Int, in rect: Rect) {
    writer.write(part: "shapes", element: "i", in: rect) {
      writer.write(accessibilityLabel)
      writer.writeFloat(shapes.width)
      writer.writeFloat(shapes.height)
      writer.write(UInt32(shapes.shapes.count))
      for shape in shapes.shapes {
        writer.write(shape.color.code)
        writer.writeFloat(shape.lineWidth)
        writer.writeFloat(shape.dash)
        writer.writeFloat(shape.opacity)
        writer.write(UInt32(shape.path.commands.count))
        for command in shape.path.commands { writer.write(command) }
        for number in shape.path.numbers { writer.write(number.bitPattern) }
      }
    }
  }

  override func isEqual(to other: NativeContent) -> Bool {
    guard let other = other as? DrawingSource else { return false }
    return size == other.size && shapes.width == other.shapes.width && shapes.height == other.shapes.height
      && shapes.shapes == other.shapes.shapes
      && accessibilityLabel.utf8.elementsEqual(other.accessibilityLabel.utf8)
  }
}
