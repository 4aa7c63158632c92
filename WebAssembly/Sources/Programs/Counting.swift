import Tessera
import TesseraLayout

/// A host that only counts.
enum Counting: CollectionHost {
  final class View {
    var drawing = Drawing()
  }

  static var text: any TextMeasuring { MonospaceText() }
  static func makeCanvasView() -> View { View() }
  static func show(_ drawing: Drawing, in view: View) { view.drawing = drawing }
  static func view(_ view: View) -> View { view }
}

/// A row that draws its number.
struct Line: CanvasCell {
  static var kind: CellKind { CellKind("line") }
  var number: Int

  func draw(in canvas: inout Canvas) { canvas.text("line " + number.description) }
}

/// A stage with a viewport of ten lines.
func makeStage(_ configuration: EngineConfiguration = EngineConfiguration()) -> Stage<Counting> {
  let stage = Stage<Counting>(configuration: configuration)
  stage.engine.resize(to: Size(width: 320, height: 160))
  return stage
}

/// Updates a stage twice, with a scroll to the end between, and returns the number of operations.
func run(_ stage: Stage<Counting>) -> Int32 {
  var operations = stage.update().operations.count
  stage.engine.scroll(toEdge: .end)
  operations += stage.update().operations.count
  return Int32(operations)
}
