import Tessera

/// A line of text.
struct Line: CanvasCell, Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}
