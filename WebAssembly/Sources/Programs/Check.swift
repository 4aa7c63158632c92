import Tessera
import TesseraLayout

/// A row that draws its number, and has an event where it begins.
private struct Button: CanvasCell {
  static var kind: CellKind { CellKind("button") }
  typealias Event = Int
  var number: Int

  func draw(in canvas: inout Canvas) { canvas.text("line " + number.description) }

  func event(at point: Point, in size: Size, state: CellState, text: any TextMeasuring) -> Int? {
    point.x < 8 ? number : nil
  }
}

/// Shows rows in a viewport of ten lines, appends one row, scrolls to the end, and taps the last row in two places.
///
/// - Returns: The number of operations; -1 where the last row is not on screen or does not hear of the taps.
@_cdecl("check")
public func check(_ rows: Int32) -> Int32 {
  let stage = makeStage()
  stage.show(Content { Section("lines") { ForEach(0..<Int(rows)) { Button(number: $0) } } })
  var operations = stage.update().operations.count
  var (events, taps) = (0, 0)
  stage.show(
    Content {
      Section("lines") {
        ForEach(0..<Int(rows) + 1) { Button(number: $0).onEvent { events += $0 }.onTap { taps += 1 } }
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
