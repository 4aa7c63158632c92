import GRDB

/// A state of a database, and the changes since the previous one.
struct DatabaseCapture: Sendable {
  /// A transaction that preserves the state.
  let snapshot: DatabaseSnapshot
  let changes: RowChanges
  /// A number that changes if another connection has committed.
  let dataVersion: Int64

  /// The error that the state cannot be captured at present.
  struct Busy: Error, CustomStringConvertible {
    let description: String
  }

  /// Captures the current state. This runs on the pool's writer, so that the pool commits nothing meanwhile:
  /// the recorded changes are exactly those that led to the state.
  static func take(from pool: DatabasePool, _ recorder: ChangeRecorder) async throws -> DatabaseCapture {
    try await pool.writeWithoutTransaction { db in
      guard !db.isInsideTransaction else { throw Busy(description: "a transaction was left open") }
      recorder.observe(db)
      // Other connections may commit meanwhile. In that case, try again.
      for _ in 0..<8 {
        let before = try dataVersion(db)
        let snapshot = try pool.makeSnapshot()
        if try dataVersion(db) == before {
          return DatabaseCapture(snapshot: snapshot, changes: recorder.take(), dataVersion: before)
        }
      }
      throw Busy(description: "other connections keep committing")
    }
  }

  static func dataVersion(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
  }
}
