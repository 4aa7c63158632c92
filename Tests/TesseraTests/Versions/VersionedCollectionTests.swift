import Tessera
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("Versioned collections")
struct VersionedCollectionTests {
  private struct RowCell: CanvasCell, Equatable {
    var row: BlockRow

    static var sizing: Sizing { .estimatedHeight(16) }

    func measure(offered: Size, text: any TextMeasuring) -> Size {
      Size(width: offered.width, height: 16 + Double(row.id % 3) * 16)
    }

    func draw(in canvas: inout Canvas) {
      canvas.text("\(row.id)" + String(repeating: "'", count: row.content))
    }
  }

  @Test(
    "A versioned collection is shown like an array of the same rows", .tags(.slow), arguments: UInt64(0)..<30)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var rows = BlockRows(count: 200, blockSize: 1 + Int.random(in: 0..<12, using: &generator))
    var newID = 1_000
    let (knowing, plain) = (
      HeadlessCollection(columns: 8, rows: 9) {}, HeadlessCollection(columns: 8, rows: 9) {}
    )
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 0..<5, using: &generator) { rows.changeSomething(from: &newID, &generator) }
      let others = Int.random(in: 0..<4, using: &generator)
      knowing.show { section(others) { ForEach(rows) { RowCell(row: $0) } } }
      plain.show { section(others) { ForEach(rows.array) { RowCell(row: $0) } } }
      let distance = Double(Int.random(in: -2_000..<2_000, using: &generator))
      for collection in [knowing, plain] { collection.scroll(by: distance) }
      guard knowing.transactions == plain.transactions, knowing.text() == plain.text() else {
        Issue.record("seed \(seed), step \(step): \(knowing.text())\nnot\n\(plain.text())")
        return
      }
    }
  }

  /// Rows with zero, one or two other rows around them.
  private func section(_ others: Int, @ItemBuilder<Headless> _ rows: () -> Items<Headless>) -> Section<
    Headless
  > {
    Section("rows") {
      if others & 1 == 1 { Label("first").id("first") }
      rows()
      if others & 2 == 2 { Label("last").id("last") }
    }
  }

  @Test("Distant changes read only their own blocks", arguments: 0..<4)
  func work(others: Int) {
    var rows = BlockRows(count: 20_000, blockSize: 100)
    let collection = HeadlessCollection(columns: 8, rows: 9) {
      section(0) { ForEach(rows) { Label("\($0.id)") } }
    }
    collection.engine.scroll(to: ItemID(10_000), at: .start)
    collection.update()
    for (number, place) in [12_340, 7_500].enumerated() {
      rows.change(at: place) { $0[5...6] = [BlockRow(id: 30_000 + number)] }
    }
    // Separate blocks with equal rows: comparing them must not extend to shared blocks.
    for place in [0, 19_999, 15_000] { rows.change(at: place) { _ in } }
    rows.reads.count = 0
    collection.show { section(others) { ForEach(rows) { Label("\($0.id)") } } }
    #expect(rows.reads.count <= 5 * 2 * 130, "\(rows.reads.count)")
    #expect(collection.text().hasPrefix("10000\n10001\n"))
  }

  @Test("A common run beyond the collection's end is limited to the collection")
  func overshooting() {
    struct Wild: VersionedCollection {
      var numbers: [BlockRow]
      var startIndex: Int { 0 }
      var endIndex: Int { numbers.count }
      subscript(position: Int) -> BlockRow { numbers[position] }
      static var hasDistinctIDs: Bool { true }
      func position(of id: ItemID) -> Int? { numbers.firstIndex { ItemID($0.id) == id } }
      func commonPrefix(with other: Wild) -> Int { 0 }
      func commonSuffix(with other: Wild) -> Int { 0 }
      func nextCommonRun(with old: Wild, old oldPosition: Int, new newPosition: Int) -> CommonRun? {
        CommonRun(old: oldPosition, new: newPosition, count: .max)
      }
    }
    let rows = Wild(numbers: (0..<5).map { BlockRow(id: $0) })
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("s") {
        ForEach(rows) { Label("\($0.id)") }
        ForEach(100..<200) { Label("\($0)") }
      }
    }
    collection.engine.scroll(to: ItemID(150), at: .start)
    collection.update()
    collection.show {
      Section("s") {
        ForEach(rows) { Label("\($0.id)") }
        ForEach(120..<220) { Label("\($0)") }
      }
    }
    #expect(collection.text() == "150\n151\n152\n")
  }
}
