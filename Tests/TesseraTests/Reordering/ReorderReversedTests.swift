import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering in reversed sections and snapping content")
struct ReorderReversedTests {
  private func content(_ lists: [(id: String, layout: Layout, items: [Int])]) -> Content<Headless> {
    Content {
      for list in lists {
        Section(ItemID(list.id), layout: list.layout) {
          ForEach(list.items, id: \.self) { Label("\($0)").reorderable() }
        }
        .acceptsReorder(.all)
      }
    }.onReorder { _ in }
  }

  private func collection(_ content: Content<Headless>, height: Double = 192) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: height), configuration: EngineConfiguration(overscan: 0), content: content
    )
  }

  @Test(
    "An item from above can be dropped at each position of a reversed section",
    arguments: [(44, [5, 6, 0]), (56, [5, 0, 6]), (72, [0, 5, 6])] as [(Double, [Int])])
  func fromAbove(y: Double, order: [Int]) throws {
    let collection = collection(content([("a", .list(), [0, 1, 2]), ("b", .list().reversed(), [5, 6])]))
    collection.beginReorder(0)
    collection.moveReorder(to: Point(x: 40, y: y))
    #expect(collection.order == [[1, 2], order])
    let frame = try #require(collection.frame(of: 0))
    #expect(abs(frame.minY + 8 - y) <= 8, "it is where the pointer is")
  }

  @Test(
    "An item from below can be dropped at each position of a reversed section",
    arguments: [(8, [5, 6, 0]), (24, [5, 0, 6]), (36, [0, 5, 6])] as [(Double, [Int])])
  func fromBelow(y: Double, order: [Int]) throws {
    let collection = collection(content([("b", .list().reversed(), [5, 6]), ("a", .list(), [1, 2, 0])]))
    collection.beginReorder(0)
    collection.moveReorder(to: Point(x: 40, y: y))
    #expect(collection.order == [order, [1, 2]])
    let frame = try #require(collection.frame(of: 0))
    #expect(abs(frame.minY + 8 - y) <= 12)
  }

  @Test("In a reversed section of one item the position after it is above")
  func single() {
    let collection = collection(content([("b", .list().reversed(), [5]), ("a", .list(), [1, 2, 0])]))
    collection.beginReorder(0)
    collection.moveReorder(to: Point(x: 40, y: 4))
    #expect(collection.order == [[5, 0], [1, 2]])
  }

  @Test("In mirrored lines the position after the last item is at its left")
  func mirroredLines() {
    let collection = HeadlessCollection(
      size: Size(width: 96, height: 96), configuration: EngineConfiguration(overscan: 0),
      content: content([
        ("a", .list(), [0]), ("b", .grid(columns: .count(3)).mirrored(), [5, 6]),
      ]))
    collection.beginReorder(0)
    // 5 is at 64 and 6 at 32, so the third column is free. The list above shrinks when the item leaves it.
    collection.moveReorder(to: Point(x: 12, y: 10))
    collection.moveReorder(to: Point(x: 12, y: 12))
    #expect(collection.order[1] == [5, 6, 0])
  }

  @Test(
    "The position after a full line is at the start of a new line",
    arguments: [(false, 0), (true, 48)] as [(Bool, Double)])
  func newLine(isMirrored: Bool, left: Double) throws {
    let grid = Layout.grid(columns: .count(2))
    let collection = HeadlessCollection(
      size: Size(width: 96, height: 96), configuration: EngineConfiguration(overscan: 0),
      content: content([
        ("a", .list(), [0, 1]), ("b", isMirrored ? grid.mirrored() : grid, [5, 6]),
      ]))
    collection.beginReorder(0)
    let behavior: ReorderBehavior = try #require(collection.engine.behavior())
    let drag = try #require(behavior.state.drag)
    let places = behavior.predictedPlaces(for: drag, collection.engine)
    let place = try #require(places.first { $0.slot == ReorderSlot(section: 1, index: 2) })
    // The list above shrinks by a row when the item leaves it.
    #expect(place.frame == Rect(x: left, y: 32, width: 48, height: 16))
    collection.moveReorder(to: Point(x: left + 12, y: 40))
    #expect(collection.order == [[1], [5, 6, 0]])
  }

  @Test(
    "A new line begins below items of unequal heights",
    arguments: [
      .grid(columns: .count(3), align: .center), .grid(columns: .count(3), align: .end),
      .flow(align: .center), .flow(align: .end),
    ] as [Layout])
  func newLineOfUnequals(layout: Layout) throws {
    let collection = HeadlessCollection(
      size: Size(width: 96, height: 160), configuration: EngineConfiguration(overscan: 0),
      content: Content {
        Section("a") { ForEach([0, 1], id: \.self) { Label("\($0)").reorderable() } }.acceptsReorder(.all)
        Section("b", layout: layout) {
          ForEach([5, 6, 7], id: \.self) {
            Label("\($0)").reorderable().size(width: .fixed(32), height: .fixed($0 == 7 ? 60 : 40))
          }
        }
        .acceptsReorder(.all)
      }.onReorder { _ in })
    collection.beginReorder(0)
    let behavior: ReorderBehavior = try #require(collection.engine.behavior())
    let drag = try #require(behavior.state.drag)
    let places = behavior.predictedPlaces(for: drag, collection.engine)
    let place = try #require(places.first { $0.slot == ReorderSlot(section: 1, index: 3) })
    // The list above shrinks by a row when the item leaves it.
    #expect(place.frame == Rect(x: 0, y: 76, width: 32, height: 16))
  }

  @Test("In a list of overlapping rows the position after the last row is below it")
  func overlappingRows() throws {
    let collection = collection(content([("a", .list(), [0, 1]), ("b", .list(spacing: -4), [5, 6])]))
    collection.beginReorder(0)
    let behavior: ReorderBehavior = try #require(collection.engine.behavior())
    let drag = try #require(behavior.state.drag)
    let places = behavior.predictedPlaces(for: drag, collection.engine)
    let place = try #require(places.first { $0.slot == ReorderSlot(section: 1, index: 2) })
    #expect(place.frame.minX == 0 && place.frame.width == 80)
  }

  @Test("Snapping rows autoscroll and come to rest at rows")
  func snappingRows() throws {
    let rows = HeadlessCollection(
      size: Size(width: 80, height: 192), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content([("a", .list(), Array(0..<40))]).snapping(.items(.start)))
    rows.beginReorder(3)
    rows.moveReorder(to: Point(x: 40, y: 188))
    rows.run(for: 0.5)
    rows.moveReorder(to: Point(x: 40, y: 100))
    rows.run(for: 2)
    let position = rows.engine.viewport.minY
    #expect(position > 0 && position.truncatingRemainder(dividingBy: 16) == 0)
    #expect(rows.engine.nextFrameTime == nil)
    let frame = try #require(rows.frame(of: 3))
    #expect(abs(frame.minY + 8 - 100) <= 16, "it goes along")
    rows.moveReorder(to: Point(x: 40, y: 188))
    rows.run(for: 30)
    #expect(rows.engine.viewport.maxY == 640 && rows.order[0].last == 3)
    #expect(rows.engine.nextFrameTime == nil)
    rows.endReorder()
    rows.run(for: 2)
    #expect(rows.order[0].last == 3 && !rows.engine.isAnimating)
  }

  @Test("Pages turn one by one while an item is held at an edge")
  func pages() {
    let pager = HeadlessCollection(
      size: Size(width: 100, height: 64), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) {
          ForEach(0..<4) { Label("\($0)").reorderable() }
        }
      }
      .onReorder { _ in }.snapping(.pages))
    pager.beginReorder(0, at: Point(x: 96, y: 8))
    pager.run(for: 3)
    #expect(pager.engine.viewport.minX == 0 && pager.engine.nextFrameTime == nil)
    pager.moveReorder(to: Point(x: 60, y: 8))
    pager.moveReorder(to: Point(x: 98, y: 8))
    pager.run(for: 30)
    #expect(pager.engine.viewport.minX == 300 && pager.engine.nextFrameTime == nil)
    pager.moveReorder(to: Point(x: 50, y: 8))
    pager.moveReorder(to: Point(x: 2, y: 8))
    pager.run(for: 30)
    #expect(pager.engine.viewport.minX == 0)
    pager.cancelReorder()
    pager.run(for: 2)
    #expect(pager.order == [[0, 1, 2, 3]])
  }
}
