// The first program of README.md, as it stands there.
import TesseraTerminal

struct Line: CanvasCell {  // a cell is a value: it is its own content
  var number: Int

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text("line \(number)")
  }
}

let app = TerminalApp()
app.show(
  Content {
    Section("lines") {
      ForEach(0..<10_000_000) { Line(number: $0).selectable() }
    }
  })
app.run()
