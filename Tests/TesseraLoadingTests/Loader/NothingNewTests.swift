import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("A source that has nothing new", .timeLimit(.minutes(10)))
struct NothingNewTests {
  let source = HeldSource()

  /// A loader that has the rows 1 to 6 of two pages, and more at the end.
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
    "All that is shown stays, pages behind the first one as well, and the load has not failed",
    arguments: [
      LoadIntent<Int>.pull, .force(keepsContent: true), .initial, .appearance, .autoUpdate, .jump(to: 7),
    ])
  func stays(intent: LoadIntent<Int>) async {
    let loader = await loaded()
    loader.edit { $0.update(2) { $0.version = 1 } }
    var told: [LoadProgress<Int>] = []
    loader.onProgress = { told.append($0) }
    loader.load(intent)
    await source.whenAsked(2, failWith: NothingNew())
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

  @Test("A failure from before is over")
  func failedBefore() async {
    let loader = await loaded()
    loader.load(.pull)
    await source.whenAsked(2, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    loader.retry()
    await source.whenAsked(3, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.phase == .content)
  }

  @Test("It is no reason for another attempt, and ends those that were made before")
  func attempts() async {
    let clock = VirtualClock()
    let loader = await loaded(retry: .exponential(jitter: 0), clock: clock)
    loader.load(.pull)
    await source.whenAsked(2, failWith: LoadFailure.transient())
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await source.whenAsked(3, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.phase == .content)
    #expect(source.requests.count == 4)
  }

  @Test("A page that a refresh has interrupted begins again, as where the refresh has failed")
  func interrupted() async {
    let loader = await loaded()
    loader.loadNext()
    await source.whenHeld(2)
    loader.load(.pull)
    await source.whenAsked(3, failWith: NothingNew())
    await source.whenAsked(4, with: 7...8)
    await until { loader.isSettled }
    #expect(source.requests.last == PageRequest(.page(.next), key: 3))
    #expect(loader.ids == Array(1...8))
  }

  @Test("A page that has failed or was given up can be reached again after news were asked for")
  func reachedAgain() async {
    let loader = await loaded()
    loader.loadNext()
    await source.whenAsked(2, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    loader.load(.pull)
    await source.whenAsked(3, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.state(of: .next) == .ready)
    loader.reached(.next)
    await source.whenAsked(4, with: 7...8)
    await until { loader.isSettled }
    #expect(loader.ids == Array(1...8))
  }

  @Test("At an end it stays as it is, and is not asked for again until somebody wants that")
  func page() async {
    let loader = await loaded()
    loader.reached(.next)
    await source.whenAsked(2, failWith: NothingNew())
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

  @Test("What was stored stays, and has been loaded then")
  func stored() async {
    source.keep(Page([Row(id: 1), Row(id: 2)], next: 2))
    let loader = Loader(source)
    source.store.close()
    loader.appear()
    await until { source.store.count == 1 }
    await source.whenAsked(0, failWith: NothingNew())
    await letOthersRun()
    source.store.open()
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2])
    #expect(loader.phase == .content)
  }

  @Test("Where nothing is there that could stay, it is a failure like any other")
  func nothing() async {
    let loader = Loader(source)
    loader.appear()
    await source.whenAsked(0, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure(NothingNew()), keepsContent: false))
    loader.retry()
    await source.whenAsked(1, with: 1...2)
    await until { loader.isSettled }
    loader.load(.force(keepsContent: false))
    await source.whenAsked(2, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure(NothingNew()), keepsContent: false))
  }

  @Test("It says nothing about what comes from another source")
  func otherSource() async {
    let loader = await loaded()
    let other = HeldSource()
    loader.change(to: other)
    await other.whenAsked(0, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure(NothingNew()), keepsContent: true))
    loader.retry()
    await other.whenAsked(1, with: 7...8)
    await until { loader.isSettled }
    #expect(loader.ids == [7, 8])
  }

  @Test("A store keeps what it has")
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
    await source.whenAsked(2, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.items.map(\.id) == [1, 2, 3, 4])
    #expect(await store.page(nil)?.items.map(\.id) == [1, 2])
    #expect(await store.page(2)?.items.map(\.id) == [3, 4])
  }

  @Test("What another error says is told in short, without anything in it that steers a terminal")
  func otherErrors() {
    struct Odd: Error, CustomStringConvertible {
      var description: String { "\u{1B}[2J\u{202E}odd\n" + String(repeating: "x", count: 100_000) }
    }
    let message = LoadFailure(Odd()).message
    #expect(message.hasPrefix("[2Jodd xxx") && message.hasSuffix("x…"))
    #expect(message.count <= 400)
  }
}

/// A store that keeps everything in memory.
private actor MemoryStore: PageStore {
  private var pages: [Int?: Page<Row, Int>] = [:]

  func page(_ key: Int?) -> Page<Row, Int>? { pages[key] }
  func keep(_ page: Page<Row, Int>, for key: Int?) { pages[key] = page }
  func removeAll(except key: Int?) { pages = pages.filter { $0.key == key } }
  func removeAll() { pages = [:] }
}
