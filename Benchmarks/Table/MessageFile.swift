import Foundation
import GRDB

/// A database with a table of messages in a folder that goes with it.
final class MessageFile {
  let pool: DatabasePool
  private let folder: URL

  /// Makes a table with ids from 1 on.
  init(rows: Int) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    pool = try DatabasePool(path: folder.appendingPathComponent("messages.sqlite").path)
    try pool.write { db in
      try db.execute(sql: "CREATE TABLE message (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
      try db.execute(
        sql: """
          WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
          INSERT INTO message SELECT n, 'message number ' || n FROM number
          """, arguments: [rows])
    }
    try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
