import Tessera
import Testing

@testable import TesseraLoading
@testable import TesseraTesting

@MainActor
@Suite("A sequence as a source", .timeLimit(.minutes(10)))
struct LoaderSequenceTests {
  typealias Stream = AsyncThrowingStream<[Row], any Error>

  /// Makes sequences, and keeps the continuations of all of them.
  final class Sequences: Sendable {
    private let made = InstrumentedMutex<[Stream.Continuation]>([])

    var count: Int { made.withLock { $0.count } }

    func make() -> Stream {
      let (stream, continuation) = Stream.makeStream()
      made.withLock { $0.append(continuation) }
      return stream
    }

    /// Returns the continuation of a sequence, counted from 0.
    @MainActor
    func end(_ number: Int) async -> Stream.Continuation? {
      await until { self.count > number }
      return made.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }

    @MainActor
    func bring(_ number: Int, _ ids: [Int]) async { await end(number)?.yield(ids.map { Row(id: $0) }) }
  }

  let sequences = Sequences()

  private func loader(
    when timing: EditTiming = .now, behavior: LoadBehavior = .initial, retry: RetryPolicy = .never,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Loader<SequenceSource<Row>> {
    let sequences = sequences
    return Loader(
      following: { sequences.make() }, when: timing, behavior: behavior, retry: retry, clock: clock)
  }

  private func ids(_ loader: Loader<SequenceSource<Row>>) -> [Int] { loader.items.map(\.id) }

  private func appeared(with ids: [Int]) async -> Loader<SequenceSource<Row>> {
    let loader = loader()
    loader.appear()
    await sequences.bring(0, ids)
    await until { loader.isSettled }
    return loader
  }

  @Test("A sequence is loading until its first list, and each list replaces the last")
  func lists() async {
    let loader = loader()
    #expect(loader.phase == .idle && sequences.count == 0)
    loader.appear()
    await letOthersRun()
    #expect(loader.phase == .loading(.initial))
    await sequences.bring(0, [1, 2])
    await until { loader.phase == .content }
    #expect(ids(loader) == [1, 2])
    await sequences.bring(0, [2, 3])
    await until { ids(loader) == [2, 3] }
    await sequences.bring(0, [])
    await until { loader.phase == .empty }
    await sequences.end(0)?.finish()
    await until { loader.tasks.isEmpty }
    #expect(loader.phase == .empty && loader.hasEnded(.next) && sequences.count == 1)
  }

  @Test("A sequence that ends without a list is empty")
  func nothing() async {
    let loader = loader()
    loader.appear()
    await sequences.end(0)?.finish()
    await until { loader.phase == .empty }
    #expect(loader.tasks.isEmpty)
  }

  @Test("An error before the first list fails the load, and a retry starts again")
  func failed() async {
    let loader = loader()
    loader.appear()
    await sequences.end(0)?.finish(throwing: LoadFailure("gone"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("gone"), keepsContent: false))
    loader.retry()
    await sequences.bring(1, [1])
    await until { loader.phase == .content }
    await sequences.bring(1, [2])
    await until { ids(loader) == [2] }
  }

  @Test("A later error keeps the content, and a retry starts a new sequence")
  func failedLater() async {
    let loader = await appeared(with: [1])
    await sequences.end(0)?.finish(throwing: LoadFailure("gone"))
    await until { loader.phase == .failed(LoadFailure("gone"), keepsContent: true) }
    #expect(ids(loader) == [1] && sequences.count == 1)
    loader.retry()
    await sequences.bring(1, [2])
    await until { loader.phase == .content }
    #expect(ids(loader) == [2])
  }

  /// Returns a loader whose first sequence has thrown while a newer one was starting.
  private func failedBeside() async -> Loader<SequenceSource<Row>> {
    let loader = await appeared(with: [1])
    loader.load(.pull)
    _ = await sequences.end(1)
    await sequences.end(0)?.finish(throwing: LoadFailure("gone"))
    await until { loader.tasks.count == 1 }
    #expect(loader.phase == .loading(.pull))
    return loader
  }

  @Test("An error of the old sequence is reported if the newer one is canceled")
  func failedBesideCanceled() async {
    let loader = await failedBeside()
    loader.cancel()
    await until { loader.phase == .failed(LoadFailure("gone"), keepsContent: true) }
    loader.retry()
    await sequences.bring(2, [2])
    await until { loader.phase == .content }
    #expect(ids(loader) == [2])
    loader.load(.pull)
    loader.cancel()
    await letOthersRun()
    #expect(loader.phase == .content)
  }

  @Test("An error of the old sequence is dropped once the newer one has a list")
  func failedBesideAnswered() async {
    let loader = await failedBeside()
    await sequences.bring(1, [2])
    await until { loader.phase == .content }
    loader.load(.pull)
    loader.cancel()
    await letOthersRun()
    #expect(loader.phase == .content && ids(loader) == [2])
  }

  @Test("An error of the old sequence is dropped if the newer one fails")
  func failedBesideFailed() async {
    let loader = await failedBeside()
    await sequences.end(1)?.finish(throwing: LoadFailure("also gone"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("also gone"), keepsContent: true))
    await letOthersRun()
    #expect(loader.phase == .failed(LoadFailure("also gone"), keepsContent: true))
  }

  @Test("An error of the old sequence does not fail a refresh that is running", arguments: [false, true])
  func failedWhileRefreshing(isUpdate: Bool) async throws {
    let loader = await appeared(with: [1])
    loader.load(.pull)
    await until { sequences.count == 2 }
    await sequences.end(0)?.finish(throwing: LoadFailure("gone"))
    await until { loader.tasks.count == 1 }
    #expect(loader.phase == .loading(.pull))
    await sequences.end(1)?.finish(throwing: LoadFailure("busy"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("busy"), keepsContent: true))
    if isUpdate { loader.load(.autoUpdate) } else { loader.retry() }
    await until { sequences.count == 3 || loader.machine.isSettled }
    try #require(sequences.count == 3)
    await sequences.bring(2, [2])
    await until { loader.phase == .content }
    #expect(ids(loader) == [2])
  }

  @Test("An error of the old sequence does not fail a refresh that starts right then")
  func failedBeforeRefresh() async throws {
    let loader = await appeared(with: [1])
    loader.source.fail(LoadFailure("gone"))
    loader.load(.pull)
    await until { sequences.count == 2 || loader.machine.isSettled }
    try #require(sequences.count == 2)
    await sequences.bring(1, [2])
    await until { loader.isSettled }
    #expect(loader.phase == .content && ids(loader) == [2])
  }

  @Test("A retry policy restarts a sequence after a transient error")
  func retry() async {
    let clock = VirtualClock()
    let loader = loader(retry: .exponential(attempts: 2), clock: clock)
    loader.appear()
    await sequences.bring(0, [1])
    await until { loader.isSettled }
    await sequences.end(0)?.finish(throwing: LoadFailure.transient())
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(60))
    await sequences.bring(1, [2])
    await until { ids(loader) == [2] }
    #expect(loader.phase == .content)
  }

  @Test("A refresh starts a new sequence; the old one goes on until its first list")
  func refresh() async {
    let loader = await appeared(with: [1])
    loader.load(.pull)
    await until { sequences.count == 2 }
    await sequences.bring(0, [1, 2])
    await until { ids(loader) == [1, 2] }
    #expect(loader.phase == .loading(.pull))
    await sequences.bring(1, [5])
    await until { ids(loader) == [5] }
    await sequences.bring(0, [9])
    await sequences.end(0)?.finish(throwing: LoadFailure("gone"))
    await letOthersRun()
    #expect(ids(loader) == [5] && loader.phase == .content)
    await sequences.bring(1, [6])
    await until { ids(loader) == [6] }
  }

  @Test("The last list waits during scrolling, and a refresh drops it")
  func whenScrollingIdle() async {
    let loader = loader(when: .whenScrollingIdle, clock: VirtualClock())
    loader.appear()
    await sequences.bring(0, [1])
    await until { loader.isSettled }
    let report = ViewportReport(
      extent: 100, distanceToStart: 0, distanceToEnd: 0, isScrolling: true, contentNumber: 0)
    loader.viewportChanged(report)
    await sequences.bring(0, [2])
    await until { loader.deferredEdits.count == 1 }
    loader.load(.pull)
    await sequences.bring(1, [3])
    await until { ids(loader) == [3] }
    loader.scrollingDidIdle()
    #expect(ids(loader) == [3])
    loader.viewportChanged(report)
    await sequences.bring(1, [4])
    await until { loader.deferredEdits.count == 1 }
    loader.scrollingDidIdle()
    #expect(ids(loader) == [4])
  }

  @Test("Canceling before the first list changes nothing and ends the sequence")
  func canceled() async {
    let loader = loader()
    loader.appear()
    let end = await sequences.end(0)
    loader.cancel()
    await until { if case .terminated = end?.yield([Row(id: 1)]) { true } else { false } }
    await letOthersRun()
    #expect(loader.phase == .idle && ids(loader) == [])
  }

  @Test("A loader and its sequence do not keep each other alive")
  func lifetime() async {
    var loader: Loader? = await appeared(with: [1])
    weak let gone = loader
    let end = await sequences.end(0)
    loader = nil
    await until { gone == nil }
    await until { if case .terminated = end?.yield([Row(id: 1)]) { true } else { false } }
  }
}
