import Tessera
import TesseraLayout

/// Text that is as high as it needs at the available width.
struct ParagraphCell: CanvasCell {
  var text: String

  init(_ text: String) { self.text = text }

  static let sizing = Sizing.estimatedHeight(3 * TextMetrics.lineHeight)
  private static let margins = Insets(horizontal: 8, vertical: 0)

  func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    let width = offered.width - Self.margins.horizontal
    return Size(width: offered.width, height: measurer.size(of: text, style: .paragraph, width: width).height)
  }

  func draw(in canvas: inout Canvas) {
    canvas.text(text, in: canvas.bounds.inset(by: Self.margins), .paragraph)
  }
}
