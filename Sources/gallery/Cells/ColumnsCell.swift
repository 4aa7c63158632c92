import Tessera
import TesseraLayout

/// One line of columns, each with a width in characters and a style of its own.
struct ColumnsCell: CanvasCell {
  var columns: [Column]

  /// A column of the line; the last one fills the rest.
  struct Column: Equatable {
    var text: String
    var width: Int
    var style = TextStyle.body
  }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    var x = TextMetrics.characterWidth
    for (position, column) in columns.enumerated() {
      let isLast = position == columns.count - 1
      let width =
        isLast ? max(0, canvas.size.width - x) : Double(column.width) * TextMetrics.characterWidth
      canvas.text(
        column.text, in: Rect(x: x, y: 0, width: width, height: canvas.size.height), column.style)
      x += width + TextMetrics.characterWidth
    }
  }
}
