#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Views that are reused or removed, with controllers or of the app's own classes.
@MainActor
@Suite("Cells that release their views in adapters", .simulated)
struct LeavingCellTests {
  private final class Row: UITableViewCell {
    var name = ""
  }

  private final class Tile: UICollectionViewCell {
    var name = ""
  }

  private struct RowCell: Cell, Equatable {
    var name: String
    var eventLog: EventLog
    static var sizing: Sizing { .height(40) }
    func makeView() -> Row { Row() }
    func update(_ view: Row, state: CellState) { view.name = name }
    func prepareForReuse(_ view: Row) {
      eventLog.note("\(view.name) is left")
      view.name = ""
    }
    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  }

  private struct TileCell: Cell, Equatable {
    var name: String
    var eventLog: EventLog
    static var sizing: Sizing { .height(40) }
    func makeView() -> Tile { Tile() }
    func update(_ view: Tile, state: CellState) { view.name = name }
    func prepareForReuse(_ view: Tile) {
      eventLog.note("\(view.name) is left")
      view.name = ""
    }
    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  }

  private let eventLog = EventLog()

  @Test(
    "A cell of the app's class is prepared for reuse once and updated on its return")
  func ownClasses() {
    let pair = AdapterPair()
    let contents: [Content<UIKitHost>] = [
      Content { Section("rows") { ForEach(0..<100) { TileCell(name: "\($0)", eventLog: eventLog) } } },
      Content { Section("rows") { ForEach(0..<100) { RowCell(name: "\($0)", eventLog: eventLog) } } },
    ]
    let names = [
      {
        pair.collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
          ($0 as? Tile)?.name
        }
      },
      { pair.table.visibleCells.compactMap { ($0 as? Row)?.name } },
    ]
    for (position, hand) in pair.hands.enumerated() {
      hand.show(contents[position])
      hand.screen.wait(1)
      hand.scroll(to: 80)
      #expect(eventLog.take().sorted() == ["0 is left", "1 is left"])
      hand.scroll(to: 0)
      #expect(names[position]() == (0..<10).map { "\($0)" })
      #expect(eventLog.take().sorted() == ["10 is left", "11 is left"])
      hand.scroll(to: 2000)
      hand.scroll(to: 3000)
      let reported = eventLog.take()
      #expect(Set(reported).count == reported.count)
      #expect(!reported.contains(" is left"))
    }
  }

  @Test("A controller leaves its parent with its row, not when its view is reused")
  func controllers() {
    let controllerLog = ControllerLog()
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    let parent = UIViewController()
    parent.view = table
    func show(_ names: [String]) {
      adapter.show(
        Content {
          Section("rows") {
            ForEach(names, id: \.self) { ChapterPage(name: $0, controllerLog: controllerLog) }
          }
        }
      )
    }
    let screen = TestWindow(parent)
    show(["a", "b"])
    screen.wait(1)
    #expect(parent.children.count == 2)
    show(["b"])
    screen.wait(1)
    #expect(parent.children.count == 1)
    #expect(controllerLog.take().filter { $0 == "a is emptied" }.count == 1)
  }
}
#endif
