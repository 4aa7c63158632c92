import Foundation
import GRDB

/// A SQLite file in which feeds keep their pages, see ``SQLitePageStore``.
///
///     let file = SQLitePageFile(path: caches + "/pages.sqlite", version: "3") { print($0) }
///     let loader = Loader(Posts().stored(in: file.store(of: "posts")))
///
/// Nothing that is wrong with the file stops anybody. One that is damaged, or of another version of the app,
/// begins anew; anything whose header does not say that it is a file of pages belongs to another program: it is
/// left alone, and nothing is kept. Each is reported, see ``PageFileIssue``. The file is opened when it is
/// asked for something first.
public actor SQLitePageFile {
  /// Where the file is.
  public nonisolated let path: String
  /// Of what version what is kept has to be: another one when the items or keys are coded in another way.
  public nonisolated let version: String
  /// What was wrong so far, the latest hundred.
  public private(set) var issues: [PageFileIssue] = []

  private let byteLimit: Int?
  private let report: @Sendable (PageFileIssue) -> Void
  private var state = State.closed
  /// Which file was opened last; nil: that is not known.
  private var identity: PageFileIdentity?
  /// Why it could not be reached when that was tried last; reported once.
  private var trouble: String?

  private enum State {
    case closed, unusable
    case open(DatabaseQueue, PageDirectory, dataVersion: Int64)
  }

  /// A file at a path.
  ///
  /// - Parameters:
  ///   - path: Where it is, or is to be; its folder is there.
  ///   - version: Of what version what is kept has to be.
  ///   - byteLimit: How large the file may grow at most; nil: as large as its feeds have it.
  ///   - report: Told whatever is wrong, away from the main actor.
  public init(
    path: String, version: String, byteLimit: Int? = nil,
    report: @escaping @Sendable (PageFileIssue) -> Void = { _ in }
  ) {
    self.path = path
    self.version = version
    self.byteLimit = byteLimit
    self.report = report
  }

  /// Closes the file; it is opened again when it is asked for something.
  public func close() {
    if case .open(let queue, _, _) = state { try? queue.close() }
    state = .closed
  }
}

// MARK: - Pages as they are written

extension SQLitePageFile {
  /// The content of a page; nil: there is none, or it was damaged.
  func content(of feed: String, key: String) -> Data? {
    guard let (queue, directory, _) = opened(), let entry = directory.entry(feed, key) else { return nil }
    do {
      let content = try queue.read { db in
        try Row.fetchOne(db, sql: "SELECT content FROM page WHERE place = ?", arguments: [entry.place])
          .flatMap { Data.fromDatabaseValue($0[0]) }
      }
      guard let content, Int64(content.count) == entry.size, Self.sum(of: content) == entry.contentSum else {
        throw PageFileDamage("a page is not what was written")
      }
      return content
    } catch {
      settle(error) { .pageDiscarded(feed: feed, $0) }
      return nil
    }
  }

  /// Keeps the content of a page, and drops what is too much then.
  func keep(_ content: Data, of feed: String, key: String, limits: PageLimits) {
    guard content.count <= limits.bytes, limits.pages > 0 else {
      return note(.notKept(feed: feed, "it is larger than all that the feed may keep"))
    }
    change({ .notKept(feed: feed, $0) }) { directory, db in
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

  /// Forgets the pages of a feed, or one of them, or all but one.
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

  /// The keys of the pages of a feed, in the order in which they came.
  func keys(of feed: String) -> [String] { opened()?.directory.feeds[feed]?.map { $0.key } ?? [] }

  /// Forgets a page that cannot be read.
  func discard(_ feed: String, key: String, _ why: String) {
    note(.pageDiscarded(feed: feed, why))
    remove(feed, key: key)
  }

  func note(_ issue: PageFileIssue) {
    issues.append(issue)
    if issues.count > 100 { issues.removeFirst() }
    report(issue)
  }

  /// Changes the file and what is known of it, both or none.
  private func change(
    _ issue: (String) -> PageFileIssue, _ update: (inout PageDirectory, Database) throws -> Void
  ) {
    guard let (queue, directory, dataVersion) = opened() else { return }
    do {
      let (next, now) = try queue.write { db in
        // Another connection may have written since; from here on none can.
        let now = try PageFileOpening.dataVersion(db)
        var next = now == dataVersion ? directory : try PageDirectory(db)
        try update(&next, db)
        try db.execute(
          sql: "UPDATE total SET pages = ?, sum = ?", arguments: [next.total.count, next.total.sum])
        return (next, now)
      }
      state = .open(queue, next, dataVersion: now)
    } catch {
      settle(error, issue)
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

  /// The open file; nil where it cannot be used.
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

  /// Whether the file that is open is no longer the one at the path: what is written into it is lost.
  private var hasLostFile: Bool { identity.map { $0 != PageFileIdentity(path: path) } ?? false }

  /// Leaves a file that was removed or replaced, for the one that is at the path now, or a new one.
  private func reopen() -> OpenFile? {
    close()
    if PageFileIdentity(path: path) == nil { note(.discarded(.removed)) }
    return open(mayDiscard: true)
  }

  private func open(mayDiscard: Bool) -> OpenFile? {
    do {
      let queue = try PageFileOpening(path: path, version: version, byteLimit: byteLimit).queue()
      identity = PageFileIdentity(path: path)
      return try read(queue)
    } catch PageFileOpening.Obstacle.unusable(let why) {
      giveUp(why)
    } catch PageFileOpening.Obstacle.outdated(let reason) where mayDiscard {
      return discard(reason)
    } catch  where mayDiscard && PageFileOpening.isDamage(error) {
      return discard(.damaged("\(error)"))
    } catch {
      giveUp(error)
    }
    return nil
  }

  private func read(_ queue: DatabaseQueue) throws -> OpenFile {
    let (directory, dataVersion) = try queue.read { db in
      (try PageDirectory(db), try PageFileOpening.dataVersion(db))
    }
    state = .open(queue, directory, dataVersion: dataVersion)
    trouble = nil
    return (queue, directory, dataVersion)
  }

  private func reread(_ queue: DatabaseQueue) -> OpenFile? {
    do {
      return try read(queue)
    } catch  where PageFileOpening.isDamage(error) {
      return discard(.damaged("\(error)"))
    } catch {
      giveUp(error)
      return nil
    }
  }

  /// Removes the file and makes another one.
  private func discard(_ reason: PageFileIssue.Reason) -> OpenFile? {
    close()
    // Something else may have taken its place since it was opened.
    if case .other(let what) = PageFileHeader(path: path) {
      giveUp(what)
      return nil
    }
    do {
      try PageFileOpening.removeFile(at: path)
    } catch {
      giveUp("\(error)")
      return nil
    }
    note(.discarded(reason))
    return open(mayDiscard: false)
  }

  private func giveUp(_ why: String) {
    close()
    state = .unusable
    note(.unusable(why))
  }

  /// Does without the file until it is asked for again, where it cannot be reached for now; or for good.
  private func giveUp(_ error: any Error) {
    guard PageFileOpening.isPassing(error) else { return giveUp("\(error)") }
    close()
    if trouble != "\(error)" { note(.unusable("\(error)")) }
    trouble = "\(error)"
  }

  /// Makes the best of an error: what is damaged is discarded, everything else counts for one page.
  private func settle(_ error: any Error, _ issue: (String) -> PageFileIssue) {
    if PageFileOpening.isDamage(error) {
      _ = discard(.damaged("\(error)"))
    } else {
      note(issue("\(error)"))
    }
  }
}
