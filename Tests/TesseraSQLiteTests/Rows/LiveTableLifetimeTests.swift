import Tessera
import TesseraTesting
import Testing

@testable import TesseraSQLite

private func content(_ rows: TableRows<Note>) -> Content<Headless> {
  Content { Section("notes") { ForEach(rows) { NoteCell(row: $0) } } }
}

@MainActor
@Suite("The lifetime of live tables", .timeLimit(.minutes(15)))
struct LiveTableLifetimeTests {
  private func show(_ table: LiveTable<Note>, in collection: HeadlessCollection) {
    table.onChange = { [weak table, weak collection] in
      guard let table else { return }
      collection?.show(content(table.rows))
    }
  }

  @Test("A table and the collection that shows it do not keep each other alive")
  func documented() async throws {
    let database = try NoteDatabase(count: 20)
    var table: LiveTable? = database.table(blockSize: 4)
    var collection: HeadlessCollection? = HeadlessCollection(columns: 20, rows: 6) {}
    weak let goneTable = table
    weak let goneCollection = collection
    if let table, let collection { show(table, in: collection) }
    await table?.settled()
    #expect(collection?.text().hasPrefix("1 note 1\n") == true)
    (table, collection) = (nil, nil)
    await yield { goneTable == nil }
    #expect(goneTable == nil)
    #expect(goneCollection == nil)
  }

  @Test("A stopped table releases its change handler")
  func stopped() async throws {
    let database = try NoteDatabase(count: 20)
    let table = await database.settledTable(blockSize: 4)
    var collection: HeadlessCollection? = HeadlessCollection(columns: 20, rows: 6) {}
    weak let gone = collection
    if let collection { table.onChange = { collection.show(content(table.rows)) } }
    collection = nil
    #expect(gone != nil)
    table.stop()
    #expect(gone == nil)
    #expect(table.onChange == nil)
  }

  @Test("A table that is released during counting is freed at once, and stops counting")
  func counting() async throws {
    let count = 300_000
    let database = try NoteDatabase(count: count, indexed: [])
    var table: LiveTable<Note>? = database.table(blockSize: 16)
    await yield { table?.rows.isEmpty == false }
    let rowCache = try #require(table?.rows.version.rowCache)
    #expect(table?.isCounting == true)
    let counted = rowCache.statistics.rowsCounted
    weak let gone = table
    table = nil
    #expect(gone == nil)
    // The running query is completed.
    for _ in 0..<20 { try await database.execute("UPDATE note SET name = 'new' WHERE id = 1") }
    #expect(rowCache.statistics.rowsCounted <= counted + 3 * 2048)
    #expect(rowCache.statistics.rowsCounted < count / 2)
  }
}
