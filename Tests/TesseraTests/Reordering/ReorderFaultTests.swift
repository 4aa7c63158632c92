import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering faults of other libraries")
struct ReorderFaultTests {
  private func middle(_ row: Int) -> Point { Point(x: 40, y: Double(row) * 16 + 8) }

  @Test("Reordering affects any section and keeps the others (Astrolabe)")
  func onlyFirstSection() {
    let app = ReorderLists(("a", [0, 1]), ("b", [5, 6]), ("c", [8, 9]))
    app.acceptance = .own
    let collection = app.shown()
    #expect(collection.drag(9, before: 8))
    #expect(app.lists.map { $0.items } == [[0, 1], [5, 6], [9, 8]])
    #expect(collection.order == [[0, 1], [5, 6], [9, 8]])
  }

  @Test("A drag continues in new content (UIKit, Listable #308, #513, #568)")
  func contentDuringDrag() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.beginReorder(1)
    collection.moveReorder(to: middle(3))
    app.lists[0].items = [9, 0, 1, 2, 7, 3, 4, 5]
    collection.show(app.content)
    #expect(
      collection.order == [[9, 0, 2, 1, 7, 3, 4, 5]] || collection.order == [[9, 0, 2, 7, 3, 1, 4, 5]])
    #expect(collection.engine.isReordering)
    collection.endReorder()
    #expect(Set(app.lists[0].items) == Set([9, 0, 1, 2, 7, 3, 4, 5]) && app.lists[0].items.count == 8)
    #expect(collection.order == [app.lists[0].items])
  }

  @Test("The drop handler can show new content (Listable #568)")
  func contentInHandler() {
    let app = ReorderLists(("a", Array(0..<4)))
    let collection = app.shown()
    collection.beginReorder(0)
    collection.moveReorder(to: middle(2))
    // The app's handler shows content, and so does other code in the same frame.
    collection.engine.endReorder()
    app.lists[0].items.append(4)
    collection.show(app.content)
    #expect(collection.order == [[1, 2, 0, 3, 4]])
  }

  @Test("A drop that the app ignored is undone by the next content (RxDataSources #35)")
  func notFollowed() {
    let app = ReorderLists(("a", Array(0..<4)))
    app.isWilling = false
    let collection = app.shown()
    collection.drag(0, to: middle(2))
    collection.show(app.content)
    #expect(
      collection.order == [[0, 1, 2, 3]]
        && collection.text() == "0\n1\n2\n3\n" + String(repeating: "\n", count: 8))
  }

  @Test("Deleting the dragged item ends the drag without a move")
  func draggedGoes() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.pointer(.down, at: middle(1), time: 0)
    collection.pointer(.moved, at: middle(3), time: 0)
    app.lists[0].items.remove(at: 1)
    collection.show(app.content)
    #expect(!collection.engine.isReordering && collection.order == [[0, 2, 3, 4, 5]])
    collection.pointer(.moved, at: middle(4), time: 0)
    collection.pointer(.up, at: middle(4), time: 0)
    #expect(app.moves == [] && collection.order == [[0, 2, 3, 4, 5]])
  }

  @Test("Deleting the target section ends the drag and restores the item")
  func targetGoes() {
    let app = ReorderLists(("a", Array(0..<3)), ("b", [5, 6]))
    let collection = app.shown()
    collection.beginReorder(1)
    collection.moveReorder(to: middle(4))
    #expect(collection.order[1].contains(1))
    app.lists.removeLast()
    collection.show(app.content)
    #expect(!collection.engine.isReordering && collection.order == [[0, 1, 2]])
  }

  @Test("A refusal in new content moves the item back")
  func askedAgain() {
    for isFast in [false, true] {
      let app = ReorderLists(("a", Array(0..<6)))
      app.answer = { _ in .allowed }
      let collection = app.shown()
      collection.beginReorder(1)
      collection.engine.moveReorder(before: 4)
      collection.update()
      #expect(collection.order == [[0, 2, 3, 1, 4, 5]])
      app.answer = { _ in .refused }
      collection.stage.show(app.content)
      if isFast { collection.engine.endReorder() }
      collection.update()
      #expect(collection.order == [Array(0..<6)])
      collection.endReorder()
      #expect(app.moves == [])
    }
  }

  @Test("The item does not return to a section that accepts only its own items")
  func carriedAway() {
    let app = ReorderLists(("a", [0, 1, 2]), ("b", [5]))
    app.acceptance = .own
    let collection = app.shown()
    collection.beginReorder(2)
    collection.engine.moveReorder(before: 0)
    collection.update()
    #expect(collection.order == [[2, 0, 1], [5]])
    app.lists[0].items = [0, 1]
    app.lists[1].items = [5, 2]
    collection.stage.show(app.content)
    collection.engine.endReorder()
    collection.update()
    #expect(app.moves == [] && collection.order == [[0, 1], [5, 2]])
  }

  @Test("An item that the app moves to another section stays dragged")
  func appMovesDragged() {
    let app = ReorderLists(("a", Array(0..<3)), ("b", [5, 6]))
    app.acceptance = .own
    let collection = app.shown()
    collection.beginReorder(1)
    app.lists[0].items = [0, 2]
    app.lists[1].items = [5, 1, 6]
    collection.show(app.content)
    #expect(collection.engine.isReordering)
    #expect(collection.engine.reorderMove?.source.section.id == "b")
    // The source section is removed, too.
    app.lists.removeFirst()
    collection.show(app.content)
    #expect(collection.engine.isReordering && collection.engine.reorderMove?.target.section.id == "b")
    collection.cancelReorder()
    #expect(collection.order == [[5, 1, 6]])
  }

  @Test("Dragging the first visible row does not scroll (RecyclerView, Compose)")
  func firstVisible() {
    let app = ReorderLists(("a", Array(0..<50)))
    let collection = app.shown(rows: 6)
    collection.scroll(by: 160)
    let start = collection.engine.viewport.minY
    collection.beginReorder(10)
    collection.moveReorder(to: middle(3))
    #expect(collection.order[0][9..<15] == [9, 11, 12, 13, 10, 14])
    #expect(collection.engine.viewport.minY == start)
    collection.moveReorder(to: middle(0))
    #expect(collection.order[0] == Array(0..<50) && collection.engine.viewport.minY == start)
    collection.endReorder()
    #expect(collection.engine.viewport.minY == start)
  }

  @Test("A row dragged above the first visible row stays visible")
  func aboveFirst() {
    let app = ReorderLists(("a", Array(0..<50)))
    let collection = app.shown(rows: 6)
    collection.scroll(by: 160)
    collection.beginReorder(13)
    collection.moveReorder(to: middle(0))
    #expect(collection.frame(of: 13)?.minY == 0)
    collection.endReorder()
    #expect(collection.text() == "13\n10\n11\n12\n14\n15\n")
  }

  @Test("The dragged view stays mounted off-screen (VirtualizedList, Material)")
  func scrolledAway() throws {
    let app = ReorderLists(("a", Array(0..<200)))
    let collection = app.shown(rows: 6)
    collection.beginReorder(1)
    let id = try #require(collection.engine.cells.first { $0.key.element == .item(1, occurrence: 0) }?.id)
    collection.scroll(by: 1600)
    let cell = try #require(collection.engine[id])
    #expect(cell.key.element == .item(1, occurrence: 0) && cell.state == .dragging)
    collection.endReorder()
    #expect(collection.engine.cells.count <= 7 && app.moves.count == 1)
  }

  @Test("Items do not flicker while the pointer is at rest", arguments: 0..<5)
  func atRest(number: Int) {
    let app = ReorderLists(("a", Array(0..<30)))
    app.height = { item in [16.0, 80, 24, 8, 120, 40][item % 6] }
    switch number {
    case 0: app.layout = .list(spacing: 7)
    case 1: app.layout = .grid(columns: .count(3))
    case 2:
      app.layout = .flow(spacing: 5)
      app.width = 56
    case 3: app.layout = .waterfall(columns: 3)
    default: app.layout = .waterfall(columns: 2, spacing: 4)
    }
    let collection = app.shown(columns: 30, rows: 30)
    for start in [4, 9, 3] {
      collection.beginReorder(ItemID(start))
      for step in 0..<16 {
        let point = Point(x: Double(step * 53 % 240), y: Double(step * 97 % 480))
        collection.moveReorder(to: point)
        let order = collection.order
        for _ in 0..<3 {
          let updates = collection.engine.updateCount
          collection.moveReorder(to: point)
          #expect(collection.order == order && collection.engine.updateCount <= updates + 1)
        }
        #expect(!collection.engine.needsUpdate)
      }
      collection.cancelReorder()
    }
  }

  @Test("In a list of mixed heights the order depends only on the pointer position")
  func noHistory() {
    let app = ReorderLists(("a", Array(0..<20)))
    app.height = { item in [16.0, 80, 24, 8, 120, 40][item % 6] }
    let collection = app.shown(columns: 30, rows: 60)
    func order(at y: Double, from first: Double) -> [[Int]] {
      collection.beginReorder(3)
      collection.moveReorder(to: Point(x: 8, y: first))
      collection.moveReorder(to: Point(x: 8, y: y))
      defer { collection.cancelReorder() }
      return collection.order
    }
    for y in stride(from: 0.0, to: 900, by: 37) {
      #expect(order(at: y, from: 0) == order(at: y, from: 900))
    }
  }

  @Test("In a grid of equal cells the dragged item is under the pointer")
  func gridUnderPointer() throws {
    let app = ReorderLists(("a", Array(0..<20)))
    app.layout = .grid(columns: .count(5))
    let collection = app.shown(columns: 30, rows: 10)
    collection.beginReorder(7)
    for step in 0..<30 {
      let point = Point(x: Double(step * 53 % 240) + 0.3, y: Double(step * 29 % 64) + 0.3)
      collection.moveReorder(to: point)
      #expect(try #require(collection.frame(of: 7)).contains(point))
    }
  }

  @Test("A drag at an edge autoscrolls, faster near the edge (nicotine-plus, GTK)")
  func autoScroll() throws {
    let app = ReorderLists(("a", Array(0..<60)))
    let collection = app.shown(rows: 12, at: 0)
    collection.beginReorder(3)
    var ways: [Double] = []
    for depth in [20.0, 4] {
      collection.moveReorder(to: Point(x: 40, y: 192 - depth))
      let start = collection.engine.viewport.minY
      for _ in 0..<6 { collection.advance(by: 0.05) }
      ways.append(collection.engine.viewport.minY - start)
      // The item is at the position under the pointer after each step.
      let frame = try #require(collection.frame(of: 3))
      #expect(abs(frame.minY + 8 - (192 - depth)) <= 16)
    }
    #expect(ways[0] > 10 && ways[1] > 2 * ways[0])
    collection.run(for: 5)
    #expect(collection.engine.viewport.maxY == 960 && collection.engine.nextFrameTime == nil)
    #expect(collection.order[0].last == 3)
    collection.moveReorder(to: Point(x: 40, y: -50))
    collection.run(for: 5)
    #expect(collection.engine.viewport.minY == 0 && collection.order[0].first == 3)
    collection.endReorder()
    #expect(app.lists[0].items == [3] + Array(0..<3) + Array(4..<60))
  }

  @Test("A drag that begins near an edge autoscrolls only after moving toward it")
  func nearEdge() {
    let app = ReorderLists(("a", Array(0..<60)))
    let collection = app.shown(rows: 12, at: 0)
    collection.beginReorder(11)
    collection.run(for: 1)
    #expect(collection.engine.viewport.minY == 0 && collection.engine.nextFrameTime == nil)
    // A collection without a clock does not autoscroll.
    let still = app.shown(rows: 12)
    still.beginReorder(3)
    still.moveReorder(to: Point(x: 40, y: 190))
    still.update()
    #expect(still.engine.viewport.minY == 0)
  }

  @Test("A scrolling section autoscrolls while an item is held at its edge")
  func scroller() {
    let collection = HeadlessCollection(
      size: Size(width: 96, height: 64), at: 0,
      content: Content {
        Section("strip", layout: .row()) {
          ForEach(0..<30) { Label("\($0)").reorderable().size(.fixed(width: 24, height: 16)) }
        }
        .scrolls(.horizontal)
        Section("rest") { ForEach(100..<120) { Label("\($0)") } }
      }.onReorder { _ in })
    collection.beginReorder(1)
    collection.moveReorder(to: Point(x: 94, y: 8))
    collection.run(for: 5)
    #expect(collection.order[0].last == 1 && collection.engine.viewport.minY == 0)
    collection.endReorder()
    #expect(collection.text().hasPrefix("27 28 29 1\n"))
  }

  @Test("Neighbors animate, and the dropped item animates to its position")
  func motion() throws {
    let app = ReorderLists(("a", Array(0..<6)))
    let content = app.content
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 96), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content.transitions(.standard))
    collection.beginReorder(1)
    collection.moveReorder(to: Point(x: 40, y: 44))
    #expect(collection.seenFrame(of: 1)?.minY == 36)
    #expect(try #require(collection.seenFrame(of: 2)?.minY) > 16)
    collection.advance(by: 1)
    #expect(collection.seenFrame(of: 2)?.minY == 16 && collection.engine.nextFrameTime == nil)
    collection.endReorder()
    collection.advance(by: 0.05)
    let seen = try #require(collection.seenFrame(of: 1)?.minY)
    #expect(seen > 32 && seen < 36)
    #expect(collection.engine.cells.last?.key.element == .item(1, occurrence: 0))
    collection.run(for: 2)
    #expect(collection.seenFrame(of: 1)?.minY == 32 && collection.engine.nextFrameTime == nil)
    #expect(!collection.engine.cells.contains { $0.placement.layer > 0 })
  }

  @Test("In right-to-left layout the item follows the pointer")
  func rightToLeft() {
    let app = ReorderLists(("a", Array(0..<6)))
    app.layout = .grid(columns: .count(3))
    let collection = app.shown(
      columns: 30, configuration: EngineConfiguration(overscan: 0, direction: .rightToLeft))
    #expect(collection.frame(of: 0)?.minX == 160)
    collection.beginReorder(0)
    collection.moveReorder(to: Point(x: 45, y: 10))
    #expect(collection.order == [[1, 2, 0, 3, 4, 5]])
    #expect(collection.seenFrame(of: 0) == Rect(x: 5, y: 2, width: 80, height: 16))
  }

  @Test("With `longPress` a long press begins a drag, and an earlier movement scrolls")
  func longPress() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown(configuration: EngineConfiguration(overscan: 0, dragStart: .longPress), at: 0)
    collection.pointer(.down, at: middle(1), time: 0)
    #expect(collection.engine.nextFrameTime == 0.5)
    collection.update(at: 0.5)
    #expect(collection.engine.isReordering)
    collection.pointer(.moved, at: middle(3), time: 0.6)
    collection.pointer(.up, at: middle(3), time: 0.7)
    #expect(app.lists[0].items == [0, 2, 3, 1, 4, 5])
    collection.pointer(.down, at: middle(1), time: 1)
    collection.pointer(.moved, at: middle(3), time: 1.1)
    collection.update(at: 2)
    #expect(!collection.engine.isReordering)
  }

  @Test("Near the end of a list anchored to its end, a drag does not scroll there")
  func nearEnd() {
    let app = ReorderLists(("a", Array(0..<30)))
    let collection = app.shown(
      rows: 10, configuration: EngineConfiguration(overscan: 0, anchoring: .end, edgeThreshold: 64))
    collection.scroll(by: -40)
    let start = collection.engine.viewport.minY
    collection.beginReorder(22)
    collection.moveReorder(to: middle(7))
    #expect(collection.engine.viewport.minY == start)
    #expect(collection.order != [Array(0..<30)])
  }
}
