import Tessera
import TesseraLayout

struct LineCell: CanvasCell {
  var text: String
  var style: TextStyle

  init(_ text: String, _ style: TextStyle = .body) {
    self.text = text
    self.style = style
  }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text, in: canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 0)), style)
  }
}
