import Foundation
import GRDB

/// A SQLite file in which feeds store their pages, see ``SQLitePageStore``.
///
///     let file = SQLitePageFile(path: caches + "/pages.sqlite", version: "3") { print($0) }
///     let loader = Loader(Posts().stored(in: file.store(of: "posts")))
///
/// An unusable file never causes an error. A file that is damaged, or belongs to another version of the app,
/// is replaced by an empty one. A file whose header does not identify it as a page file belongs to another
/// program: it is left alone, and nothing is stored. Each of these is reported, see ``PageFileIssue``. The
/// file is opened on first use.
public actor SQLitePageFile {
  /// The path of the file.
  public nonisolated let path: String
  /// The version of the stored data.
  ///
  /// Change it when the encoding of the items or keys changes.
  public nonisolated let version: String
  /// The most recent issues, at most 100.
  public private(set) var issues: [PageFileIssue] = []

  private let byteLimit: Int?
  private let report: @Sendable (PageFileIssue) -> Void
  private var state = State.closed
  /// The identity of the file that was last opened; `nil` if it is unknown.
  private var identity: PageFileIdentity?
  /// The reason why the file could not be reached at the last attempt. It is reported once.
  private var lastError: String?

  private enum State {
    case closed, unusable
    case open(DatabaseQueue, PageDirectory, dataVersion: Int64)
  }

  /// Creates a page file.
  ///
  /// The file itself is created on first use.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - version: The version of the stored data.
  ///   - byteLimit: The maximum size of the file, in bytes; `nil` if only the limits of its feeds apply.
  ///   - report: A closure that is called with each issue, away from the main actor.
  public init(
    path: String, version: String, byteLimit: Int? = nil,
    report: @escaping @Sendable (PageFileIssue) -> Void = { _ in }
  ) {
    self.path = path
    self.version = version
    self.byteLimit = byteLimit
    self.report = report
  }

  /// Closes the file until it is needed again.
  public func close() {
    if case .open(let queue, _, _) = state { try? queue.close() }
    state = .closed
  }
}

// MARK: - Encoded pages

extension SQLitePageFile {
  /// Returns the content of a page; `nil` if there is none, or it was damaged.
  func content(of feed: String, key: String) -> Data? {
    guard let (queue, directory, _) = opened(), let entry = directory.entry(feed, key) else { return nil }
    do {
      let content = try queue.read { db in
        try Row.fetchOne(db, sql: "SELECT content FROM page WHERE place = ?", arguments: [entry.place])
          .flatMap { Data.fromDatabaseValue($0[0]) }
      }
      guard let content, Int64(content.count) == entry.size, Self.sum(of: content) == entry.contentSum else {
        throw PageFileCorruption("a page differs from what was written")
      }
      return content
    } catch {
      handle(error) { .pageDiscarded(feed: feed, $0) }
      return nil
    }
  }

  /// Stores the content of a page, and removes the pages that exceed the limits.
  func save(_ content: Data, of feed: String, key: String, limits: PageLimits) {
    guard content.count <= limits.bytes, limits.pages > 0 else {
      return record(.notStored(feed: feed, "it is larger than the limit of the feed"))
    }
    change({ .notStored(feed: feed, $0) }) { directory, db in
      let entry = PageDirectory.Entry(
        place: directory.entry(feed, key)?.place ?? directory.lastPlace + 1, feed: feed, key: key,
        age: directory.lastAge + 1, size: Int64(content.count), contentSum: Self.sum(of: content))
      directory.put(entry)
      let surplus = directory.surplus(of: feed, limits)
      for entry in surplus { try Self.delete(entry, from: &directory, db) }
      if surplus.contains(entry) { return }
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO page (place, feed, key, age, size, content_sum, content)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [entry.place, feed, key, entry.age, entry.size, entry.contentSum, content])
    }
  }

  /// Removes the pages of a feed, or only one, except for one that is kept.
  func remove(_ feed: String, key: String? = nil, except kept: String? = nil) {
    guard let entries = opened()?.directory.feeds[feed],
      entries.contains(where: { (key == nil || $0.key == key) && $0.key != kept })
    else { return }
    change({ .pageDiscarded(feed: feed, $0) }) { directory, db in
      for entry in directory.feeds[feed] ?? [] where (key == nil || entry.key == key) && entry.key != kept {
        try Self.delete(entry, from: &directory, db)
      }
    }
  }

  /// Returns the keys of the pages of a feed, in the order in which the pages were added.
  func keys(of feed: String) -> [String] { opened()?.directory.feeds[feed]?.map { $0.key } ?? [] }

  func discard(_ feed: String, key: String, _ why: String) {
    record(.pageDiscarded(feed: feed, why))
    remove(feed, key: key)
  }

  func record(_ issue: PageFileIssue) {
    issues.append(issue)
    if issues.count > 100 { issues.removeFirst() }
    report(issue)
  }

  /// Changes the file and its directory, both or none.
  private func change(
    _ issue: (String) -> PageFileIssue, _ update: (inout PageDirectory, Database) throws -> Void
  ) {
    guard let (queue, directory, dataVersion) = opened() else { return }
    do {
      let (next, now) = try queue.write { db in
        // Another connection may have written since. From here on, none can.
        let now = try PageFileOpening.dataVersion(db)
        var next = now == dataVersion ? directory : try PageDirectory(db)
        try update(&next, db)
        try db.execute(
          sql: "UPDATE total SET pages = ?, sum = ?", arguments: [next.total.count, next.total.sum])
        return (next, now)
      }
      state = .open(queue, next, dataVersion: now)
    } catch {
      handle(error, issue)
    }
  }

  private static func delete(
    _ entry: PageDirectory.Entry, from directory: inout PageDirectory, _ db: Database
  ) throws {
    directory.remove(entry)
    try db.execute(sql: "DELETE FROM page WHERE place = ?", arguments: [entry.place])
  }

  private static func sum(of content: Data) -> Int64 {
    var sum = Checksum()
    sum.add(content)
    return sum.column
  }
}

// MARK: - Opening

extension SQLitePageFile {
  private typealias OpenFile = (queue: DatabaseQueue, directory: PageDirectory, dataVersion: Int64)

  /// Returns the open file; `nil` if it cannot be used.
  private func opened() -> OpenFile? {
    switch state {
    case .unusable: return nil
    case .open where hasLostFile: return reopen()
    case .open(let queue, let directory, let dataVersion):
      // Another connection may have written meanwhile.
      guard let now = try? queue.read(PageFileOpening.dataVersion), now == dataVersion else {
        return reread(queue)
      }
      return (queue, directory, dataVersion)
    case .closed: return open(mayDiscard: true)
    }
  }

  /// Whether the open file is no longer the one at the path, so that changes to it would be lost.
  private var hasLostFile: Bool { identity.map { $0 != PageFileIdentity(path: path) } ?? false }

  /// Closes a file that was removed or replaced, and opens the one at the path, or a new one.
  private func reopen() -> OpenFile? {
    close()
    if PageFileIdentity(path: path) == nil { record(.discarded(.removed)) }
    return open(mayDiscard: true)
  }

  private func open(mayDiscard: Bool) -> OpenFile? {
    do {
      let queue = try PageFileOpening(path: path, version: version, byteLimit: byteLimit).queue()
      identity = PageFileIdentity(path: path)
      return try read(queue)
    } catch PageFileOpening.Obstacle.unusable(let why) {
      markUnusable(why)
    } catch PageFileOpening.Obstacle.outdated(let reason) where mayDiscard {
      return discard(reason)
    } catch  where mayDiscard && PageFileOpening.isDamage(error) {
      return discard(.damaged("\(error)"))
    } catch {
      markUnusable(error)
    }
    return nil
  }

  private func read(_ queue: DatabaseQueue) throws -> OpenFile {
    let (directory, dataVersion) = try queue.read { db in
      (try PageDirectory(db), try PageFileOpening.dataVersion(db))
    }
    state = .open(queue, directory, dataVersion: dataVersion)
    lastError = nil
    return (queue, directory, dataVersion)
  }

  private func reread(_ queue: DatabaseQueue) -> OpenFile? {
    do {
      return try read(queue)
    } catch  where PageFileOpening.isDamage(error) {
      return discard(.damaged("\(error)"))
    } catch {
      markUnusable(error)
      return nil
    }
  }

  private func discard(_ reason: PageFileIssue.Reason) -> OpenFile? {
    close()
    // Another file may have replaced it since it was opened.
    if case .other(let what) = PageFileHeader(path: path) {
      markUnusable(what)
      return nil
    }
    do {
      try PageFileOpening.removeFile(at: path)
    } catch {
      markUnusable("\(error)")
      return nil
    }
    record(.discarded(reason))
    return open(mayDiscard: false)
  }

  private func markUnusable(_ why: String) {
    close()
    state = .unusable
    record(.unusable(why))
  }

  /// Gives up the file until its next use if it cannot be reached at present; otherwise permanently.
  private func markUnusable(_ error: any Error) {
    guard PageFileOpening.isTransient(error) else { return markUnusable("\(error)") }
    close()
    if lastError != "\(error)" { record(.unusable("\(error)")) }
    lastError = "\(error)"
  }

  /// Handles an error: a damaged file is discarded, and any other error affects only one page.
  private func handle(_ error: any Error, _ issue: (String) -> PageFileIssue) {
    if PageFileOpening.isDamage(error) {
      _ = discard(.damaged("\(error)"))
    } else {
      record(issue("\(error)"))
    }
  }
}
