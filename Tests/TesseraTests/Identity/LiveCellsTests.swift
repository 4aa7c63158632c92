import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Live cells")
struct LiveCellsTests {
  private static let declared = AnyCell<Headless>(Label("cell")).declared

  private func cell(_ id: CellID, item: Int, layer: Int = 0) -> LiveCell {
    LiveCell(
      id: id, key: ItemKey(section: "s", element: .item(ItemID(item), occurrence: 0), kind: CellKind("row")),
      path: .item(item, in: 0), cell: Self.declared, placement: Placement(frame: .zero, layer: layer),
      shown: ShownState([]))
  }

  @Test("Live cells match a plain array under random operations", arguments: 0..<30)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pool = ReusePool(limit: 3)
    let kind = CellKind("row")
    var cells = LiveCells()
    var naive: [LiveCell] = []
    var gone: [CellID] = []
    var item = 0
    func next() -> LiveCell {
      item += 1
      return cell(pool.take(kind), item: item, layer: Int.random(in: 0..<3, using: &random) - 1)
    }
    for step in 0..<200 {
      let revision = cells.revision
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let new = next()
        cells.append(new)
        naive.append(new)
      case 2:
        // A scroll step: arriving cells may reuse the views of leaving ones.
        let start = Int.random(in: 0...naive.count, using: &random)
        let kept = start..<Int.random(in: start...naive.count, using: &random)
        for index in naive.indices where !kept.contains(index) {
          pool.put(naive[index].id, kind: kind)
          gone.append(naive[index].id)
        }
        let arrivals = (0..<Int.random(in: 0..<4, using: &random)).map { _ in next() }
        cells.keep(kept, behind: arrivals)
        naive = arrivals + naive[kept]
      case 3:
        // An exchange that reorders the remaining cells.
        let places = naive.indices.map { $0 % 3 == step % 3 ? -1 : 0 }
        let staying = naive.indices.filter { places[$0] == 0 }.shuffled(using: &random)
        for index in naive.indices where places[index] < 0 {
          pool.put(naive[index].id, kind: kind)
          gone.append(naive[index].id)
        }
        cells.clear(keeping: places)
        for index in staying { cells.appendKept(naive[index].id) }
        naive = staying.map { naive[$0] }
      default:
        let aside = cells.detachLast(naive.count / 2)
        #expect(cells.count == naive.count - naive.count / 2)
        cells.restore(aside)
      }
      pool.trim { _, _ in }
      #expect(cells.revision > revision)
      #expect(cells.map { $0.id } == naive.map { $0.id }, "seed \(seed), step \(step)")
      #expect(cells.map { $0.path } == naive.map { $0.path }, "seed \(seed), step \(step)")
      #expect(naive.allSatisfy { cells[$0.id]?.path == $0.path }, "seed \(seed), step \(step)")
      let shown = Set(naive.map { $0.id })
      #expect(gone.allSatisfy { shown.contains($0) || cells[$0] == nil }, "seed \(seed), step \(step)")
      #expect(
        cells.stacked.map { $0.id }
          == (-1...1).flatMap { layer in
            naive.filter { $0.placement.layer == layer }.map { $0.id }
          }, "seed \(seed), step \(step)")
    }
    #expect(cells[CellID(0)] == nil && cells[CellID(1_000_000)] == nil)
  }

  @Test("A visible cell is found by its path, key and id after random changes", arguments: 0..<12)
  func finding(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let collection = HeadlessCollection(
      columns: 20, rows: 12, configuration: EngineConfiguration(overscan: 0)
    ) {}
    let engine = collection.engine
    for step in 0..<30 {
      let numbers = (0..<60).shuffled(using: &random).prefix(40)
      let isGrid = step % 2 == 0
      collection.show {
        Section("a", layout: isGrid ? .grid(columns: .count(2)) : .list()) {
          ForEach(Array(numbers.prefix(20)), id: \.self) { Label("\($0)") }
        }
        .header { Label("A") }
        Section("b") { ForEach(Array(numbers.suffix(20)), id: \.self) { Label("\($0)") } }
      }
      collection.scroll(by: Double.random(in: -100...200, using: &random))
      for position in engine.live.indices {
        let cell = engine.live[position]
        #expect(engine.mountedIndex(of: cell.path) == position, "seed \(seed), step \(step)")
        #expect(engine.cell(of: cell.key)?.id == cell.id, "seed \(seed), step \(step)")
        #expect(engine[cell.id]?.key == cell.key, "seed \(seed), step \(step)")
      }
      let paths = Set(engine.live.map { $0.path })
      for item in 0..<20 where !paths.contains(.item(item, in: 1)) {
        #expect(engine.mountedIndex(of: .item(item, in: 1)) == nil, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Finding an item by its key compares few keys, however many are visible")
  func comparisons() {
    let collection = HeadlessCollection(
      columns: 20, rows: 200, configuration: EngineConfiguration(overscan: 0)
    ) {
      Section("rows") {
        ForEach((0..<200).map { ComparedID(number: $0) }, id: \.self) { Label("\($0.number)") }
      }
    }
    let engine = collection.engine
    let keys = engine.live.map { $0.key }
    #expect(keys.count == 200)
    ComparedID.comparisons = 0
    for key in keys { #expect(engine.visibleFraction(of: key) == 1) }
    // A linear search would make 20,100 comparisons.
    #expect(ComparedID.comparisons < 3 * keys.count)
  }

  @Test("A stale cell id finds no other view")
  func staleID() {
    let collection = HeadlessCollection(
      columns: 20, rows: 4, configuration: EngineConfiguration(overscan: 0, poolLimit: 0)
    ) {
      Section("rows") { ForEach(0..<100) { Label("\($0)") } }
    }
    let engine = collection.engine
    let old = engine.cells.map { $0.id }
    #expect(old.count == 4)
    collection.show {}
    collection.show { Section("rows") { ForEach(0..<100) { Label("\($0)") } } }
    #expect(Set(engine.cells.map { $0.id.slot }) == Set(old.map { $0.slot }))
    #expect(old.allSatisfy { engine[$0] == nil && collection.stage.view(for: $0) == nil })
    #expect(engine.cells.allSatisfy { collection.stage.view(for: $0.id) != nil })
  }
}

/// An id that counts comparisons.
private struct ComparedID: Hashable, Sendable {
  let number: Int

  nonisolated(unsafe) static var comparisons = 0

  static func == (left: ComparedID, right: ComparedID) -> Bool {
    comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
