import GRDB
import Tessera
import TesseraSQLite
import TestSupport
import Testing

@MainActor
@Suite("Live tables")
struct LiveTableTests {
  @Test("The rows are in the order of the table, for each kind of order")
  func orders() async throws {
    let database = try NoteDatabase(count: 100)
    try await database.execute("UPDATE note SET rank = NULL WHERE id % 10 = 0")
    try await database.execute("UPDATE note SET name = CASE WHEN id % 2 THEN 'B' ELSE 'b' END WHERE id < 30")
    for (order, sql) in [
      (.rowID(), "ORDER BY id"), (.rowID(isDescending: true), "ORDER BY id DESC"),
      (.column("rank"), "WHERE rank IS NOT NULL ORDER BY rank, id"),
      (.column("rank", isDescending: true), "WHERE rank IS NOT NULL ORDER BY rank DESC, id DESC"),
      (.column("name"), "ORDER BY name, id"),
    ] as [(TableOrder, String)] {
      let table = await database.settledTable(order: order, blockSize: 7)
      let notes = try await database.pool.read {
        try Note.fetchAll($0, sql: "SELECT id, name, rank FROM note \(sql)")
      }
      #expect(table.rows.notes == notes, "\(order)")
      #expect(!table.isCounting)
      for position in notes.indices { #expect(table.rows.position(ofRow: notes[position].id) == position) }
      #expect(table.issues == [])
    }
  }

  @Test("A condition selects rows, also after changes")
  func condition() async throws {
    let database = try NoteDatabase(count: 50)
    let limit = 500
    let table = await database.settledTable(order: .column("rank"), where: "rank < \(limit)", blockSize: 4)
    #expect(table.rows.count == 25)
    try await database.execute("UPDATE note SET rank = rank + 500 WHERE rank < 100")
    try await database.execute("UPDATE note SET rank = 7 WHERE id = 33")
    await table.settled()
    let ids = try await database.pool.read {
      try Int.fetchAll($0, sql: "SELECT id FROM note WHERE rank < 500 ORDER BY rank, id")
    }
    #expect(table.rows.ids == ids)
    #expect(table.rows.position(ofRow: 33) == ids.firstIndex(of: 33))
    let gone = try #require((1...50).first { !ids.contains($0) })
    #expect(table.rows.position(ofRow: gone) == nil)
  }

  @Test("An empty table has no rows, before the first and after the last")
  func empty() async throws {
    let database = try NoteDatabase()
    let table = await database.settledTable(blockSize: 4)
    #expect(table.rows.isEmpty && !table.isCounting)
    #expect(table.rows.position(ofRow: 1) == nil)
    try await database.execute("INSERT INTO note (id, name) VALUES (5, 'x'), (3, 'y')")
    await table.settled()
    #expect(table.rows.ids == [3, 5])
    try await database.execute("DELETE FROM note")
    await table.settled()
    #expect(table.rows.isEmpty)
    #expect(table.issues == [])
  }

  @Test("A version does not change when the table changes")
  func versions() async throws {
    let database = try NoteDatabase(count: 100)
    let table = await database.settledTable(blockSize: 8, cachedBlockCount: 2, prefetches: false)
    let old = table.rows
    try await database.execute("DELETE FROM note WHERE id % 3 = 0")
    try await database.execute("UPDATE note SET name = 'new', id = id + 1000 WHERE id % 5 = 0")
    await table.settled()
    #expect(old.ids == Array(1...100))
    #expect(old.notes.allSatisfy { $0?.name.hasPrefix("note") ?? false })
    #expect(old.position(ofRow: 33) == 32)
    #expect(table.rows.count == 67)
    #expect(table.rows.position(ofRow: 33) == nil)
    #expect(table.rows.position(ofRow: 1050) != nil)
    #expect(table.issues == [])
  }

  @Test("A transaction that was rolled back changes nothing")
  func rollback() async throws {
    struct Stop: Error {}
    let database = try NoteDatabase(count: 20)
    let table = await database.settledTable(blockSize: 4)
    var changes = 0
    table.onChange = { changes += 1 }
    try? await database.pool.write { db in
      try db.execute(sql: "DELETE FROM note")
      throw Stop()
    }
    await table.settled()
    #expect(table.rows.ids == Array(1...20))
    #expect(changes == 0)
  }

  @Test("Changes of other connections are seen at a refresh and at the next commit")
  func others() async throws {
    let database = try NoteDatabase(count: 100)
    let table = await database.settledTable(blockSize: 8)
    let other = try database.otherPool()
    try await other.write { try $0.execute(sql: "DELETE FROM note WHERE id = 50") }
    await table.settled()
    #expect(table.rows.count == 100)
    table.refresh()
    await table.settled()
    #expect(table.rows.count == 99)
    try await other.write { try $0.execute(sql: "UPDATE note SET name = 'theirs' WHERE id = 7") }
    try await database.execute("UPDATE note SET name = 'ours' WHERE id = 8")
    await table.settled()
    #expect(table.rows[6].record?.name == "theirs")
    #expect(table.rows[7].record?.name == "ours")
    #expect(table.issues == [])
  }

  @Test("A row that changes its rowid is not shown twice")
  func renumbered() async throws {
    let database = try NoteDatabase(count: 40)
    let table = await database.settledTable(blockSize: 4)
    try await database.execute("UPDATE note SET id = 500 WHERE id = 20")
    await table.settled()
    #expect(table.rows.ids == Array(1...19) + Array(21...40) + [500])
    try await database.pool.write { db in
      try db.execute(sql: "DELETE FROM note WHERE id = 5")
      try db.execute(sql: "UPDATE note SET id = 5 WHERE id = 30")
    }
    await table.settled()
    #expect(table.rows.ids == Array(1...19) + Array(21...29) + Array(31...40) + [500])
    #expect(table.issues == [])
  }

  @Test("A row that was replaced unnoticed has no record, and is removed once noticed")
  func replaced() async throws {
    let database = try NoteDatabase(count: 40)
    try await database.execute("UPDATE note SET code = 'a' WHERE id = 30")
    let table = await database.settledTable(blockSize: 4, prefetches: false)
    // SQLite does not report that this removes row 30.
    try await database.execute("INSERT OR REPLACE INTO note (id, name, code) VALUES (2, 'x', 'a')")
    await table.settled()
    #expect(table.rows.count == 40)
    let ids = table.rows.ids
    #expect(Set(ids).count == 40 && !ids.contains(30))
    #expect(table.rows.notes.count { $0 == nil } == 1)
    await yield { !table.issues.isEmpty }
    await table.settled()
    #expect(table.rows.ids == Array(1...29) + Array(31...40))
    #expect(table.issues == [.changedUnseen])
  }

  @Test("A recount that is requested while an older state is read is not lost")
  func recountedMeanwhile() async throws {
    let database = try NoteDatabase(count: 20)
    try await database.execute("UPDATE note SET code = 'a' WHERE id = 5")
    let hold = HeldStatement("PRAGMA data_version")
    var configuration = Configuration()
    configuration.prepareDatabase { db in db.trace { hold.pass("\($0)") } }
    let pool = try DatabasePool(path: database.folder.path("notes.sqlite"), configuration: configuration)
    let table = LiveTable(
      TableQuery("note", columns: ["id", "name", "rank"]), in: pool, as: Note.self,
      configuration: LiveTableConfiguration(blockSize: 4, prefetches: false))
    await table.settled()
    hold.close()
    table.refresh()
    await yield { hold.isHolding }
    hold.open()
    // Nothing else runs on the main actor until the recount is requested: the state that is being read is the
    // one before this statement. SQLite does not report that the statement removes row 5.
    try insert(21, code: "a", into: pool)
    table.recount()
    await table.settled()
    #expect(table.rows.ids == Array(1...4) + Array(6...21))
    #expect(table.issues == [])
  }

  /// Inserts a row in place of the one with its code, without letting anything else run on the main actor.
  private func insert(_ id: Int, code: String, into pool: DatabasePool) throws {
    try pool.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO note (id, name, code) VALUES (?, 'new', ?)", arguments: [id, code])
    }
  }

  /// A record that reads no column.
  private struct Anything: FetchableRecord, Sendable {
    init(row: Row) {}
  }

  @Test("Rows are identified by rowids, even if columns have the same names")
  func columnsNamedLikeRowIDs() async throws {
    let database = try NoteDatabase()
    let tables: [(name: String, columns: String, values: String)] = [
      ("first", "_rowid_ INTEGER, name TEXT", "7, 'x'"), ("second", "_ROWID_ TEXT, oid TEXT", "'x', 'y'"),
      ("third", "rowid INTEGER, _rowid_ AS (7), name TEXT", "7, 'x'"),
      ("all", "number INTEGER PRIMARY KEY, _rowid_, rowid, oid", "NULL, 7, 7, 7"),
      ("one", "_rowid_ INTEGER PRIMARY KEY, name TEXT", "NULL, 'x'"),
    ]
    for (name, columns, values) in tables {
      try await database.execute("CREATE TABLE \"\(name)\" (\(columns))")
      for _ in 0..<3 { try await database.execute("INSERT INTO \"\(name)\" VALUES (\(values))") }
      let table = LiveTable(TableQuery(name), in: database.pool, as: Anything.self)
      await table.settled()
      #expect(table.rows.map { $0.id } == [1, 2, 3], "\(name)")
      try await database.execute("DELETE FROM \"\(name)\" WHERE \(name == "second" ? "rowid" : "oid") = 2")
      await table.settled()
      if name != "all" { #expect(table.rows.map { $0.id } == [1, 3], "\(name)") }
      #expect(table.rows.position(ofRow: 3) == table.rows.count - 1, "\(name)")
      #expect(table.issues == [], "\(name)")
    }
  }

  @Test("A table whose columns hide all names of the rowid is unreadable")
  func hiddenRowIDs() async throws {
    let database = try NoteDatabase()
    try await database.execute("CREATE TABLE hidden (_rowid_, rowid, oid)")
    try await database.execute("INSERT INTO hidden VALUES (7, 7, 7), (7, 7, 7)")
    let table = LiveTable(TableQuery("hidden"), in: database.pool, as: Anything.self)
    await table.settled()
    #expect(table.rows.isEmpty)
    #expect(table.issues == [.unreadable("its rows have no rowid")])
  }

  @Test(
    "A table that is missing or has no rowids is unreadable and has no rows",
    arguments: ["nothing", "plain", "view"])
  func unreadable(name: String) async throws {
    let database = try NoteDatabase(count: 3)
    try await database.execute("CREATE TABLE plain (id TEXT PRIMARY KEY) WITHOUT ROWID")
    try await database.execute("CREATE VIEW view AS SELECT 1")
    let table = LiveTable(TableQuery(name), in: database.pool, as: Note.self)
    await table.settled()
    #expect(table.rows.isEmpty)
    guard case .unreadable = table.issues.first else {
      Issue.record("\(table.issues)")
      return
    }
  }

  @Test("Dropping a table leaves the rows unchanged")
  func dropped() async throws {
    let database = try NoteDatabase(count: 10)
    let table = await database.settledTable(blockSize: 4)
    try await database.execute("DROP TABLE note")
    table.refresh()
    await table.settled()
    #expect(table.rows.ids == Array(1...10))
  }

  @Test("A row that cannot be decoded has an id and no record")
  func undecodable() async throws {
    struct Ranked: Codable, FetchableRecord, Sendable { var rank: Int }
    let database = try NoteDatabase(count: 3)
    try await database.execute("UPDATE note SET rank = NULL WHERE id = 2")
    let table = LiveTable(TableQuery("note"), in: database.pool, as: Ranked.self)
    await table.settled()
    #expect(table.rows.map { $0.id } == [1, 2, 3])
    #expect(table.rows.map { $0.record == nil } == [false, true, false])
    await yield { !table.issues.isEmpty }
    guard case .undecodable(row: 2, _) = table.issues.first else {
      Issue.record("\(table.issues)")
      return
    }
  }

  @Test("Names with quotes and spaces are valid")
  func names() async throws {
    let database = try NoteDatabase()
    try await database.execute(
      #"CREATE TABLE "a "" b" (id INTEGER PRIMARY KEY, name TEXT, "order" INTEGER, rank INTEGER)"#)
    try await database.execute(#"INSERT INTO "a "" b" VALUES (1, 'x', 2, 0), (2, 'y', 1, 0)"#)
    let table = LiveTable(
      TableQuery("A \" b", order: .column("order")), in: database.pool, as: Note.self)
    await table.settled()
    #expect(table.rows.ids == [2, 1])
    try await database.execute(#"INSERT INTO "a "" b" VALUES (3, 'z', 0, 0)"#)
    await table.settled()
    #expect(table.rows.ids == [3, 2, 1])
  }

  @Test("A stopped table does not change any more")
  func stopped() async throws {
    let database = try NoteDatabase(count: 10)
    let table = await database.settledTable()
    table.stop()
    try await database.execute("DELETE FROM note")
    table.refresh()
    await table.settled()
    #expect(table.rows.ids == Array(1...10))
  }

  @Test("A state of the database is not held during many other writes")
  func renewed() async throws {
    let database = try NoteDatabase(count: 10)
    try await database.execute("CREATE TABLE other (number INTEGER)")
    let table = await database.settledTable()
    var changes = 0
    table.onChange = { changes += 1 }
    for number in 0..<300 { try await database.execute("INSERT INTO other VALUES (?)", [number]) }
    await yield { changes > 0 }
    await table.settled()
    #expect(changes == 1)
    #expect(table.rows.ids == Array(1...10))
  }

  @Test("Reading a row never waits for long during counting, comparing or changing")
  func shortAccesses() async throws {
    let database = try NoteDatabase(count: 20_000)
    let table = await database.settledTable(order: .column("rank"))
    #expect(table.statistics.longestAccess <= 20)
    table.recount()
    await table.settled()
    #expect(table.statistics.longestAccess <= 20)
    try await database.execute("UPDATE note SET rank = rank + 1 WHERE id <= 5000")
    await table.settled()
    // The row, and the keys of seven of about eighty blocks.
    #expect(table.statistics.longestAccess <= 100 * 9)
    let ids = try await database.pool.read {
      try Int.fetchAll($0, sql: "SELECT id FROM note ORDER BY rank, id")
    }
    #expect(table.rows.ids == ids)
    #expect(table.issues == [])
  }
}
