import TesseraKernel

/// A view that shows a line of text.
final class LineView {
  var text = ""
}

/// A host that shows texts, and nothing else.
enum Lines: CollectionHost {
  static var text: any TextMeasuring { MonospaceText() }

  static func makeCanvasView() -> LineView { LineView() }

  static func show(_ drawing: Drawing, in view: LineView) {
    view.text = drawing.commands.map { if case .text(let text, _, _) = $0 { text } else { "" } }.joined()
  }

  static func view(_ view: LineView) -> LineView { view }
}

struct Row: CanvasCell, Equatable, Identifiable {
  let id: Int
  var text: String

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}

let stage = Stage<Lines>(options: KernelOptions())

/// Shows rows, and prints the texts of the first and the last visible one.
@MainActor
func show(_ rows: [Row]) {
  stage.show(Content { Section("rows") { ForEach(rows) { $0 } } })
  stage.updateFrame()
  let engine = stage.engine
  let seen = engine.cells.filter { $0.placement.frame.overlaps(engine.viewport) }
  let texts = seen.compactMap { stage.view(for: $0.id)?.text }
  print(texts.first ?? "nothing", "to", texts.last ?? "nothing")
}

var rows = (0..<1_000_000).map { Row(id: $0, text: "row \($0)") }
stage.engine.resize(to: Size(width: 320, height: 160))
show(rows)
rows.swapAt(0, 3)
rows.removeSubrange(5..<7)
show(rows)
stage.engine.scroll(by: Point(y: 1_000_000))
show(rows)
