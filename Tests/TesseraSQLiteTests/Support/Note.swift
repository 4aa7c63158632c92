import GRDB
import Tessera
import TesseraSQLite
import TestSupport
import Testing

/// A row of the tables of these tests.
struct Note: Codable, FetchableRecord, Equatable, Sendable {
  var id: Int
  var name: String
  var rank: Int?
}

/// A cell with the name of a note.
struct NoteCell: CanvasCell, Equatable {
  var row: TableRow<Note>

  func draw(in canvas: inout Canvas) { canvas.text(row.record.map { "\($0.id) \($0.name)" } ?? "?") }
}

/// A database in a folder of its own.
@MainActor
final class NoteDatabase {
  let folder: TemporaryFolder
  let pool: DatabasePool

  /// Creates a table of notes with ids from 1 on.
  ///
  /// - Parameter indexed: The columns that have an index.
  init(count: Int = 0, indexed: [String] = ["rank", "name"]) throws {
    folder = try TemporaryFolder()
    pool = try DatabasePool(path: folder.path("notes.sqlite"))
    try pool.write { db in
      try db.execute(
        sql: """
          CREATE TABLE note (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, rank INTEGER, code TEXT);
          CREATE UNIQUE INDEX note_code ON note (code) WHERE code IS NOT NULL;
          """)
      for column in indexed { try db.execute(sql: "CREATE INDEX note_\(column) ON note (\(column))") }
      try db.execute(
        sql: """
          WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
          INSERT INTO note (id, name, rank) SELECT n, 'note ' || n, n * 7919 % 1000 FROM number WHERE ? > 0
          """, arguments: [count, count])
    }
  }

  func otherPool() throws -> DatabasePool { try DatabasePool(path: folder.path("notes.sqlite")) }

  func execute(_ sql: String, _ arguments: StatementArguments = StatementArguments()) async throws {
    try await pool.write { try $0.execute(sql: sql, arguments: arguments) }
  }

  func table(
    order: TableOrder = .rowID(), where condition: SQL? = nil, blockSize: Int = 256,
    cachedBlockCount: Int = 64,
    prefetches: Bool = true
  ) -> LiveTable<Note> {
    LiveTable(
      TableQuery("note", columns: ["id", "name", "rank"], where: condition, order: order), in: pool,
      configuration: LiveTableConfiguration(
        blockSize: blockSize, cachedBlockCount: cachedBlockCount, prefetches: prefetches))
  }

  /// Creates a live table, and waits until it has been counted.
  func settledTable(
    order: TableOrder = .rowID(), where condition: SQL? = nil, blockSize: Int = 256,
    cachedBlockCount: Int = 64,
    prefetches: Bool = true
  ) async -> LiveTable<Note> {
    let table = table(
      order: order, where: condition, blockSize: blockSize, cachedBlockCount: cachedBlockCount,
      prefetches: prefetches)
    await table.settled()
    return table
  }
}

extension TableRows where Record == Note {
  var ids: [Int] { map { $0.id } }

  var notes: [Note?] { map { $0.record } }
}

@MainActor
func yield(until hasHappened: () -> Bool) async {
  #expect(await waiting(until: hasHappened))
}
