import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering")
struct ReorderTests {
  private func middle(_ row: Int) -> Point { Point(x: 40, y: Double(row) * 16 + 8) }

  @Test("A dragged item moves between the others at once, and the drop sends one event")
  func drag() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.pointer(.down, at: middle(1), time: 0)
    collection.pointer(.moved, at: middle(3), time: 0.1)
    #expect(collection.order == [[0, 2, 3, 1, 4, 5]])
    #expect(collection.seenFrame(of: 1)?.minY == 48)
    #expect(app.moves == [])
    collection.pointer(.up, at: middle(3), time: 0.2)
    #expect(app.moves.map { $0.description } == ["a/1 to a before 4"])
    #expect(app.moves.first?.target.after == 3 && app.moves.first?.target.index == 3)
    #expect(app.lists[0].items == [0, 2, 3, 1, 4, 5])
    #expect(collection.order == [[0, 2, 3, 1, 4, 5]])
    #expect(!collection.engine.isReordering)
  }

  @Test("A drag neither selects, focuses nor highlights an item")
  func noTap() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown(configuration: EngineConfiguration(overscan: 0, selectionMode: .single))
    collection.pointer(.down, at: middle(1), time: 0)
    #expect(collection.engine.highlightedKey != nil)
    collection.pointer(.moved, at: middle(3), time: 0.1)
    #expect(collection.engine.highlightedKey == nil)
    collection.pointer(.moved, at: middle(1), time: 0.1)
    collection.pointer(.up, at: middle(1), time: 0.2)
    #expect(collection.engine.selection.isEmpty && collection.engine.focusedKey == nil)
    #expect(app.moves == [])
  }

  @Test("The dragged item has the dragging state, is in front and follows the pointer")
  func dragging() throws {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.beginReorder(1)
    collection.moveReorder(to: Point(x: 45, y: 29))
    let cell = try #require(collection.engine.cells.last)
    #expect(cell.key.element == .item(1, occurrence: 0) && cell.state == .dragging)
    #expect(cell.presentation.effect.offset == Point(x: 5, y: 5))
    collection.endReorder()
    #expect(!collection.engine.cells.contains { $0.state.contains(.dragging) || $0.placement.layer > 0 })
    #expect(collection.seenFrame(of: 1)?.minY == 16)
  }

  @Test("Content that applies the drop updates no cell")
  func answer() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.beginReorder(1)
    collection.moveReorder(to: middle(4))
    collection.endReorder()
    let configurations = collection.configurations
    let operations = collection.show(app.content)
    #expect(collection.configurations == configurations && operations == [])
    #expect(collection.order == [[0, 2, 3, 4, 1, 5]])
  }

  @Test("Only the dragged cell is updated, once at the start and once at the drop")
  func reconfigured() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    let configurations = collection.configurations
    collection.beginReorder(1)
    #expect(collection.configurations == configurations + 1)
    collection.moveReorder(to: middle(4))
    collection.moveReorder(to: middle(0))
    #expect(collection.configurations == configurations + 1)
    collection.endReorder()
    #expect(collection.configurations == configurations + 2)
  }

  @Test("A canceled drag calls no handler and restores the order")
  func cancel() {
    let app = ReorderLists(("a", Array(0..<6)), ("b", [7]))
    let collection = app.shown()
    let picture = collection.text()
    collection.beginReorder(1)
    collection.moveReorder(to: middle(6))
    #expect(
      collection.order == [[0, 2, 3, 4, 5], [1, 7]] || collection.order == [[0, 2, 3, 4, 5], [7, 1]])
    collection.cancelReorder()
    #expect(collection.order == [[0, 1, 2, 3, 4, 5], [7]])
    #expect(collection.text() == picture && app.moves == [] && !collection.engine.isReordering)
    #expect(collection.issues == [])
  }

  @Test("Escape cancels the drag, and later pointer events are ignored")
  func escape() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    #expect(!collection.engine.pressReorderKey(.escape, modifiers: []))
    collection.pointer(.down, at: middle(1), time: 0)
    collection.pointer(.moved, at: middle(3), time: 0.1)
    #expect(collection.engine.pressReorderKey(.escape, modifiers: []))
    collection.pointer(.moved, at: middle(4), time: 0.2)
    collection.pointer(.up, at: middle(4), time: 0.3)
    #expect(collection.order == [Array(0..<6)] && app.moves == [])
  }

  @Test("The next content restores the order if the app ignored the move")
  func unwilling() {
    let app = ReorderLists(("a", Array(0..<6)))
    app.isWilling = false
    let collection = app.shown()
    #expect(collection.drag(1, before: 4))
    #expect(collection.order == [[0, 2, 3, 1, 4, 5]])
    collection.show(app.content)
    #expect(collection.order == [Array(0..<6)])
  }

  @Test("A dropped item can be taken back while the app has not applied the move")
  func takenBack() {
    let app = ReorderLists(("a", Array(0..<6)))
    app.isWilling = false
    let collection = app.shown()
    collection.drag(1, before: 4)
    collection.cancelReorder()
    #expect(collection.order == [Array(0..<6)])
  }

  @Test("Items move to other sections and into empty ones")
  func acrossSections() {
    let app = ReorderLists(("a", [0, 1, 2]), ("b", []), ("c", [5, 6]))
    let collection = app.shown()
    #expect(collection.drag(1, before: 6))
    #expect(app.lists.map { $0.items } == [[0, 2], [], [5, 1, 6]])
    #expect(collection.drag(5, toEndOf: "b"))
    #expect(app.lists.map { $0.items } == [[0, 2], [5], [1, 6]])
    #expect(app.moves.last?.description == "c/5 to b at the end")
    #expect(collection.order == [[0, 2], [5], [1, 6]] && collection.issues == [])
  }

  @Test("The pointer finds an empty section")
  func emptySection() {
    let app = ReorderLists(("a", [0, 1, 2]), ("b", []), ("c", [5, 6]))
    let collection = app.shown()
    collection.beginReorder(5)
    collection.moveReorder(to: Point(x: 40, y: 57))
    #expect(collection.order == [[0, 1, 2], [], [5, 6]])
    collection.moveReorder(to: Point(x: 40, y: 51))
    #expect(collection.order == [[0, 1, 2], [5], [6]])
    collection.moveReorder(to: Point(x: 40, y: 46))
    #expect(collection.order == [[0, 1, 2, 5], [], [6]])
    collection.moveReorder(to: Point(x: 40, y: 51))
    #expect(collection.order == [[0, 1, 2], [5], [6]])
    collection.endReorder()
    #expect(app.lists.map { $0.items } == [[0, 1, 2], [5], [6]])
  }

  @Test("A section that accepts only its own items, or none, is not a target")
  func acceptance() {
    let app = ReorderLists(("a", [0, 1, 2]), ("b", [5, 6]))
    app.acceptance = .own
    let collection = app.shown()
    #expect(!collection.drag(1, before: 6))
    collection.drag(1, to: Point(x: 40, y: 75))
    #expect(app.lists.map { $0.items } == [[0, 2, 1], [5, 6]])
    app.acceptance = .none
    collection.show(app.content)
    #expect(!collection.drag(0, before: 1))
  }

  @Test("The app can refuse or redirect positions, and is queried once for each")
  func proposals() {
    let app = ReorderLists(("a", Array(0..<6)))
    app.answer = { move in
      switch move.target.index {
      case 0: .refused
      case 3: .instead(ReorderPlace(section: move.target.section, before: nil, after: 5, index: 5))
      default: .allowed
      }
    }
    let collection = app.shown()
    collection.beginReorder(1)
    collection.moveReorder(to: middle(0))
    #expect(collection.order == [[0, 1, 2, 3, 4, 5]])
    let asked = app.proposals.count
    collection.moveReorder(to: Point(x: 41, y: 8))
    #expect(app.proposals.count == asked)
    collection.moveReorder(to: middle(3))
    #expect(collection.order == [[0, 2, 3, 4, 5, 1]])
    collection.endReorder()
    #expect(app.lists[0].items == [0, 2, 3, 4, 5, 1])
  }

  @Test("Items are not reorderable without a handler or the modifier")
  func undeclared() {
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("a") { ForEach(0..<3) { Label("\($0)").reorderable() } }
    }
    #expect(!collection.beginReorder(1))
    collection.show(Content { Section("a") { ForEach(0..<3) { Label("\($0)") } } }.onReorder { _ in })
    #expect(!collection.beginReorder(1))
  }

  @Test("An item without an id is not reorderable")
  func withoutID() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 80),
      content: Content {
        Section("a") {
          Label("x").reorderable()
          Label("y").reorderable()
        }
      }.onReorder { _ in })
    collection.pointer(.down, at: middle(0), time: 0)
    collection.pointer(.moved, at: middle(1), time: 0)
    #expect(!collection.engine.isReordering)
  }

  @Test("A group of cells is dragged as one item by any of its parts")
  func group() {
    var items = [0, 1, 2]
    var collection: HeadlessCollection?
    func content() -> Content<Headless> {
      Content {
        Section("a") {
          ForEach(items, id: { $0 }) { item in
            Group {
              Label("\(item) head"); Label("\(item) body")
            }.reorderable()
          }
        }
      }.onReorder { move in
        items.apply(move) { $0 }
        collection?.stage.show(content())
      }
    }
    let shown = HeadlessCollection(size: Size(width: 80, height: 96), content: content())
    collection = shown
    shown.pointer(.down, at: middle(1), time: 0)
    shown.pointer(.moved, at: middle(5), time: 0)
    #expect(shown.engine.cells.filter { $0.state == .dragging }.count == 2)
    #expect(shown.text() == "1 head\n1 body\n2 head\n2 body\n0 head\n0 body\n")
    shown.pointer(.up, at: middle(5), time: 0)
    #expect(items == [1, 2, 0])
    #expect(shown.text() == "1 head\n1 body\n2 head\n2 body\n0 head\n0 body\n")
    #expect(shown.issues == [])
  }

  @Test("A move in nested sections contains their ancestors")
  func nested() {
    var moves: [ReorderMove] = []
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      content: Content {
        Section.nesting("outer") {
          Section("x") { ForEach(0..<2) { Label("\($0)").reorderable() } }
          Section("y") { ForEach(5..<7) { Label("\($0)").reorderable() } }.acceptsReorder()
        }
      }.onReorder { moves.append($0) })
    #expect(collection.drag(1, before: 6))
    #expect(moves.map { $0.description } == ["outer/x/1 to outer/y before 6"])
    #expect(collection.text() == "0\n5\n1\n6\n")
  }

  @Test("A section does not accept an item whose id it already contains")
  func sameID() {
    let app = ReorderLists(("a", [0, 1, 2]), ("b", [1, 6]))
    let collection = app.shown()
    #expect(!collection.drag(1, toEndOf: "b"))
    #expect(collection.issues == [])
  }
}
