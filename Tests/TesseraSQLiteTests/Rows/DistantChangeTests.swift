import GRDB
import Tessera
import TesseraSQLite
import TesseraTesting
import Testing

/// The rows between two changes are not read, however distant the changes are.
@MainActor
@Suite("Distant changes of tables")
struct DistantChangeTests {
  private static let count = 200_000

  private func section(_ table: LiveTable<Note>) -> Section<Headless> {
    Section("notes") { ForEach(table.rows) { NoteCell(row: $0) } }
  }

  /// Returns the work of showing a change of the database.
  private func cost(
    of table: LiveTable<Note>, in collection: HeadlessCollection, _ database: NoteDatabase,
    _ statements: [String]
  ) async throws -> TableStatistics {
    try await database.pool.write { db in for sql in statements { try db.execute(sql: sql) } }
    await table.settled()
    let before = table.statistics
    collection.show { section(table) }
    return table.statistics - before
  }

  @Test("Inserting and deleting distant rows reads only their blocks")
  func distant() async throws {
    let database = try NoteDatabase(count: Self.count, indexed: [])
    let table = await database.settledTable(prefetches: false)
    let collection = HeadlessCollection(columns: 30, rows: 10) { section(table) }
    collection.engine.scroll(to: ItemID(100_000), at: .start)
    collection.update()

    // Each change affects a block of the old rows and one of the new rows, and one block is visible.
    let deletions = try await cost(
      of: table, in: collection, database,
      [100, 50_000, 150_000, 199_900].map { "DELETE FROM note WHERE id = \($0)" })
    #expect(deletions.blocksRead <= 4 * 2 + 1, "\(deletions)")
    #expect(collection.text().hasPrefix("100000 note 100000\n100001 note"))

    let insertions = try await cost(
      of: table, in: collection, database,
      [100, 50_000, 150_000, 199_900].map { "INSERT INTO note (id, name) VALUES (\($0), 'back')" })
    #expect(insertions.blocksRead <= 4 * 2 + 1, "\(insertions)")
    #expect(collection.text().hasPrefix("100000 note 100000\n100001 note"))

    // The deleted rows differ from the inserted one.
    let both = try await cost(
      of: table, in: collection, database,
      ["DELETE FROM note WHERE id BETWEEN 3000 AND 4999", "INSERT INTO note (name) VALUES ('last')"])
    #expect(both.blocksRead <= 10 + 2 + 1, "\(both)")
    #expect(collection.text().hasPrefix("100000 note 100000\n100001 note"))
    #expect(collection.issues == [] && table.issues == [])
  }

  @Test("Rows that move far read only their old and new blocks")
  func moves() async throws {
    let database = try NoteDatabase(count: 50_000, indexed: ["rank"])
    let table = await database.settledTable(order: .column("rank"), prefetches: false)
    let collection = HeadlessCollection(columns: 30, rows: 10) { section(table) }
    collection.engine.scroll(to: ItemID(25_000), at: .start)
    collection.update()
    let seen = collection.text()
    let ids = [10, 100, 900].map { table.rows[50 * $0].id }
    let work = try await cost(
      of: table, in: collection, database,
      zip(ids, [800, 300, 50]).map { "UPDATE note SET rank = \($1) WHERE id = \($0)" })
    #expect(work.blocksRead <= 6 * 2 + 1, "\(work)")
    #expect(collection.text() == seen)
    #expect(collection.issues == [] && table.issues == [])
  }

  @Test("A visible change is shown even if other changes are far away")
  func inView() async throws {
    let database = try NoteDatabase(count: Self.count, indexed: [])
    let table = await database.settledTable(prefetches: false)
    let collection = HeadlessCollection(columns: 30, rows: 3) { section(table) }
    collection.engine.scroll(to: ItemID(100_000), at: .start)
    collection.update()
    let work = try await cost(
      of: table, in: collection, database,
      [
        "DELETE FROM note WHERE id = 100001", "UPDATE note SET name = 'new' WHERE id = 100002",
        "DELETE FROM note WHERE id IN (5, 190000)",
      ])
    #expect(work.blocksRead <= 3 * 2 + 1, "\(work)")
    #expect(collection.text() == "100000 note 100000\n100002 new\n100003 note 100003\n")
  }

  @Test("A cell before the table and one behind it do not cost more blocks")
  func amongOthers() async throws {
    let database = try NoteDatabase(count: Self.count, indexed: [])
    let table = await database.settledTable(prefetches: false)
    func section(hasOthers: Bool) -> Section<Headless> {
      Section("notes") {
        if hasOthers { NoteCell(row: table.rows[0]).id("first") }
        ForEach(table.rows) { NoteCell(row: $0) }
        if hasOthers { NoteCell(row: table.rows[0]).id("last") }
      }
    }
    let collection = HeadlessCollection(columns: 30, rows: 3) { section(hasOthers: false) }
    collection.engine.scroll(to: ItemID(100_000), at: .start)
    collection.update()
    for hasOthers in [true, false] {
      try await database.execute("DELETE FROM note WHERE id IN (\(hasOthers ? "10, 190000" : "20, 180000"))")
      await table.settled()
      let before = table.statistics
      collection.show { section(hasOthers: hasOthers) }
      let work = table.statistics - before
      #expect(work.blocksRead <= 2 * 2 + 2, "\(work)")
      #expect(collection.text().hasPrefix("100000 note 100000\n100001 note"))
    }
    #expect(collection.issues == [])
  }

  @Test("Another table in place of the first has its own rows, even with equal blocks")
  func otherTable() async throws {
    let database = try NoteDatabase(count: 2_000, indexed: [])
    let (one, two) = (
      await database.settledTable(), await database.settledTable(order: .rowID(isDescending: true))
    )
    #expect(one.rows.commonPrefix(with: two.rows) == 0)
    #expect(one.rows.commonSuffix(with: two.rows) == 0)
    #expect(two.rows.nextCommonRun(with: one.rows, old: 0, new: 0) == nil)
    let collection = HeadlessCollection(columns: 30, rows: 3) { section(one) }
    collection.engine.scroll(to: ItemID(1_500), at: .start)
    collection.update()
    collection.show { section(two) }
    #expect(collection.text().hasPrefix("1500 note 1500\n1499 note"))
  }
}
