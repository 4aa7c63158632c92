import ___VARIABLE_module___

/// A row that draws itself.
struct ___FILEBASENAMEASIDENTIFIER___: CanvasCell, Equatable {
  var text: String

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text, in: canvas.bounds.inset(by: Insets(left: 8, right: 8)))
  }
}
