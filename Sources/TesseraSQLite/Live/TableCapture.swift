import GRDB

/// A state of a database, and what has led to it since the last one.
struct TableCapture: Sendable {
  /// A transaction in which the state stays.
  let snapshot: DatabaseSnapshot
  /// What the pool has committed.
  let changes: RowChanges
  /// A number that differs where others have committed as well.
  let dataVersion: Int64

  /// The state could not be taken for now.
  struct Busy: Error, CustomStringConvertible {
    let description: String
  }

  /// Takes the present state.
  ///
  /// It is done where the pool writes, so that nothing of the pool is committed meanwhile: what was recorded
  /// is just what has led to the state.
  static func take(from pool: DatabasePool, _ recorder: ChangeRecorder) async throws -> TableCapture {
    try await pool.writeWithoutTransaction { db in
      guard !db.isInsideTransaction else { throw Busy(description: "a transaction was left open") }
      recorder.observe(db)
      // Others may commit meanwhile; then it is taken again.
      for _ in 0..<8 {
        let before = try dataVersion(db)
        let snapshot = try pool.makeSnapshot()
        if try dataVersion(db) == before {
          return TableCapture(snapshot: snapshot, changes: recorder.take(), dataVersion: before)
        }
      }
      throw Busy(description: "others commit all the time")
    }
  }

  static func dataVersion(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
  }
}
