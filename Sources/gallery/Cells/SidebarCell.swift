import Tessera
import TesseraLayout

/// A title with a summary below.
struct SidebarCell: CanvasCell {
  var title: String
  var summary: String

  static let sizing = Sizing.height(3 * TextMetrics.lineHeight)

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let lines = canvas.bounds.inset(by: Insets(horizontal: 8, vertical: TextMetrics.lineHeight / 2))
    let height = TextMetrics.lineHeight
    canvas.text(title, in: Rect(x: lines.minX, y: lines.minY, width: lines.width, height: height), .title)
    canvas.text(
      summary, in: Rect(x: lines.minX, y: lines.minY + height, width: lines.width, height: height), .caption)
  }
}
