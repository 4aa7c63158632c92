import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// The cost of reordering does not depend on the number of items.
@MainActor
@Suite("Work of reordering")
struct ReorderWorkTests {
  private final class Counter {
    var cells = 0
    var ids = 0
  }

  private let counter = Counter()

  private func content(_ items: [Int]) -> Content<Headless> {
    Content { [counter] in
      Section("a") {
        ForEach(
          items,
          id: {
            counter.ids += 1
            return $0
          }
        ) { item in
          counter.cells += 1
          return Label("\(item)").reorderable()
        }
      }
    }.onReorder { _ in }
  }

  private func shown(_ items: [Int]) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(overscan: 0),
      content: content(items))
  }

  private func count(_ body: () -> Void) -> (cells: Int, ids: Int) {
    (counter.cells, counter.ids) = (0, 0)
    body()
    return (counter.cells, counter.ids)
  }

  @Test("A pointer that stays over the same position updates only the dragged cell")
  func sameTarget() {
    let collection = shown(Array(0..<100))
    collection.beginReorder(3)
    var operations: [MountOperation] = []
    let work = count { operations = collection.moveReorder(to: Point(x: 47, y: 58)) }
    #expect(work == (0, 0))
    #expect(operations.count == 1 && operations[0].description.hasPrefix("present"))
  }

  @Test("Another position among a million items creates only the visible cells")
  func million() {
    let collection = shown(Array(0..<1_000_000))
    collection.scroll(by: 8_000_000)
    let id = collection.engine.cells[2].key.element
    guard case .item(let item, _) = id else { return }
    collection.beginReorder(item)
    let work = count { collection.moveReorder(to: Point(x: 40, y: 120)) }
    #expect(collection.engine.reorderMove?.target != collection.engine.reorderMove?.source)
    #expect(work.cells <= 40 && work.ids < 300)
    let back = count { collection.cancelReorder() }
    #expect(back.cells <= 40 && back.ids < 300)
  }

  @Test("Content that applies a drop among 100,000 items updates no cell")
  func answer() {
    var items = Array(0..<100_000)
    let collection = shown(items)
    collection.beginReorder(3)
    collection.moveReorder(to: Point(x: 40, y: 120))
    let move = collection.engine.reorderMove
    collection.endReorder()
    if let move { items.apply(move) { $0 } }
    let configurations = collection.configurations
    let work = count { collection.show(content(items)) }
    #expect(collection.configurations == configurations && work.cells <= 40)
  }

  @Test("Slices of a run behave like their items")
  func slices() {
    let whole = DataRun(
      Array(0..<20), id: { $0 }, comparator: .sharedStorage(id: { $0 }), sizing: nil,
      cell: { AnyCell<Headless>(Label("\($0)")).declared })
    let other = DataRun(
      Array(0..<12) + [99] + Array(13..<20), id: { $0 }, comparator: .sharedStorage(id: { $0 }), sizing: nil,
      cell: { AnyCell<Headless>(Label("\($0)")).declared })
    for run in [whole, other] {
      for (low, high) in [(0, 20), (0, 5), (3, 17), (10, 20), (4, 4)] {
        let slice = RunSlice.items(low..<high, of: whole)
        #expect(slice.count == high - low)
        for (from, to) in [(0, 20), (0, 5), (3, 17), (12, 20)] {
          let part = RunSlice.items(from..<to, of: run)
          let (left, right) = (
            (0..<slice.count).map { slice.id(at: $0) }, (0..<part.count).map { part.id(at: $0) }
          )
          let limit = min(left.count, right.count)
          let prefix = zip(left, right).prefix { $0 == $1 }.count
          let suffix = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
          #expect(slice.commonPrefix(with: part) == prefix && part.commonPrefix(with: slice) == prefix)
          #expect(slice.commonSuffix(with: part, limit: limit) == suffix)
          #expect(part.commonSuffix(with: slice, limit: limit) == suffix)
          #expect(!slice.hasSameIDs(as: part) || left == right)
          for id in right { #expect(slice.firstIndex(of: id) == left.firstIndex(of: id)) }
        }
      }
    }
    let twice = RunSlice.items(2..<5, of: RunSlice.items(3..<17, of: whole))
    #expect((0..<3).map { twice.id(at: $0) } == [5, 6, 7] && twice.cell(at: 3) == nil)
    #expect(RunSlice.items(0..<20, of: whole) === whole)
  }
}
