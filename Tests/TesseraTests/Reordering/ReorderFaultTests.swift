import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Faults of other libraries, each as a test that it does not happen here.
@MainActor
@Suite("Faults of reordering elsewhere")
struct ReorderFaultTests {
  private func middle(_ row: Int) -> Point { Point(x: 40, y: Double(row) * 16 + 8) }

  @Test("Astrolabe: reordering handled section 0 alone, and replaced all sections by that one")
  func onlyFirstSection() {
    let app = ReorderLists(("a", [0, 1]), ("b", [5, 6]), ("c", [8, 9]))
    app.acceptance = .own
    let collection = app.shown()
    #expect(collection.drag(9, before: 8))
    #expect(app.lists.map { $0.items } == [[0, 1], [5, 6], [9, 8]])
    #expect(collection.order == [[0, 1], [5, 6], [9, 8]])
  }

  @Test(
    "UIKit, Listable #308, #513, #568: new content during a drag ended in an exception; here the drag goes on in it"
  )
  func contentDuringDrag() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.pickUp(1)
    collection.carry(to: middle(3))
    app.lists[0].items = [9, 0, 1, 2, 7, 3, 4, 5]
    collection.show(app.content)
    #expect(
      collection.order == [[9, 0, 2, 1, 7, 3, 4, 5]] || collection.order == [[9, 0, 2, 7, 3, 1, 4, 5]])
    #expect(collection.engine.isReordering)
    collection.letGo()
    #expect(Set(app.lists[0].items) == Set([9, 0, 1, 2, 7, 3, 4, 5]) && app.lists[0].items.count == 8)
    #expect(collection.order == [app.lists[0].items])
  }

  @Test("Listable #568: new content from the handler that is told of the drop")
  func contentInHandler() {
    let app = ReorderLists(("a", Array(0..<4)))
    let collection = app.shown()
    collection.pickUp(0)
    collection.carry(to: middle(2))
    // The app's handler shows content; so does somebody else, in the same frame.
    collection.engine.endReorder()
    app.lists[0].items.append(4)
    collection.show(app.content)
    #expect(collection.order == [[1, 2, 0, 3, 4]])
  }

  @Test("RxDataSources #35: the data does not follow the drop; the next content shows what the data says")
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

  @Test("The dragged item goes from the content: the drag ends, and nothing is told")
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

  @Test("The section that it is carried to goes: the drag ends, and the item is where the app has it")
  func targetGoes() {
    let app = ReorderLists(("a", Array(0..<3)), ("b", [5, 6]))
    let collection = app.shown()
    collection.pickUp(1)
    collection.carry(to: middle(4))
    #expect(collection.order[1].contains(1))
    app.lists.removeLast()
    collection.show(app.content)
    #expect(!collection.engine.isReordering && collection.order == [[0, 1, 2]])
  }

  @Test(
    "An app that refuses a place in new content is asked again: the item goes back, and is not dropped there either"
  )
  func askedAgain() {
    for isFast in [false, true] {
      let app = ReorderLists(("a", Array(0..<6)))
      app.answer = { _ in .allowed }
      let collection = app.shown()
      collection.pickUp(1)
      collection.engine.moveReorder(before: 4)
      collection.update()
      #expect(collection.order == [[0, 2, 3, 1, 4, 5]])
      app.answer = { _ in .refused }
      collection.stage.show(app.content)
      if isFast { collection.engine.endReorder() }
      collection.update()
      #expect(collection.order == [Array(0..<6)])
      collection.letGo()
      #expect(app.moves == [])
    }
  }

  @Test("The app carries the item out of a section that takes its own alone: it does not go back there")
  func carriedAway() {
    let app = ReorderLists(("a", [0, 1, 2]), ("b", [5]))
    app.acceptance = .own
    let collection = app.shown()
    collection.pickUp(2)
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

  @Test("The app moves the dragged item itself, to another section: it is still the one that is dragged")
  func appMovesDragged() {
    let app = ReorderLists(("a", Array(0..<3)), ("b", [5, 6]))
    app.acceptance = .own
    let collection = app.shown()
    collection.pickUp(1)
    app.lists[0].items = [0, 2]
    app.lists[1].items = [5, 1, 6]
    collection.show(app.content)
    #expect(collection.engine.isReordering)
    #expect(collection.engine.reorderMove?.source.section.id == "b")
    // The section that it came from goes, too.
    app.lists.removeFirst()
    collection.show(app.content)
    #expect(collection.engine.isReordering && collection.engine.reorderMove?.target.section.id == "b")
    collection.cancelDrag()
    #expect(collection.order == [[5, 1, 6]])
  }

  @Test("RecyclerView 37018279, Compose PR 851: dragging the first visible row took the viewport along")
  func firstVisible() {
    let app = ReorderLists(("a", Array(0..<50)))
    let collection = app.shown(rows: 6)
    collection.scroll(by: 160)
    let start = collection.engine.viewport.minY
    collection.pickUp(10)
    collection.carry(to: middle(3))
    #expect(collection.order[0][9..<15] == [9, 11, 12, 13, 10, 14])
    #expect(collection.engine.viewport.minY == start)
    collection.carry(to: middle(0))
    #expect(collection.order[0] == Array(0..<50) && collection.engine.viewport.minY == start)
    collection.letGo()
    #expect(collection.engine.viewport.minY == start)
  }

  @Test("A row dragged above the first visible one is seen there, not put out of sight above it")
  func aboveFirst() {
    let app = ReorderLists(("a", Array(0..<50)))
    let collection = app.shown(rows: 6)
    collection.scroll(by: 160)
    collection.pickUp(13)
    collection.carry(to: middle(0))
    #expect(collection.frame(of: 13)?.minY == 0)
    collection.letGo()
    #expect(collection.text() == "13\n10\n11\n12\n14\n15\n")
  }

  @Test("VirtualizedList, Material: the dragged view was recycled when it was scrolled away; here it stays")
  func scrolledAway() throws {
    let app = ReorderLists(("a", Array(0..<200)))
    let collection = app.shown(rows: 6)
    collection.pickUp(1)
    let id = try #require(collection.engine.cells.first { $0.key.element == .item(1, occurrence: 0) }?.id)
    collection.scroll(by: 1600)
    let cell = try #require(collection.engine[id])
    #expect(cell.key.element == .item(1, occurrence: 0) && cell.state == .dragging)
    collection.letGo()
    #expect(collection.engine.cells.count <= 7 && app.moves.count == 1)
  }

  @Test("Items flickered between two places while the pointer was at rest", arguments: 0..<5)
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
      collection.pickUp(ItemID(start))
      for step in 0..<16 {
        let point = Point(x: Double(step * 53 % 240), y: Double(step * 97 % 480))
        collection.carry(to: point)
        let order = collection.order
        for _ in 0..<3 {
          let updates = collection.engine.updateCount
          collection.carry(to: point)
          #expect(collection.order == order && collection.engine.updateCount <= updates + 1)
        }
        #expect(!collection.engine.needsUpdate)
      }
      collection.cancelDrag()
    }
  }

  @Test("In a list of mixed heights the order depends on where the item is held, not on how it came there")
  func noHistory() {
    let app = ReorderLists(("a", Array(0..<20)))
    app.height = { item in [16.0, 80, 24, 8, 120, 40][item % 6] }
    let collection = app.shown(columns: 30, rows: 60)
    func order(at y: Double, from first: Double) -> [[Int]] {
      collection.pickUp(3)
      collection.carry(to: Point(x: 8, y: first))
      collection.carry(to: Point(x: 8, y: y))
      defer { collection.cancelDrag() }
      return collection.order
    }
    for y in stride(from: 0.0, to: 900, by: 37) {
      #expect(order(at: y, from: 0) == order(at: y, from: 900))
    }
  }

  @Test("In a grid of equal cells the item stands where it is held")
  func gridUnderPointer() throws {
    let app = ReorderLists(("a", Array(0..<20)))
    app.layout = .grid(columns: .count(5))
    let collection = app.shown(columns: 30, rows: 10)
    collection.pickUp(7)
    for step in 0..<30 {
      let point = Point(x: Double(step * 53 % 240) + 0.3, y: Double(step * 29 % 64) + 0.3)
      collection.carry(to: point)
      #expect(try #require(collection.frame(of: 7)).contains(point))
    }
  }

  @Test(
    "nicotine-plus #3813, gtk #3649: the list scrolls while an item is held at its edge, the deeper the faster, to its end"
  )
  func autoScroll() throws {
    let app = ReorderLists(("a", Array(0..<60)))
    let collection = app.shown(rows: 12, at: 0)
    collection.pickUp(3)
    var ways: [Double] = []
    for depth in [20.0, 4] {
      collection.carry(to: Point(x: 40, y: 192 - depth))
      let start = collection.engine.viewport.minY
      for _ in 0..<6 { collection.advance(by: 0.05) }
      ways.append(collection.engine.viewport.minY - start)
      // The place is the one under the pointer, after each step.
      let frame = try #require(collection.frame(of: 3))
      #expect(abs(frame.minY + 8 - (192 - depth)) <= 16)
    }
    #expect(ways[0] > 10 && ways[1] > 2 * ways[0])
    collection.run(for: 5)
    #expect(collection.engine.viewport.maxY == 960 && collection.engine.nextFrameTime == nil)
    #expect(collection.order[0].last == 3)
    collection.carry(to: Point(x: 40, y: -50))
    collection.run(for: 5)
    #expect(collection.engine.viewport.minY == 0 && collection.order[0].first == 3)
    collection.letGo()
    #expect(app.lists[0].items == [3] + Array(0..<3) + Array(4..<60))
  }

  @Test("An item that is taken up near an edge scrolls nothing before it is carried towards the edge")
  func nearEdge() {
    let app = ReorderLists(("a", Array(0..<60)))
    let collection = app.shown(rows: 12, at: 0)
    collection.pickUp(11)
    collection.run(for: 1)
    #expect(collection.engine.viewport.minY == 0 && collection.engine.nextFrameTime == nil)
    // It has no clock: it does not scroll by itself.
    let still = app.shown(rows: 12)
    still.pickUp(3)
    still.carry(to: Point(x: 40, y: 190))
    still.update()
    #expect(still.engine.viewport.minY == 0)
  }

  @Test("A strip scrolls by itself while an item is held at its edge")
  func strip() {
    let collection = HeadlessCollection(
      size: Size(width: 96, height: 64), at: 0,
      content: Content {
        Section("strip", layout: .row()) {
          ForEach(0..<30) { Label("\($0)").reorderable().size(.fixed(width: 24, height: 16)) }
        }
        .scrolls(.horizontal)
        Section("rest") { ForEach(100..<120) { Label("\($0)") } }
      }.onReorder { _ in })
    collection.pickUp(1)
    collection.carry(to: Point(x: 94, y: 8))
    collection.run(for: 5)
    #expect(collection.order[0].last == 1 && collection.engine.viewport.minY == 0)
    collection.letGo()
    #expect(collection.text().hasPrefix("27 28 29 1\n"))
  }

  @Test(
    "Motion: neighbours make way, the item follows the pointer at once and flies to its place when it is let go"
  )
  func motion() throws {
    let app = ReorderLists(("a", Array(0..<6)))
    let content = app.content
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 96), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content.transitions(.standard))
    collection.pickUp(1)
    collection.carry(to: Point(x: 40, y: 44))
    #expect(collection.seenFrame(of: 1)?.minY == 36)
    #expect(try #require(collection.seenFrame(of: 2)?.minY) > 16)
    collection.advance(by: 1)
    #expect(collection.seenFrame(of: 2)?.minY == 16 && collection.engine.nextFrameTime == nil)
    collection.letGo()
    collection.advance(by: 0.05)
    let seen = try #require(collection.seenFrame(of: 1)?.minY)
    #expect(seen > 32 && seen < 36)
    #expect(collection.engine.cells.last?.key.element == .item(1, occurrence: 0))
    collection.run(for: 2)
    #expect(collection.seenFrame(of: 1)?.minY == 32 && collection.engine.nextFrameTime == nil)
    #expect(!collection.engine.cells.contains { $0.placement.layer > 0 })
  }

  @Test("Right to left: the item follows the pointer, and goes under it")
  func rightToLeft() {
    let app = ReorderLists(("a", Array(0..<6)))
    app.layout = .grid(columns: .count(3))
    let collection = app.shown(
      columns: 30, configuration: EngineConfiguration(overscan: 0, direction: .rightToLeft))
    #expect(collection.frame(of: 0)?.minX == 160)
    collection.pickUp(0)
    collection.carry(to: Point(x: 45, y: 10))
    #expect(collection.order == [[1, 2, 0, 3, 4, 5]])
    #expect(collection.seenFrame(of: 0) == Rect(x: 5, y: 2, width: 80, height: 16))
  }

  @Test("A long press begins the drag where that is wanted, and a swipe before scrolls")
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

  @Test("In a list stuck to its end, an item dragged near the end does not carry the view there")
  func nearEnd() {
    let app = ReorderLists(("a", Array(0..<30)))
    let collection = app.shown(
      rows: 10, configuration: EngineConfiguration(overscan: 0, anchoring: .end, edgeThreshold: 64))
    collection.scroll(by: -40)
    let start = collection.engine.viewport.minY
    collection.pickUp(22)
    collection.carry(to: middle(7))
    #expect(collection.engine.viewport.minY == start)
    #expect(collection.order != [Array(0..<30)])
  }
}
