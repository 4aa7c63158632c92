import Tessera
import TesseraLayout

/// A line of text: the simplest portable cell.
struct Label: CanvasCell {
  var text: String

  init(_ text: String) { self.text = text }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text)
  }
}

/// Text that is as high as its lines.
struct Paragraph: CanvasCell {
  var text: String

  init(_ text: String) { self.text = text }

  static var sizing: Sizing { .estimatedHeight(16) }

  func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    measurer.size(of: text, style: .paragraph, width: offered.width)
  }

  func draw(in canvas: inout Canvas) { canvas.text(text, .paragraph) }
}
