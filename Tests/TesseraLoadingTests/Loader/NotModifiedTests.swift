import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("A source without changes", .timeLimit(.minutes(10)))
struct NotModifiedTests {
  let source = HeldSource()

  /// Returns a loader with the rows 1 to 6 of two pages, and more at the end.
  private func loaded(
    retry: RetryPolicy = .never, clock: any Clock<Duration> = ContinuousClock()
  ) async -> Loader<HeldSource> {
    let loader = Loader(source, behavior: [.initial, .nextPages], retry: retry, clock: clock)
    await loader.appear(with: 1...3, next: 2)
    loader.loadNext()
    await source.whenAsked(1, with: 4...6, next: 3)
    await until { loader.isSettled }
    return loader
  }

  @Test(
    "A not-modified refresh keeps all pages and does not fail",
    arguments: [
      LoadIntent<Int>.pull, .force(keepsContent: true), .initial, .appearance, .autoUpdate, .jump(to: 7),
    ])
  func stays(intent: LoadIntent<Int>) async {
    let loader = await loaded()
    loader.edit { $0.update(2) { $0.version = 1 } }
    var told: [LoadProgress<Int>] = []
    loader.onProgress = { told.append($0) }
    loader.load(intent)
    await source.whenAsked(2, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.items.map(\.description) == ["1", "2'1", "3", "4", "5", "6"])
    #expect(loader.phase == .content && loader.state == .ready)
    #expect(told == [.started(intent), .ended(intent)])
    loader.loadNext()
    await source.whenAsked(3, with: 7...8)
    await until { loader.isSettled }
    #expect(source.requests.last?.key == 3)
    #expect(loader.ids == Array(1...8))
  }

  @Test("A not-modified response ends a previous failure")
  func failedBefore() async {
    let loader = await loaded()
    loader.load(.pull)
    await source.whenAsked(2, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    loader.retry()
    await source.whenAsked(3, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.phase == .content)
  }

  @Test("A not-modified response ends the retries")
  func attempts() async {
    let clock = VirtualClock()
    let loader = await loaded(retry: .exponential(jitter: 0), clock: clock)
    loader.load(.pull)
    await source.whenAsked(2, failWith: LoadFailure.transient())
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await source.whenAsked(3, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.phase == .content)
    #expect(source.requests.count == 4)
  }

  @Test("A page that a not-modified refresh interrupted starts again")
  func interrupted() async {
    let loader = await loaded()
    loader.loadNext()
    await source.whenHeld(2)
    loader.load(.pull)
    await source.whenAsked(3, failWith: NotModified())
    await source.whenAsked(4, with: 7...8)
    await until { loader.isSettled }
    #expect(source.requests.last == PageRequest(.page(.next), key: 3))
    #expect(loader.ids == Array(1...8))
  }

  @Test("A failed page can be reached again after a not-modified refresh")
  func reachedAgain() async {
    let loader = await loaded()
    loader.loadNext()
    await source.whenAsked(2, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    loader.load(.pull)
    await source.whenAsked(3, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.state(of: .next) == .ready)
    loader.reached(.next)
    await source.whenAsked(4, with: 7...8)
    await until { loader.isSettled }
    #expect(loader.ids == Array(1...8))
  }

  @Test("An end with a not-modified page stays open, and loads only on demand")
  func page() async {
    let loader = await loaded()
    loader.reached(.next)
    await source.whenAsked(2, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.ids == Array(1...6))
    #expect(loader.status(of: .next) == .more)
    loader.reached(.next)
    await letOthersRun()
    #expect(source.requests.count == 3)
    loader.loadNext()
    await source.whenAsked(3, with: 7...8)
    await until { loader.isSettled }
    #expect(loader.ids == Array(1...8))
  }

  @Test("A stored page stays and counts as loaded")
  func stored() async {
    source.save(Page([Row(id: 1), Row(id: 2)], next: 2))
    let loader = Loader(source)
    source.store.close()
    loader.appear()
    await until { source.store.count == 1 }
    await source.whenAsked(0, failWith: NotModified())
    await letOthersRun()
    source.store.open()
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2])
    #expect(loader.phase == .content)
  }

  @Test("A not-modified response without content is a failure")
  func nothing() async {
    let loader = Loader(source)
    loader.appear()
    await source.whenAsked(0, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure(NotModified()), keepsContent: false))
    loader.retry()
    await source.whenAsked(1, with: 1...2)
    await until { loader.isSettled }
    loader.load(.force(keepsContent: false))
    await source.whenAsked(2, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure(NotModified()), keepsContent: false))
  }

  @Test("A not-modified response of another source is a failure")
  func otherSource() async {
    let loader = await loaded()
    let other = HeldSource()
    loader.change(to: other)
    await other.whenAsked(0, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure(NotModified()), keepsContent: true))
    loader.retry()
    await other.whenAsked(1, with: 7...8)
    await until { loader.isSettled }
    #expect(loader.ids == [7, 8])
  }

  @Test("A store keeps its pages after a not-modified response")
  func store() async throws {
    let store = MemoryStore()
    let loader = Loader(source.stored(in: store))
    loader.appear()
    await source.whenAsked(0, with: 1...2, next: 2)
    await until { loader.isSettled }
    loader.loadNext()
    await source.whenAsked(1, with: 3...4)
    await until { loader.isSettled }
    loader.load(.pull)
    await source.whenAsked(2, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.items.map(\.id) == [1, 2, 3, 4])
    #expect(await store.page(nil)?.items.map(\.id) == [1, 2])
    #expect(await store.page(2)?.items.map(\.id) == [3, 4])
  }

  @Test("The message of an unknown error is short and has no control characters")
  func otherErrors() {
    struct Odd: Error, CustomStringConvertible {
      var description: String { "\u{1B}[2J\u{202E}odd\n" + String(repeating: "x", count: 100_000) }
    }
    let message = LoadFailure(Odd()).message
    #expect(message.hasPrefix("[2Jodd xxx") && message.hasSuffix("x…"))
    #expect(message.count <= 400)
  }
}

/// A store in memory.
private actor MemoryStore: PageStore {
  private var pages: [Int?: Page<Row, Int>] = [:]

  func page(_ key: Int?) -> Page<Row, Int>? { pages[key] }
  func save(_ page: Page<Row, Int>, for key: Int?) { pages[key] = page }
  func removeAll(except key: Int?) { pages = pages.filter { $0.key == key } }
  func removeAll() { pages = [:] }
}
