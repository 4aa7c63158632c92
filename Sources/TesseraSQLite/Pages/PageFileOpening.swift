import Foundation
import GRDB

/// The opening of a page file, which creates a missing file and checks an existing one.
struct PageFileOpening {
  let path: String
  let version: String
  let byteLimit: Int?

  /// The number in the file's header that identifies a page file.
  static let applicationID: Int64 = 0x5453_5250
  static let format: Int64 = 1

  /// The reason why an opened file cannot be used as it is.
  enum Obstacle: Error {
    case unusable(String)
    case outdated(PageFileIssue.Reason)
  }

  func queue() throws -> DatabaseQueue {
    if case .other(let what) = PageFileHeader(path: path) { throw Obstacle.unusable(what) }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      if try isNew(db) { try create(db) }
      try check(db)
    }
    return queue
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "TesseraSQLite.pages"
    configuration.busyMode = .timeout(0.25)
    configuration.prepareDatabase { [byteLimit] db in
      // Do not trust the schema and the cells of a file that may be damaged.
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
      guard let byteLimit else { return }
      let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
      _ = try Row.fetchAll(db, sql: "PRAGMA max_page_count = \(max(1, Int64(byteLimit) / max(512, size)))")
    }
    return configuration
  }

  /// Returns whether the database is empty.
  private func isNew(_ db: Database) throws -> Bool {
    let objects = try number(db, "SELECT count(*) FROM sqlite_master")
    return try objects == 0 && number(db, "PRAGMA application_id") == 0
      && number(db, "PRAGMA user_version") == 0
  }

  private func create(_ db: Database) throws {
    try db.execute(
      sql: """
        PRAGMA application_id = \(Self.applicationID);
        PRAGMA user_version = \(Self.format);
        CREATE TABLE page (
          place INTEGER PRIMARY KEY, feed TEXT NOT NULL, key TEXT NOT NULL, age INTEGER NOT NULL,
          size INTEGER NOT NULL, content_sum INTEGER NOT NULL, content BLOB NOT NULL);
        CREATE TABLE total (version TEXT NOT NULL, pages INTEGER NOT NULL, sum INTEGER NOT NULL);
        """)
    try db.execute(sql: "INSERT INTO total VALUES (?, 0, 0)", arguments: [version])
  }

  private func check(_ db: Database) throws {
    guard try number(db, "PRAGMA application_id") == Self.applicationID else {
      throw Obstacle.unusable("it is the database of another program")
    }
    let format = try number(db, "PRAGMA user_version")
    guard format == Self.format else { throw Obstacle.outdated(.otherFormat(Int(format))) }
    guard let row = try Row.fetchOne(db, sql: "SELECT version FROM total"),
      let written = String.fromDatabaseValue(row[0])
    else { throw PageFileCorruption("its version is missing") }
    guard written == version else { throw Obstacle.outdated(.otherVersion(written)) }
  }

  private func number(_ db: Database, _ sql: String) throws -> Int64 {
    try Row.fetchOne(db, sql: sql).flatMap { Int64.fromDatabaseValue($0[0]) } ?? -1
  }

  /// Returns a number that changes after another connection has written.
  static func dataVersion(_ db: Database) throws -> Int64 {
    try Row.fetchOne(db, sql: "PRAGMA data_version").flatMap { Int64.fromDatabaseValue($0[0]) } ?? 0
  }

  /// Returns whether an error means that the file is corrupt, as opposed to out of reach at present.
  static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return error is PageFileCorruption }
    switch error.resultCode {
    case .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_LOCKED,
      .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_NOMEM, .SQLITE_INTERRUPT, .SQLITE_ABORT, .SQLITE_TOOBIG:
      // A short read is not a failed read: the file is shorter than its header says.
      return error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
    default: return true
    }
  }

  /// Returns whether an error may disappear by itself: the file is locked by another connection, or out of
  /// reach.
  static func isTransient(_ error: any Error) -> Bool {
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_IOERR, .SQLITE_CANTOPEN: !isDamage(error)
    default: false
    }
  }

  /// Removes a file and SQLite's files beside it, as far as they exist.
  static func removeFile(at path: String) throws {
    for name in [path, path + "-journal", path + "-wal", path + "-shm"]
    where FileManager.default.fileExists(atPath: name) {
      try FileManager.default.removeItem(atPath: name)
    }
  }
}
