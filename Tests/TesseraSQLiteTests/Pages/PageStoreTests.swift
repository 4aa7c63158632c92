import GRDB
import TesseraLoading
import TesseraSQLite
import TestSupport
import Testing

@Suite("Page store")
struct PageStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(version: String = "1", byteLimit: Int? = nil) -> SQLitePageFile {
    SQLitePageFile(path: folder.path("pages.sqlite"), version: version, byteLimit: byteLimit)
  }

  @Test("Stored pages exist in the next run, in the order of storing")
  func nextRun() async {
    let first = file()
    let store: PostStore = first.store(of: "posts")
    #expect(await store.page(nil) == nil)
    await store.save(.sample(0), for: nil)
    await store.save(.sample(7), for: 7)
    await store.save(.sample(2), for: 2)
    await store.save(.sample(7, edition: 1), for: 7)
    await first.close()

    let next = file()
    let again: PostStore = next.store(of: "posts")
    #expect(await again.page(nil) == .sample(0))
    #expect(await again.page(7) == .sample(7, edition: 1))
    #expect(await again.page(2) == .sample(2))
    #expect(await again.page(3) == nil)
    #expect(await again.keys() == [nil, 7, 2])
    #expect(await next.issues == [])
  }

  @Test("Feeds in the same file do not share pages")
  func feeds() async {
    let file = self.file()
    let (one, other): (PostStore, PostStore) = (file.store(of: "one"), file.store(of: "other"))
    await one.save(.sample(1), for: nil)
    await other.save(.sample(2), for: nil)
    await one.save(.sample(3), for: 3)
    #expect(await one.page(nil) == .sample(1))
    #expect(await other.page(nil) == .sample(2))
    #expect(await other.page(3) == nil)
    await one.removeAll()
    #expect(await one.keys() == [])
    #expect(await other.page(nil) == .sample(2))
    #expect(await file.issues == [])
  }

  @Test("Beyond the limit, the oldest page is removed, and the first page last")
  func pageLimit() async {
    let store: PostStore = file().store(of: "posts", limits: PageLimits(pages: 3))
    await store.save(.sample(0), for: nil)
    for number in 1...3 { await store.save(.sample(number), for: number) }
    #expect(await store.keys() == [nil, 2, 3])
    await store.save(.sample(2, edition: 1), for: 2)
    await store.save(.sample(4), for: 4)
    #expect(await store.keys() == [nil, 2, 4])
    #expect(await store.page(2) == .sample(2, edition: 1))
  }

  @Test("A feed keeps its limit of bytes, and reports a page that is too large")
  func byteLimit() async {
    let file = self.file()
    let store: PostStore = file.store(of: "posts", limits: PageLimits(bytes: 3000))
    for number in 0..<9 { await store.save(.sample(number, count: 15), for: number) }
    #expect(await store.keys() == [6, 7, 8])
    #expect(await file.issues == [])
    await store.save(.sample(9, count: 200), for: 9)
    #expect(await store.keys() == [6, 7, 8])
    #expect(await file.issues == [.notStored(feed: "posts", "it is larger than the limit of the feed")])
  }

  @Test("Two connections to a file read the pages of each other")
  func twoConnections() async {
    let (first, second) = (file(), file())
    let (one, other): (PostStore, PostStore) = (first.store(of: "posts"), second.store(of: "posts"))
    for number in 0..<10 {
      let (writer, reader) = number.isMultiple(of: 2) ? (one, other) : (other, one)
      await writer.save(.sample(number), for: number)
      #expect(await reader.page(number) == .sample(number))
    }
    #expect(await one.keys() == Array(0..<10))
    #expect(await first.issues + second.issues == [])
  }

  @Test("Two connections that write at once lose only pages that are locked out")
  func writersAtOnce() async {
    let files = [file(), file()]
    let pages = 30
    await withTaskGroup(of: Void.self) { group in
      for (place, file) in files.enumerated() {
        let store: PostStore = file.store(of: "posts", limits: PageLimits(pages: 1000))
        group.addTask {
          for number in 0..<pages {
            await store.save(.sample(number, count: 1), for: number * files.count + place)
          }
        }
      }
    }
    var isReported = false
    for file in files {
      for issue in await file.issues {
        switch issue {
        case .notStored, .unusable: isReported = true
        default: Issue.record("reported \(issue)")
        }
      }
    }
    let next = file()
    let store: PostStore = next.store(of: "posts")
    let keys = await store.keys().compactMap { $0 }
    #expect(Set(keys).count == keys.count)
    // The same reason is reported once, even if several pages are lost.
    #expect(
      keys.count == files.count * pages || isReported, "\(keys.count) pages are left, and nothing says why")
    for key in keys { #expect(await store.page(key) == .sample(key / files.count, count: 1)) }
    #expect(await next.issues == [])
  }

  @Test("Writes of another connection during a wait are not undone")
  func writtenMeanwhile() async throws {
    let first = file()
    let store: PostStore = first.store(of: "posts")
    for number in 0..<3 { await store.save(.sample(number), for: number) }
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: first.path, configuration: configuration)
    // The other run removes all pages, and the new page waits for that.
    try await other.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN IMMEDIATE; DELETE FROM page; UPDATE total SET pages = 0, sum = 0")
    }
    async let kept: Void = store.save(.sample(5), for: 5)
    try await Task.sleep(for: .milliseconds(30))
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    await kept
    // It may have waited too long, which is reported.
    let expected = await first.issues.isEmpty ? [5] : []
    #expect(await store.keys() == expected)
    let next = file()
    let again: PostStore = next.store(of: "posts")
    #expect(await again.keys() == expected)
    #expect(await next.issues == [])
  }

  @Test("All pages of a feed but one can be removed, without those of other feeds")
  func removeAllExcept() async {
    let file = self.file()
    let (one, other): (PostStore, PostStore) = (file.store(of: "posts"), file.store(of: "others"))
    for key in [nil, 1, 2] {
      await one.save(.sample(0), for: key)
      await other.save(.sample(0), for: key)
    }
    await one.removeAll(except: 1)
    #expect(await one.keys() == [1])
    await other.removeAll(except: nil)
    #expect(await other.keys() == [nil])
    #expect(await one.keys() == [1])
  }

  @Test("A stored source returns pages from the file of the last run")
  func storedSource() async throws {
    let source = ClosureSource<Post, Int> { .sample($0.key ?? 0) }
    _ = try await source.stored(in: file().store(of: "posts")).page(PageRequest(.initial))
    let next = source.stored(in: file().store(of: "posts"))
    #expect(await next.storedPage(PageRequest(.initial)) == .sample(0))
  }
}
