import Tessera
import Testing

@testable import TesseraLoading
@testable import TesseraTesting

@MainActor
@Suite("A sequence as a source", .timeLimit(.minutes(10)))
struct LoaderSequenceTests {
  typealias Stream = AsyncThrowingStream<[Row], any Error>

  /// Makes sequences, and has the other ends of all of them.
  final class Sequences: Sendable {
    private let made = VisibleMutex<[Stream.Continuation]>([])

    var count: Int { made.withLock { $0.count } }

    func make() -> Stream {
      let (stream, continuation) = Stream.makeStream()
      made.withLock { $0.append(continuation) }
      return stream
    }

    /// The other end of one, counted from 0.
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
    when timing: FollowTiming = .now, behavior: LoadBehavior = .initial, retry: RetryPolicy = .never,
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

  @Test("It is loading until the first list is there, and then each takes the place of the one before")
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

  @Test("A sequence without any list is a list without items")
  func nothing() async {
    let loader = loader()
    loader.appear()
    await sequences.end(0)?.finish()
    await until { loader.phase == .empty }
    #expect(loader.tasks.isEmpty)
  }

  @Test("It has failed where the sequence throws before its first list, and another attempt begins anew")
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

  @Test("It has failed and keeps what is there where the sequence throws later; another attempt begins anew")
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

  /// A loader whose first sequence has thrown while a newer one was about to begin.
  private func failedBeside() async -> Loader<SequenceSource<Row>> {
    let loader = await appeared(with: [1])
    loader.load(.pull)
    _ = await sequences.end(1)
    await sequences.end(0)?.finish(throwing: LoadFailure("gone"))
    await until { loader.tasks.count == 1 }
    #expect(loader.phase == .loading(.pull))
    return loader
  }

  @Test("What has thrown while a newer sequence was about to begin has failed when that is given up")
  func failedBesideCancelled() async {
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

  @Test("What has thrown while a newer sequence was about to begin counts no more when that has")
  func failedBesideAnswered() async {
    let loader = await failedBeside()
    await sequences.bring(1, [2])
    await until { loader.phase == .content }
    loader.load(.pull)
    loader.cancel()
    await letOthersRun()
    #expect(loader.phase == .content && ids(loader) == [2])
  }

  @Test("What has thrown while a newer sequence was about to begin is not told where that fails")
  func failedBesideFailed() async {
    let loader = await failedBeside()
    await sequences.end(1)?.finish(throwing: LoadFailure("also gone"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("also gone"), keepsContent: true))
    await letOthersRun()
    #expect(loader.phase == .failed(LoadFailure("also gone"), keepsContent: true))
  }

  @Test(
    "What a sequence throws while a newer one has not brought anything is not taken for what that throws",
    arguments: [false, true])
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

  @Test("What a sequence has thrown is not told to who asks for a newer one at that moment")
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

  @Test("Another attempt is made without being asked where that makes sense")
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

  @Test("A refresh begins anew; what was there goes on changing until its first list is there, and no longer")
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

  @Test("While something is scrolled lists wait, and the last one is shown; a refresh forgets it")
  func whenQuiet() async {
    let loader = loader(when: .whenQuiet, clock: VirtualClock())
    loader.appear()
    await sequences.bring(0, [1])
    await until { loader.isSettled }
    let report = ViewportReport(
      extent: 100, distanceToStart: 0, distanceToEnd: 0, isScrolling: true, contentNumber: 0)
    loader.viewportChanged(report)
    await sequences.bring(0, [2])
    await until { loader.waitingEdits.count == 1 }
    loader.load(.pull)
    await sequences.bring(1, [3])
    await until { ids(loader) == [3] }
    loader.becomeQuiet()
    #expect(ids(loader) == [3])
    loader.viewportChanged(report)
    await sequences.bring(1, [4])
    await until { loader.waitingEdits.count == 1 }
    loader.becomeQuiet()
    #expect(ids(loader) == [4])
  }

  @Test("What is cancelled before its first list changes nothing, and its sequence ends")
  func cancelled() async {
    let loader = loader()
    loader.appear()
    let end = await sequences.end(0)
    loader.cancel()
    await until { if case .terminated = end?.yield([Row(id: 1)]) { true } else { false } }
    await letOthersRun()
    #expect(loader.phase == .idle && ids(loader) == [])
  }

  @Test("Neither is a loader kept alive by its sequence, nor a sequence when its loader has gone")
  func lifetime() async {
    var loader: Loader? = await appeared(with: [1])
    weak let gone = loader
    let end = await sequences.end(0)
    loader = nil
    await until { gone == nil }
    await until { if case .terminated = end?.yield([Row(id: 1)]) { true } else { false } }
  }
}
