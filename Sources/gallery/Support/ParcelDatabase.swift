#if HAS_SQLITE
import Foundation
import GRDB

/// A SQLite file with a table of parcels, created if necessary.
///
/// Row ids are multiples of ten, so that parcels can be inserted between others.
struct ParcelDatabase: Sendable {
  let pool: DatabasePool
  /// The number of parcels in a new table.
  let count: Int

  /// Returns the path where a table of the given size is stored for the next time.
  static func defaultPath(count: Int) -> String {
    TemporaryPath.path(of: "tessera-gallery-\(count).sqlite")
  }

  /// Opens a file; one that is not a database, or is damaged, is replaced.
  init(path: String, count: Int) throws {
    self.count = count
    do {
      pool = try DatabasePool(path: path)
    } catch let error as DatabaseError
      where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
    {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
      pool = try DatabasePool(path: path)
    }
  }

  /// Creates the table unless it exists.
  ///
  /// - Parameter progress: Receives the number of parcels created so far.
  func make(progress: @MainActor @Sendable (Int) -> Void) async throws {
    if try await pool.read({ try Int.fetchOne($0, sql: "PRAGMA user_version") }) == count + 1 { return }
    try await pool.write { db in
      try db.execute(
        sql: """
          DROP TABLE IF EXISTS parcel;
          CREATE TABLE parcel (
            id INTEGER PRIMARY KEY, city TEXT NOT NULL, grams INTEGER NOT NULL, state TEXT NOT NULL)
          """)
    }
    for start in stride(from: 0, to: count, by: 50_000) {
      let end = min(start + 50_000, count)
      try await pool.write { try Self.addParcels(start..<end, $0) }
      await progress(end)
    }
    try await pool.write { try $0.execute(sql: "PRAGMA user_version = \(count + 1)") }
  }

  /// Adds parcels that are computed from their numbers.
  private static func addParcels(_ numbers: Range<Int>, _ db: Database) throws {
    try db.execute(
      sql: """
        WITH RECURSIVE number(n) AS (SELECT ? UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ?)
        INSERT INTO parcel SELECT n * 10,
          CASE n % 7 WHEN 0 THEN 'Aarhus' WHEN 1 THEN 'Bergen' WHEN 2 THEN 'Cork' WHEN 3 THEN 'Delft'
            WHEN 4 THEN 'Essen' WHEN 5 THEN 'Faro' ELSE 'Genoa' END,
          100 + n * 7919 % 4900, CASE n % 3 WHEN 0 THEN 'packed' WHEN 1 THEN 'sent' ELSE 'there' END
        FROM number
        """, arguments: [numbers.lowerBound, numbers.upperBound])
  }

  /// Inserts a parcel behind another one, if there is a free id.
  func insert(after id: Int) async throws {
    try await pool.write { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO parcel VALUES (?, 'Hull', 500, 'new')", arguments: [id + 1])
    }
  }

  func delete(_ id: Int) async throws {
    try await pool.write { try $0.execute(sql: "DELETE FROM parcel WHERE id = ?", arguments: [id]) }
  }

  /// Makes a parcel heavier.
  func update(_ id: Int) async throws {
    try await pool.write {
      try $0.execute(sql: "UPDATE parcel SET grams = grams + 1000 WHERE id = ?", arguments: [id])
    }
  }
}
#endif
