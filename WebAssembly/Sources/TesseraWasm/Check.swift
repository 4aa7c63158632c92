import Tessera
import TesseraLayout

/// A host that only counts, to prove that the core works in Embedded Swift.
enum Counting: CollectionHost {
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
  typealias Event = Int
  var number: Int
  func draw(in canvas: inout Canvas) { canvas.text("line " + number.description) }
  func event(at point: Point, in size: Size, text: any TextMeasuring) -> Int? { point.x < 8 ? number : nil }
}

/// Shows rows in a viewport of ten lines, appends one row, scrolls to the end, and taps the last row in two places.
///
/// - Returns: The number of operations; -1 where the last row is not on screen or does not hear of the taps.
@_expose(wasm, "check")
@_cdecl("check")
public func check(_ rows: Int32) -> Int32 {
  let stage = Stage<Counting>()
  stage.engine.resize(to: Size(width: 320, height: 160))
  stage.show(Content { Section("lines") { ForEach(0..<Int(rows)) { Line(number: $0) } } })
  var operations = stage.update().operations.count
  var (events, taps) = (0, 0)
  stage.show(
    Content {
      Section("lines") {
        ForEach(0..<Int(rows) + 1) { Line(number: $0).onEvent { events += $0 }.onTap { taps += 1 } }
      }
    })
  stage.engine.scroll(to: ItemID(Int(rows)), at: .end)
  operations += stage.update().operations.count
  let last = ItemKey.Element.item(ItemID(Int(rows)), occurrence: 0)
  stage.engine.pointer(PointerEvent(.down, at: Point(x: 4, y: 150), time: 0))
  stage.engine.pointer(PointerEvent(.up, at: Point(x: 4, y: 150), time: 0.1))
  stage.engine.tap(at: Point(x: 40, y: 150))
  operations += stage.update().operations.count
  let isShown = stage.engine.cells.contains { $0.key.element == last }
  return isShown && events == Int(rows) && taps == 1 ? Int32(operations) : -1
}
