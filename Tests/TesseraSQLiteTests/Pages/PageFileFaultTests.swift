import GRDB
import TesseraLoading
import TesseraSQLite
import TestSupport
import Testing

@Suite("Faults of page files")
struct PageFileFaultTests {
  let folder: TemporaryFolder
  private let name = "pages.sqlite"

  init() throws { folder = try TemporaryFolder() }

  private func file(
    _ path: String? = nil, version: String = "1", byteLimit: Int? = nil
  ) -> SQLitePageFile {
    SQLitePageFile(path: path ?? folder.path(name), version: version, byteLimit: byteLimit)
  }

  /// Returns a file with the store of a feed.
  private func opened(
    _ path: String? = nil, version: String = "1", byteLimit: Int? = nil
  ) -> (file: SQLitePageFile, store: PostStore) {
    let file = file(path, version: version, byteLimit: byteLimit)
    return (file, file.store(of: "posts"))
  }

  /// Writes a page into a new or existing file.
  private func keepPage(version: String = "1") async {
    let (file, store) = opened(version: version)
    await store.save(.sample(0), for: nil)
    await file.close()
  }

  /// Uses a file in which nothing can be stored. Returns the single reported issue.
  private func issueOfUseless(_ path: String? = nil) async -> PageFileIssue? {
    let (file, store) = opened(path)
    await store.save(.sample(0), for: nil)
    await store.removeAll()
    #expect(await store.page(nil) == nil)
    #expect(await store.keys() == [])
    let issues = await file.issues
    #expect(issues.count == 1, "reported \(issues)")
    await file.close()
    return issues.first
  }

  /// Runs some work while another connection has locked the file.
  private func whileLocked(_ lock: String, _ body: () async -> Void) async throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.path(name), configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN \(lock)") }
    await body()
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
  }

  private func alter(_ sql: String) throws {
    try DatabaseQueue(path: folder.path(name)).write { try $0.execute(sql: sql) }
  }

  /// Reads and stores pages, and returns the issues. The stored page can be read.
  private func issuesOfUse(_ file: SQLitePageFile, expecting page: PostPage? = nil) async -> [PageFileIssue] {
    let store: PostStore = file.store(of: "posts")
    #expect(await store.page(nil) == page)
    let issues = await file.issues
    await store.save(.sample(5), for: 5)
    #expect(await store.page(5) == .sample(5))
    #expect(await file.issues == issues)
    return issues
  }

  @Test("An empty file is used like a new one")
  func emptyFile() async throws {
    try folder.write("", to: name)
    #expect(await issuesOfUse(file()) == [])
  }

  @Test(
    "A file that is not a page file is left unchanged, and nothing is stored",
    arguments: ["a letter", "\0", String(repeating: "x", count: 9000), "SQLite format 3"])
  func garbage(text: String) async throws {
    try folder.write(text, to: name)
    #expect(await issueOfUseless() == .unusable("it is not a page file"))
    #expect(try folder.read(name) == text)
  }

  @Test("A foreign database that replaces the open file is left unchanged")
  func replacedByOther() async throws {
    let (_, store) = opened()
    await store.save(.sample(0), for: nil)
    try alter("UPDATE total SET sum = 5")
    let queue = try DatabaseQueue(path: folder.path("letters.sqlite"))
    try await queue.write { try $0.execute(sql: "CREATE TABLE letter (text TEXT)") }
    try queue.close()
    try folder.replace(name, with: "letters.sqlite")
    #expect(await store.page(nil) == nil)
    try alter("SELECT text FROM letter")
  }

  @Test("A file that was removed while open is created again")
  func removedWhileOpen() async throws {
    let (file, store) = opened()
    await store.save(.sample(0), for: nil)
    try folder.remove(name)
    await store.save(.sample(1), for: 1)
    #expect(await file.issues == [.discarded(.removed)])
    let (other, later) = opened()
    #expect(await later.page(1) == .sample(1))
    #expect(await later.page(nil) == nil)
    #expect(await store.page(nil) == nil)
    #expect(await store.page(1) == .sample(1))
    try folder.remove(name)
    #expect(await store.page(1) == nil)
    #expect(await store.keys() == [])
    await store.save(.sample(2), for: 2)
    #expect(await later.page(2) == .sample(2))
    #expect(await file.issues == [.discarded(.removed), .discarded(.removed)])
    #expect(await other.issues == [])
  }

  @Test("A file that another page file replaced while open is read from then on")
  func replacedWhileOpen() async throws {
    let (file, store) = opened()
    await store.save(.sample(0), for: nil)
    let (other, otherStore) = opened(folder.path("other.sqlite"))
    await otherStore.save(.sample(3), for: 3)
    await other.close()
    try folder.replace(name, with: "other.sqlite")
    #expect(await store.keys() == [3])
    #expect(await store.page(3) == .sample(3))
    await store.save(.sample(4), for: 4)
    await file.close()
    #expect(await opened().store.keys() == [3, 4])
    #expect(await file.issues == [])
  }

  @Test("A file whose folder was removed while open is created again with the folder")
  func removedFolder() async throws {
    try folder.makeFolder("sub")
    let (file, store) = opened(folder.path("sub/pages.sqlite"))
    await store.save(.sample(0), for: nil)
    try folder.remove("sub")
    await store.save(.sample(1), for: 1)
    #expect(await store.page(nil) == nil)
    try folder.makeFolder("sub")
    await store.save(.sample(2), for: 2)
    #expect(await store.page(2) == .sample(2))
    #expect(await file.issues.first == .discarded(.removed))
    #expect(await file.issues.count == 2)
  }

  @Test("A truncated file is discarded", arguments: [100, 1000, 4096, 8192, 9000, 12000])
  func truncated(bytes: UInt64) async throws {
    await keepPage()
    try folder.truncate(name, toBytes: bytes)
    let issues = await issuesOfUse(file())
    #expect(issues.count == 1, "reported \(issues)")
  }

  @Test("A file that is truncated beyond recognition is left unchanged", arguments: [1, 50])
  func truncatedHeader(bytes: UInt64) async throws {
    await keepPage()
    try folder.truncate(name, toBytes: bytes)
    #expect(await issueOfUseless() == .unusable("it is not a page file"))
  }

  @Test("A file of another version of the app or the format is discarded")
  func versions() async throws {
    await keepPage(version: "1")
    #expect(await issuesOfUse(file(version: "2")) == [.discarded(.otherVersion("1"))])
    try alter("PRAGMA user_version = 9")
    #expect(await issuesOfUse(file(version: "2")) == [.discarded(.otherFormat(9))])
  }

  @Test("A file with an unexpected table is discarded")
  func schema() async throws {
    await keepPage()
    try alter("ALTER TABLE page RENAME COLUMN age TO years")
    let issues = await issuesOfUse(file())
    guard case .discarded(.damaged) = issues.first, issues.count == 1 else {
      Issue.record("reported \(issues)")
      return
    }
  }

  @Test(
    "A file with values of wrong types is discarded",
    arguments: ["feed = x'00'", "age = 'young'", "content = 5"])
  func types(assignment: String) async throws {
    await keepPage()
    try alter("UPDATE page SET \(assignment)")
    #expect(await issuesOfUse(file()).count == 1)
  }

  @Test("A foreign database is left unchanged, and nothing is stored")
  func foreign() async throws {
    try alter("CREATE TABLE letter (text TEXT)")
    #expect(await issueOfUseless() == .unusable("it is not a page file"))
    try alter("SELECT text FROM letter")
  }

  @Test("A folder in place of the file is left unchanged")
  func folderInPlace() async throws {
    try folder.makeFolder(name)
    try folder.write("letter", to: name + "/letter")
    #expect(await issueOfUseless() == .unusable("there is a folder at its path"))
    #expect(try folder.read(name + "/letter") == "letter")
  }

  @Test(
    "Nothing is stored if the file cannot be created",
    arguments: ["missing/pages.sqlite", "file/pages.sqlite"])
  func noFolder(path: String) async throws {
    try folder.write("", to: "file")
    let issue = await issueOfUseless(folder.path(path))
    guard case .unusable = issue else {
      Issue.record("reported \(String(describing: issue))")
      return
    }
  }

  #if os(Linux)
  @Test(
    "Nothing is stored if the file is not writable or the disk is full",
    arguments: ["/proc/pages.sqlite", "/dev/full"])
  func noRoom(path: String) async throws {
    #expect(await issueOfUseless(path) != nil)
  }
  #endif

  @Test("A full file keeps its pages and reports the ones that it cannot store")
  func full() async {
    let (file, store) = opened(byteLimit: 40_000)
    for number in 0..<30 { await store.save(.sample(number), for: number) }
    let kept = await store.keys().compactMap { $0 }
    #expect(!kept.isEmpty && kept.count < 30)
    for number in kept { #expect(await store.page(number) == .sample(number)) }
    #expect(await file.issues.count == 30 - kept.count)
    for issue in await file.issues {
      guard case .notStored(feed: "posts", _) = issue else {
        Issue.record("reported \(issue)")
        return
      }
    }
    await file.close()
    #expect(await store.keys() == kept)
  }

  @Test("Nothing can be stored while another connection writes, but later it can")
  func busy() async throws {
    await keepPage()
    let (file, store) = opened()
    #expect(await store.page(nil) == .sample(0))
    try await whileLocked("IMMEDIATE") { await store.save(.sample(1), for: 1) }
    #expect(await file.issues.count == 1)
    await store.save(.sample(2), for: 2)
    #expect(await store.keys() == [nil, 2])
    #expect(await store.page(nil) == .sample(0))
  }

  @Test("A file that is locked at first is opened once it is unlocked")
  func lockedAtFirst() async throws {
    await keepPage()
    let (file, store) = opened()
    try await whileLocked("EXCLUSIVE") {
      #expect(await store.page(nil) == nil)
      #expect(await store.keys() == [])
    }
    guard case .unusable = await file.issues.first, await file.issues.count == 1 else {
      Issue.record("reported \(await file.issues)")
      return
    }
    #expect(await store.page(nil) == .sample(0))
  }

  @Test("A file that is locked during use is used again once it is unlocked")
  func lockedLater() async throws {
    await keepPage()
    let (file, store) = opened()
    for round in 1...2 {
      #expect(await store.page(nil) == .sample(0))
      try await whileLocked("EXCLUSIVE") { await store.save(.sample(round), for: round) }
      #expect(await file.issues.count == round)
    }
    await store.save(.sample(9), for: 9)
    #expect(await store.keys() == [nil, 9])
  }

  @Test("Pages are stored once the folder exists")
  func laterFolder() async throws {
    let (file, store) = opened(folder.path("later/pages.sqlite"))
    await store.save(.sample(0), for: nil)
    #expect(await store.page(nil) == nil)
    #expect(await file.issues.count == 1)
    try folder.makeFolder("later")
    await store.save(.sample(0), for: nil)
    #expect(await store.page(nil) == .sample(0))
  }

  @Test("A page with items of another type is discarded alone")
  func undecodable() async {
    struct Other: Identifiable, Codable, Sendable { var id: String }
    let file = file()
    let others: SQLitePageStore<Other, Int> = file.store(of: "posts")
    let store: PostStore = file.store(of: "posts")
    await others.save(Page([Other(id: "x")]), for: 1)
    await store.save(.sample(2), for: 2)
    #expect(await store.page(1) == nil)
    #expect(await store.page(2) == .sample(2))
    #expect(await store.keys() == [2])
    guard case .pageDiscarded(feed: "posts", _) = await file.issues.first, await file.issues.count == 1 else {
      Issue.record("reported \(await file.issues)")
      return
    }
  }

  @Test("A file that is removed during use is created again by the next run at the latest")
  func removed() async throws {
    let (file, store) = opened()
    await store.save(.sample(0), for: nil)
    try folder.remove(name)
    await store.save(.sample(1), for: 1)
    await file.close()
    #expect(await issuesOfUse(self.file()) == [])
  }

  @Test("Issues are reported when they are recorded")
  func reports() async throws {
    try folder.write("a letter", to: name)
    let (stream, continuation) = AsyncStream<PageFileIssue>.makeStream()
    let file = SQLitePageFile(path: folder.path(name), version: "1") { continuation.yield($0) }
    let store: PostStore = file.store(of: "posts")
    _ = await store.page(nil)
    continuation.finish()
    var reported: [PageFileIssue] = []
    for await issue in stream { reported.append(issue) }
    #expect(reported.count == 1)
    #expect(await file.issues == reported)
  }
}
