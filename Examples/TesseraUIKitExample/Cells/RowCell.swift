import TesseraUIKit

/// A portable cell: a line, and a smaller one below it.
struct RowCell: CanvasCell {
  var title: String
  var detail = ""

  static let sizing = Sizing.height(3 * TextMetrics.lineHeight)

  var accessibility: CellAccessibility { CellAccessibility(label: title, value: detail) }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let room = canvas.bounds.inset(by: Insets(horizontal: 16, vertical: TextMetrics.lineHeight / 2))
    canvas.text(title, in: room, TextStyle(isBold: canvas.isSelected))
    let below = room.inset(by: Insets(top: TextMetrics.lineHeight))
    canvas.text(detail, in: below, TextStyle(color: .secondary))
  }
}
