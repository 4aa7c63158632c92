import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering between frames")
struct ReorderBetweenFramesTests {
  private func middle(_ row: Int) -> Point { Point(x: 40, y: Double(row) * 16 + 8) }

  @Test("A whole drag within one frame moves the item")
  func oneFrame() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    for (phase, row) in [(PointerEvent.Phase.down, 1), (.moved, 2), (.moved, 4), (.up, 4)] {
      collection.engine.pointer(PointerEvent(phase, at: middle(row), time: 0))
    }
    collection.update()
    #expect(app.lists[0].items == [0, 2, 3, 4, 1, 5] && collection.order == [app.lists[0].items])
  }

  @Test("A drag that begins while content is pending drags the item in that content")
  func contentWaits() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    app.lists[0].items = [7, 8, 0, 1, 2, 3]
    collection.stage.show(app.content)
    for (phase, row) in [(PointerEvent.Phase.down, 1), (.moved, 3)] {
      collection.engine.pointer(PointerEvent(phase, at: middle(row), time: 0))
    }
    collection.update()
    #expect(collection.order == [[7, 8, 0, 1, 2, 3]] && collection.engine.isReordering)
    collection.moveReorder(to: middle(5))
    collection.endReorder()
    #expect(app.lists[0].items == [7, 8, 0, 2, 3, 1] && collection.order == [app.lists[0].items])
  }

  @Test("A whole drag while content is pending moves nothing")
  func wholeDragWhileContentWaits() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    app.lists[0].items = [7, 8, 0, 1, 2, 3]
    collection.stage.show(app.content)
    for (phase, row) in [(PointerEvent.Phase.down, 1), (.moved, 4), (.up, 4)] {
      collection.engine.pointer(PointerEvent(phase, at: middle(row), time: 0))
    }
    collection.update()
    #expect(app.moves == [] && collection.order == [[7, 8, 0, 1, 2, 3]])
  }

  @Test("New content keeps the dragged item beside the same neighbor")
  func madeAnew() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown()
    collection.beginReorder(1)
    collection.engine.moveReorder(before: 4, inSection: "a")
    collection.update()
    #expect(collection.order == [[0, 2, 3, 1, 4, 5]])
    for (items, shown) in [
      ([8, 9, 0, 1, 2, 3, 4, 5], [8, 9, 0, 2, 3, 1, 4, 5]), ([5, 4, 1], [5, 1, 4]),
      ([1, 7, 5, 8], [7, 5, 1, 8]),
    ] {
      app.lists[0].items = items
      collection.show(app.content)
      #expect(collection.order == [shown])
    }
    app.lists[0].items = [5, 6, 1, 8, 2, 3, 9]
    collection.show(app.content)
    app.lists[0].items = [3, 2, 1]
    collection.show(app.content)
    #expect(Set(collection.order[0]) == [1, 2, 3] && collection.engine.isReordering)
  }

  @Test(
    "Random events between frames never lose or duplicate an item", .tags(.model),
    arguments: (0..<UInt64(4)).sampled)
  func randomEvents(block: UInt64) {
    for seed in block * 60..<block * 60 + 60 {
      var random = SeededGenerator(seed: seed)
      let app = ReorderLists(("a", Array(0..<5)), ("b", [5, 6]), ("c", []))
      let collection = app.shown(at: seed % 2 == 0 ? 0 : nil)
      let engine = collection.engine
      var trail: [String] = []
      for _ in 0..<60 {
        let step = Int.random(in: 0..<12, using: &random)
        let item = ItemID(Int.random(in: 0..<7, using: &random))
        let point = Point(
          x: Double.random(in: -10..<90, using: &random), y: Double.random(in: -10..<200, using: &random))
        trail.append("\(step) \(item) \(Int(point.x)) \(Int(point.y))")
        switch step {
        case 0: engine.pointer(PointerEvent(.down, at: point, time: 0))
        case 1, 2, 3: engine.pointer(PointerEvent(.moved, at: point, time: 0))
        case 4: engine.pointer(PointerEvent(.up, at: point, time: 0))
        case 5:
          engine.focus(on: item)
          engine.moveFocusedItem([.up, .down, .left, .right, .first, .last][Int(abs(point.x)) % 6])
        case 6:
          var all = app.lists.flatMap { $0.items }.shuffled(using: &random)
          for list in app.lists.indices {
            let count = list == 2 ? all.count : Int.random(in: 0...all.count, using: &random)
            app.lists[list].items = Array(all.prefix(count))
            all.removeFirst(count)
          }
          collection.stage.show(app.content)
          app.unansweredCount = 0
        case 7: engine.cancelReorder()
        case 8: engine.moveReorder(before: item)
        case 9: app.isWilling = Int(abs(point.x)) % 3 > 0
        default:
          if collection.time == nil { collection.update() } else { collection.advance(by: 0.02) }
          let shown = collection.order
          let data = app.lists.map { $0.items }
          var expected = data
          if let move = engine.reorderMove {
            let (from, to) = (index(move.source, app), index(move.target, app))
            if expected[from].indices.contains(move.source.index) {
              expected[from].remove(at: move.source.index)
            }
            let item = move.item.value(as: Int.self) ?? -1
            expected[to].insert(item, at: min(move.target.index, expected[to].count))
          }
          // Moves that the app did not apply stay visible until it shows content.
          let behavior: ReorderBehavior? = engine.behavior()
          let isAnswered = engine.reorderMove != nil || behavior?.state.drag == nil
          let isRight =
            isAnswered && app.unansweredCount == 0
            ? shown == expected : shown.joined().sorted() == data.joined().sorted()
          guard isRight, !engine.needsUpdate, collection.issues.isEmpty else {
            Testing.Issue.record("seed \(seed): shows \(shown) instead of \(expected) after \(trail)")
            return
          }
        }
      }
    }
  }

  private func index(_ place: ReorderPlace, _ app: ReorderLists) -> Int {
    app.lists.firstIndex { $0.id == place.section.id } ?? 0
  }
}
