import Tessera

struct Line: CanvasCell {
  var text: String
  func draw(in canvas: inout Canvas) { canvas.text(text) }
}
