import Foundation
import GRDB

/// How a page file is opened: it is made where there is none, and looked at before it is trusted.
struct PageFileOpening {
  let path: String
  let version: String
  let byteLimit: Int?

  /// The number in the header of the file by which it is known as one of pages.
  static let applicationID: Int64 = 0x5453_5250
  /// The number of the format.
  static let format: Int64 = 1

  /// Why a file that was opened cannot be taken as it is.
  enum Obstacle: Error {
    case unusable(String)
    case outdated(PageFileIssue.Reason)
  }

  /// Opens the file.
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
      // What stands in a file that may be damaged is not believed.
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
      guard let byteLimit else { return }
      let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
      _ = try Row.fetchAll(db, sql: "PRAGMA max_page_count = \(max(1, Int64(byteLimit) / max(512, size)))")
    }
    return configuration
  }

  /// Whether nobody has written anything yet.
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
      throw Obstacle.unusable("it is a database of somebody else")
    }
    let format = try number(db, "PRAGMA user_version")
    guard format == Self.format else { throw Obstacle.outdated(.otherFormat(Int(format))) }
    guard let row = try Row.fetchOne(db, sql: "SELECT version FROM total"),
      let written = String.fromDatabaseValue(row[0])
    else { throw PageFileDamage("its version is missing") }
    guard written == version else { throw Obstacle.outdated(.otherVersion(written)) }
  }

  private func number(_ db: Database, _ sql: String) throws -> Int64 {
    try Row.fetchOne(db, sql: sql).flatMap { Int64.fromDatabaseValue($0[0]) } ?? -1
  }

  /// A number that differs after another connection has written.
  static func dataVersion(_ db: Database) throws -> Int64 {
    try Row.fetchOne(db, sql: "PRAGMA data_version").flatMap { Int64.fromDatabaseValue($0[0]) } ?? 0
  }

  /// Whether an error says that the file is not what was written, and not that it cannot be reached for now.
  static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return error is PageFileDamage }
    switch error.resultCode {
    case .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_LOCKED,
      .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_NOMEM, .SQLITE_INTERRUPT, .SQLITE_ABORT, .SQLITE_TOOBIG:
      // A read that ends too early is no read that fails: the file is shorter than it says.
      return error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
    default: return true
    }
  }

  /// Whether an error may be gone at the next try: somebody else has the file, or it cannot be reached.
  static func isPassing(_ error: any Error) -> Bool {
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_IOERR, .SQLITE_CANTOPEN: !isDamage(error)
    default: false
    }
  }

  /// Removes a file and what SQLite has put beside it; that it is not there is fine.
  static func removeFile(at path: String) throws {
    for name in [path, path + "-journal", path + "-wal", path + "-shm"]
    where FileManager.default.fileExists(atPath: name) {
      try FileManager.default.removeItem(atPath: name)
    }
  }
}
