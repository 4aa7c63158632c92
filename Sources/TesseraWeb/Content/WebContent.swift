@_spi(Behaviors) import TesseraKernel

/// A part of a row that is an element of the page. A program contains the code of those that it uses.
class WebContent: NativeContent {
  /// The number that takes the position of an optional function in events of such parts.
  static var eventPosition: Int { 255 }

  /// Returns the size of the element, in points.
  func size(offered: Size, lineHeight: Double) -> Size { .zero }

  /// Appends the element to a drawing.
  ///
  /// - Parameter part: The position among the native views of the drawing.
  func write(to writer: FrameWriter, _ view: NativeView, part: Int, in rect: Rect) {}

  /// Handles an event of the element: its name and its value.
  func handle(_ name: String, _ value: String) {}
}

extension ImageSize {
  /// Returns a size with a ratio of the width to the height.
  func size(ratio: Double, offered: Size, lineHeight: Double) -> Size {
    let height: Double =
      switch self {
      case .line: lineHeight
      case .thumbnail: 2 * lineHeight
      case .preview: 6 * lineHeight
      case .fill: offered.width.isUnbounded ? 6 * lineHeight : offered.width / ratio
      case .height(let points): max(0, points)
      }
    let width = min(height * ratio, offered.width)
    return Size(width: width, height: width / ratio)
  }
}
