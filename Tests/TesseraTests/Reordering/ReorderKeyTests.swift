import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering with keys")
struct ReorderKeyTests {
  @Test("Option and an arrow key move the focused item by one position")
  func arrows() {
    let app = ReorderLists(("a", Array(0..<4)))
    let collection = app.shown()
    collection.engine.focus(on: 1)
    collection.update()
    #expect(collection.engine.pressReorderKey(.down, modifiers: .option))
    collection.update()
    #expect(app.lists[0].items == [0, 2, 1, 3])
    #expect(collection.moveFocusedItem(.up) && collection.moveFocusedItem(.up))
    #expect(app.lists[0].items == [1, 0, 2, 3])
    collection.moveFocusedItem(.up)
    #expect(app.lists[0].items == [1, 0, 2, 3] && app.moves.count == 3)
    collection.moveFocusedItem(.last)
    #expect(app.lists[0].items == [0, 2, 3, 1])
    collection.moveFocusedItem(.first)
    #expect(app.lists[0].items == [1, 0, 2, 3])
    collection.moveFocusedItem(.right)
    #expect(app.lists[0].items == [0, 1, 2, 3])
    #expect(collection.engine.focusedKey?.element == .item(1, occurrence: 0))
    #expect(!collection.engine.pressReorderKey(.down, modifiers: []))
    #expect(!collection.engine.pressReorderKey(.down, modifiers: [.option, .shift]))
  }

  @Test("Keys that arrive faster than frames are all applied")
  func fast() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.engine.focus(on: 0)
    collection.update()
    for _ in 0..<4 { collection.engine.moveFocusedItem(.down) }
    collection.update()
    #expect(app.lists[0].items == [1, 2, 3, 4, 0, 5])
  }

  @Test("Keys work while the app has not applied earlier moves")
  func unanswered() {
    let app = ReorderLists(("a", Array(0..<6)))
    app.isWilling = false
    let collection = app.shown()
    collection.engine.focus(on: 0)
    collection.update()
    for _ in 0..<3 { collection.moveFocusedItem(.down) }
    #expect(collection.order == [[1, 2, 3, 0, 4, 5]])
    #expect(app.moves.map { $0.target.index } == [1, 2, 3])
  }

  @Test("In a grid, up and down move by a row")
  func grid() {
    let app = ReorderLists(("a", Array(0..<9)))
    app.layout = .grid(columns: .count(3))
    let collection = app.shown()
    collection.engine.focus(on: 1)
    collection.update()
    collection.moveFocusedItem(.down)
    #expect(app.lists[0].items == [0, 2, 3, 4, 1, 5, 6, 7, 8])
    collection.moveFocusedItem(.up)
    #expect(app.lists[0].items == Array(0..<9))
    collection.moveFocusedItem(.left)
    #expect(app.lists[0].items == [1, 0, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test("At the end of its section an item moves to the next accepting section")
  func sections() {
    let app = ReorderLists(("a", [0, 1]), ("b", []), ("c", [5, 6]))
    let collection = app.shown()
    collection.engine.focus(on: 1)
    collection.update()
    var seen: [[[Int]]] = []
    for _ in 0..<3 {
      collection.moveFocusedItem(.down)
      seen.append(collection.order)
    }
    #expect(seen == [[[0], [1], [5, 6]], [[0], [], [1, 5, 6]], [[0], [], [5, 1, 6]]])
    for _ in 0..<3 { collection.moveFocusedItem(.up) }
    #expect(collection.order == [[0, 1], [], [5, 6]])
  }

  @Test("The moved item is scrolled into view without unnecessary scrolling")
  func intoView() {
    let app = ReorderLists(("a", Array(0..<100)))
    let collection = app.shown(rows: 5)
    collection.scroll(by: 160)
    collection.engine.focus(on: 10)
    collection.update()
    collection.moveFocusedItem(.down)
    #expect(collection.text() == "11\n10\n12\n13\n14\n")
    collection.moveFocusedItem(.up)
    collection.moveFocusedItem(.up)
    #expect(collection.text() == "10\n9\n11\n12\n13\n")
    collection.moveFocusedItem(.last)
    #expect(collection.text() == "96\n97\n98\n99\n10\n")
  }

  @Test("Items that the app refuses to move stay in place")
  func refused() {
    let app = ReorderLists(("a", Array(0..<4)))
    app.answer = { _ in .refused }
    let collection = app.shown()
    #expect(!collection.moveFocusedItem(.down))
    collection.engine.focus(on: 1)
    collection.update()
    #expect(collection.moveFocusedItem(.down))
    #expect(collection.order == [Array(0..<4)] && app.moves == [])
    #expect(!collection.moveFocusedItem(.pageDown))
  }

  @Test("In right-to-left layout the left key moves forward")
  func mirrored() {
    let app = ReorderLists(("a", Array(0..<9)))
    app.layout = .grid(columns: .count(3))
    let collection = app.shown(configuration: EngineConfiguration(overscan: 0, direction: .rightToLeft))
    collection.engine.focus(on: 0)
    collection.update()
    collection.moveFocusedItem(.left)
    #expect(app.lists[0].items == [1, 0, 2, 3, 4, 5, 6, 7, 8])
  }
}
