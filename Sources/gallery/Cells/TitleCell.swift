import Tessera

/// A heading, with a remark on the right.
struct TitleCell: CanvasCell {
  var title: String
  var remark = ""

  func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    canvas.text(title, in: canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 0)), .title)
    canvas.text(
      remark, in: canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 0)),
      TextStyle(color: .secondary, alignment: .trailing))
  }
}
