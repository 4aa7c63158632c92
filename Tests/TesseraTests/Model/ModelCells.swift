import Tessera
import TesseraLayout
import TesseraTesting

/// A portable cell of a program that measures itself and logs the result.
struct BlockCell: CanvasCell {
  var group: String
  var item: Item
  let log: MeasureLog

  static var sizing: Sizing { .estimatedHeight(20) }

  static func == (left: BlockCell, right: BlockCell) -> Bool { left.item == right.item }

  /// Grows as the width shrinks.
  static func height(of item: Item, width: Double) -> Double {
    guard case .block(let units) = item.kind else { return 0 }
    return (units * 1600 / max(width, 1)).rounded(.up) + Double(item.revision % 3) * 16
  }

  func measure(offered: Size, text: any TextMeasuring) -> Size {
    let size = Size(width: offered.width, height: Self.height(of: item, width: offered.width))
    log.measured[Place(group: group, item: item.id)] = size.height
    return size
  }

  func draw(in canvas: inout Canvas) { canvas.text("\(item)") }
}

/// A native cell of a program, measured by the host.
struct NativeCell: Cell {
  var item: Item

  static var sizing: Sizing { .estimatedHeight(24) }

  func makeView() -> NativeView { NativeView() }

  func update(_ view: NativeView, state: CellState) { view.shown = item }
}

/// Stores the item that it shows.
final class NativeView: DrawingView {
  var shown: Item?
}

/// A line of a program.
struct LineCell: CanvasCell {
  var item: Item

  func draw(in canvas: inout Canvas) { canvas.text("\(item)") }
}

/// The address of an item in a program's content.
struct Place: Hashable {
  var group: String
  var item: Int
}

/// The measurements since the log was cleared.
final class MeasureLog {
  var measured: [Place: Double] = [:]
}
