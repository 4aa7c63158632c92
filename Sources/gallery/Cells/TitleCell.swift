import Tessera
import TesseraLayout

/// A heading, with a remark on the right.
struct TitleCell: CanvasCell {
  var title: String
  var remark = ""

  func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    canvas.text(
      title, .title, end: remark, in: canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 0)))
  }
}
