import Tessera
import TesseraLayout

/// A host that only counts, to prove that the core works in Embedded Swift.
enum Counting: Host {
  final class View {
    var drawing = Drawing()
  }

  static var text: any TextMeasuring { MonospaceText() }
  static func makeCanvasView() -> View { View() }
  static func show(_ drawing: Drawing, in view: View) { view.drawing = drawing }
  static func view(_ view: View) -> View { view }
}

struct Line: CanvasCell {
  static var kind: CellKind { CellKind("line") }
  var number: Int
  func draw(in canvas: inout Canvas) { canvas.text("line " + number.description) }
}

/// Shows rows in a viewport of ten lines, appends one row and scrolls to the end.
///
/// - Returns: The number of operations; -1 where the last row is not on screen.
@_expose(wasm, "check")
@_cdecl("check")
public func check(_ rows: Int32) -> Int32 {
  let stage = Stage<Counting>()
  stage.engine.resize(to: Size(width: 320, height: 160))
  stage.show(Content { Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0) } } })
  var operations = stage.update().operations.count
  stage.show(Content { Section("lines") { ForEach(0..<Int(rows) + 1) { Line(number: $0) } } })
  stage.engine.scroll(to: ItemID(Int(rows)), at: .end)
  operations += stage.update().operations.count
  let last = ItemKey.Element.item(ItemID(Int(rows)), occurrence: 0)
  return stage.engine.cells.contains { $0.key.element == last } ? Int32(operations) : -1
}
