import Tessera
import TesseraSQLite
import TesseraTesting
import TestSupport
import Testing

/// The cost of operations on a million rows.
@MainActor
@Suite("Large tables")
struct LargeTableTests {
  private static let count = 1_000_000

  private func shown(_ table: LiveTable<Note>) -> HeadlessCollection {
    HeadlessCollection(columns: 30, rows: 50) { section(table) }
  }

  private func section(_ table: LiveTable<Note>) -> Section<Headless> {
    Section("notes") { ForEach(table.rows) { NoteCell(row: $0) } }
  }

  /// Returns the work of an operation, without the prefetching after it.
  private func cost(_ table: LiveTable<Note>, _ body: () async throws -> Void) async rethrows
    -> TableStatistics
  {
    await table.settled()
    let before = table.statistics
    try await body()
    let work = table.statistics - before
    await table.settled()
    return work
  }

  @Test(
    "Opening reads no row, showing reads a block, and changes read their blocks", .tags(.slow),
    arguments: [true, false])
  func costs(prefetches: Bool) async throws {
    let database = try NoteDatabase(count: Self.count, indexed: [])
    let table = await database.settledTable(prefetches: prefetches)
    #expect(table.rows.count == Self.count)
    #expect(table.statistics.rowsRead == 0)
    #expect(table.statistics.rowsCounted == Self.count)

    var collection = shown(table)
    #expect(table.statistics.blocksRead == 1)
    let jump = await cost(table) {
      collection.engine.scroll(to: ItemID(900_000), at: .start)
      collection.update()
    }
    #expect(jump.blocksRead <= 2 && jump.rowsRead <= 512 + 512, "\(jump)")
    #expect(collection.text().hasPrefix("900000 note 900000\n"))

    for _ in 0..<20 {
      let page = await cost(table) { collection.scroll(by: 50 * 16) }
      #expect(page.blocksRead <= (prefetches ? 0 : 1), "\(page)")
    }

    let update = try await cost(table) {
      try await database.execute("UPDATE note SET name = 'new' WHERE id = 901010")
      await table.settled()
      collection.show { section(table) }
    }
    #expect(update.blocksRead <= 1 && update.rowsCounted == 0, "\(update)")
    #expect(collection.text().contains("901010 new"))

    let insertion = try await cost(table) {
      try await database.execute("DELETE FROM note WHERE id = 901000")
      await table.settled()
      collection.show { section(table) }
    }
    #expect(insertion.blocksRead <= 2 && insertion.rowsCounted <= 512, "\(insertion)")
    #expect(!collection.text().contains("901000 note"))
    #expect(collection.issues == [] && table.issues == [])

    collection = shown(table)
    let far = try await cost(table) {
      try await database.execute("UPDATE note SET name = 'far' WHERE id = 5")
      try await database.execute("UPDATE note SET name = 'far' WHERE id = 999999")
      await table.settled()
      collection.show { section(table) }
    }
    #expect(far.blocksRead <= 1 && far.rowsCounted == 0, "\(far)")
  }

  @Test("Sorting by a column with many equal values costs the same")
  func column() async throws {
    let database = try NoteDatabase(count: 300_000, indexed: ["rank"])
    let table = await database.settledTable(order: .column("rank", isDescending: true), prefetches: false)
    #expect(table.rows.count == 300_000)
    #expect(table.statistics.rowsRead == 0)
    let collection = shown(table)
    let jump = await cost(table) {
      collection.engine.scroll(to: ItemID(150_000), at: .start)
      collection.update()
    }
    #expect(jump.blocksRead <= 2, "\(jump)")
    #expect(collection.text().hasPrefix("150000 note 150000\n"))
    let move = try await cost(table) {
      try await database.execute("UPDATE note SET rank = rank + 1 WHERE id = 150000")
      await table.settled()
    }
    #expect(move.blocksRead == 0 && move.rowsCounted <= 1024, "\(move)")
    #expect(table.rows.position(ofRow: 150_000) != nil)
  }
}
