import Tessera
import TestSupport
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("What comes by itself", .timeLimit(.minutes(10)))
struct LoaderFollowingTests {
  let source = HeldSource()
  let clock = VirtualClock()
  let changes: AsyncStream<Row>
  let changing: AsyncStream<Row>.Continuation
  let lists: AsyncThrowingStream<[Row], any Error>
  let listing: AsyncThrowingStream<[Row], any Error>.Continuation

  init() {
    (changes, changing) = AsyncStream.makeStream()
    (lists, listing) = AsyncThrowingStream.makeStream()
  }

  private func report(isScrolling: Bool) -> ViewportReport {
    ViewportReport(
      extent: 100, distanceToStart: 1000, distanceToEnd: 1000, velocity: 0, isScrolling: isScrolling,
      contentNumber: 0)
  }

  @Test("What is discarded within a change is gone when that is done, with what has been changed")
  func discardsWithin() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    await loader.appear(with: 1...3, next: 2, previous: 0)
    var changed: [Int] = []
    loader.edit { pages in
      pages.remove(1)
      loader.load(.force(keepsContent: false))
      pages.insert(Row(id: 4), at: .next)
      changed = pages.items.map(\.id)
      loader.edit { changed.append($0.count) }
    }
    #expect(changed == [2, 3, 4, 0])
    #expect(loader.ids == [])
    #expect(loader.phase == .loading(.force(keepsContent: false)))
    loader.reached(.next)
    await source.whenAsked(1, with: 7...9)
    await until { loader.isSettled }
    #expect(loader.ids == [7, 8, 9])
  }

  @Test("A change can look at what the loader has")
  func lookingWhileChanging() async {
    let loader = Loader(source, behavior: .initial)
    await loader.appear(with: 1...3)
    loader.edit { pages in
      for row in loader.items where row.id > 1 { pages.remove(row.id) }
    }
    #expect(loader.ids == [1])
  }

  @Test("A change in a change is made when the outer one is done; none is lost, and they stay in order")
  func changingWhileChanging() async {
    let loader = Loader(source, behavior: .initial)
    await loader.appear(with: 1...3)
    loader.edit { pages in
      pages.remove(1)
      loader.edit { pages in
        pages.remove(2)
        loader.edit { $0.insert(Row(id: 5), at: .next) }
        #expect(loader.ids == [2, 3])
      }
      loader.edit { $0.insert(Row(id: 4), at: .next) }
      #expect(loader.ids == [1, 2, 3])
      pages.insert(Row(id: 0), at: .previous)
      pages.remove(0)
    }
    #expect(loader.ids == [3, 4, 5])
    #expect(loader.machine.count == 3)
    loader.edit { $0.remove(3) }
    #expect(loader.ids == [4, 5])
  }

  @Test("A page that is on its way while everything is removed does not become everything")
  func removedMeanwhile() async {
    let loader = Loader(source, behavior: .initial)
    await loader.appear(with: 1...3, next: 2)
    loader.loadNext()
    await source.whenHeld(1)
    loader.edit { $0.removeAll() }
    #expect(loader.machine.isSettled)
    source.answer(1, with: 4...6)
    await letOthersRun()
    #expect(loader.ids == [])
    #expect(loader.phase == .idle)
  }

  @Test("Changes are shown at once")
  func now() async {
    let loader = Loader(source)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    loader.follow(changes) { pages, row in pages.upsert(row, at: .previous) }
    changing.yield(Row(id: 0))
    changing.yield(Row(id: 2, version: 1))
    await until { loader.items.map(\.description) == ["0", "1", "2'1"] }
  }

  @Test("Changes wait until nothing has been scrolled for a moment, and stay in order")
  func whenQuiet() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(changes, when: .whenQuiet) { pages, row in pages.upsert(row, at: .next) }
    changing.yield(Row(id: 3))
    await until { loader.ids == [1, 2, 3] }
    loader.viewportChanged(report(isScrolling: true))
    changing.yield(Row(id: 4))
    changing.yield(Row(id: 4, version: 1))
    await until { loader.waitingEdits.count == 2 }
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(50))
    loader.viewportChanged(report(isScrolling: true))
    loader.viewportChanged(report(isScrolling: false))
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(50))
    loader.viewportChanged(report(isScrolling: false))
    await letOthersRun()
    #expect(loader.ids == [1, 2, 3])
    clock.advance(by: .milliseconds(50))
    await until { loader.items.map(\.description) == ["1", "2", "3", "4'1"] }
  }

  @Test("Changes do not wait for ever where nothing tells that scrolling has ended")
  func silence() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    loader.follow(changes, when: .whenQuiet) { pages, row in pages.upsert(row, at: .next) }
    changing.yield(Row(id: 3))
    await until { loader.waitingEdits.count == 1 }
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(100))
    await until { loader.ids == [1, 2, 3] }
  }

  @Test("Of lists that wait only the last one is shown; what disappears is not scrolled")
  func wholeLists() async {
    let loader = Loader(source, behavior: [], clock: clock)
    loader.follow(lists, when: .whenQuiet)
    loader.viewportChanged(report(isScrolling: true))
    for version in 1...3 { listing.yield([Row(id: 1, version: version)]) }
    listing.finish()
    await until { loader.tasks.count == 1 }
    #expect(loader.waitingEdits.count == 1)
    loader.appear()
    loader.disappear()
    #expect(loader.items.map(\.description) == ["1'3"])
    #expect(loader.phase == .content)
    #expect(loader.hasEnded(.next))
  }

  @Test(
    "A list that waits does not take the place of what was loaded later",
    arguments: [
      LoadIntent<Int>.initial, .pull, .force(keepsContent: true), .force(keepsContent: false), .jump(to: 7),
      .appearance, .autoUpdate,
    ])
  func loadedLater(intent: LoadIntent<Int>) async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(lists, when: .whenQuiet)
    loader.viewportChanged(report(isScrolling: true))
    listing.yield([Row(id: 3)])
    await until { loader.waitingEdits.count == 1 }
    loader.load(intent)
    await source.whenAsked(1, with: 4...6, next: 2)
    await until { loader.isSettled }
    #expect(loader.ids == [4, 5, 6])
    loader.becomeQuiet()
    #expect(loader.ids == [4, 5, 6])
    #expect(!loader.hasEnded(.next))
  }

  @Test("A list that comes after what was loaded takes its place when it is quiet")
  func listedLater() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(lists, when: .whenQuiet)
    loader.viewportChanged(report(isScrolling: true))
    loader.load(.pull)
    await source.whenAsked(1, with: 4...6)
    await until { loader.isSettled }
    listing.yield([Row(id: 3)])
    await until { loader.waitingEdits.count == 1 }
    #expect(loader.ids == [4, 5, 6])
    loader.becomeQuiet()
    #expect(loader.ids == [3])
  }

  @Test("A page that comes, and news that there are none, do not end the waiting of a list")
  func stillWaiting() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2, next: 2)
    loader.follow(lists, when: .whenQuiet)
    loader.viewportChanged(report(isScrolling: true))
    listing.yield([Row(id: 3)])
    await until { loader.waitingEdits.count == 1 }
    loader.loadNext()
    await source.whenAsked(1, with: 4...5)
    await until { loader.isSettled }
    loader.load(.pull)
    await source.whenAsked(2, failWith: NothingNew())
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 4, 5])
    loader.becomeQuiet()
    #expect(loader.ids == [3])
  }

  @Test("A change that waits is no newer than what was loaded later, and one that comes after that is")
  func changedBefore() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(changes, when: .whenQuiet) { pages, row in pages.upsert(row, at: .previous) }
    loader.viewportChanged(report(isScrolling: true))
    changing.yield(Row(id: 2, version: 1))
    changing.yield(Row(id: 9))
    await until { loader.waitingEdits.count == 2 }
    loader.load(.pull)
    await source.whenHeld(1)
    source.answer(1, with: Page([Row(id: 2, version: 2)]))
    await until { loader.isSettled }
    #expect(loader.items.map(\.description) == ["2'2"])
    changing.yield(Row(id: 2, version: 3))
    await until { loader.waitingEdits.count == 1 }
    loader.becomeQuiet()
    #expect(loader.items.map(\.description) == ["2'3"])
  }

  @Test("What waited is in the end what would have been shown at once, whatever comes and is loaded between")
  func asIfAtOnce() async {
    for seed in (UInt64(0)..<60).sampled {
      var random = SeededGenerator(seed: seed)
      let runs = [FollowTiming.now, .whenQuiet].map { FollowingRun($0) }
      var steps: [String] = []
      for _ in 0..<Int.random(in: 1...10, using: &random) {
        let ids = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 1...9, using: &random)
        }
        let rows = Array(Set(ids)).sorted().map { Row(id: $0, version: steps.count) }
        let kind = Int.random(in: 0..<5, using: &random)
        steps.append("\(kind) \(rows)")
        for run in runs { await run.take(kind, rows, next: ids.count == 3 ? 2 : nil) }
      }
      for run in runs { run.loader.becomeQuiet() }
      let ends = runs.map { run in run.loader.items.map(\.description) + ["\(run.loader.hasEnded(.next))"] }
      #expect(ends[0] == ends[1], "after \(steps)")
    }
  }

  /// A loader that follows lists and changes while it is scrolled.
  @MainActor
  private final class FollowingRun {
    let source = HeldSource()
    let loader: Loader<HeldSource>
    private let timing: FollowTiming

    init(_ timing: FollowTiming) {
      self.timing = timing
      loader = Loader(source, behavior: [], clock: VirtualClock())
      loader.viewportChanged(
        ViewportReport(
          extent: 100, distanceToStart: 1000, distanceToEnd: 1000, velocity: 0, isScrolling: true,
          contentNumber: 0))
    }

    func take(_ kind: Int, _ rows: [Row], next: Int?) async {
      let following = Following(number: kind)
      switch kind {
      case 0: loader.receive(rows, from: following, when: timing)
      case 1:
        for row in rows {
          loader.edit(when: timing, WaitingEdit(following: following) { $0.upsert(row, at: .next) })
        }
      default:
        let number = source.requests.count
        loader.load([.pull, .force(keepsContent: false), .autoUpdate][kind - 2])
        await source.whenHeld(number)
        source.answer(number, with: Page(rows, next: next))
        await until { loader.isSettled }
      }
    }
  }

  @Test("What is not followed any more changes nothing, not even with what was waiting")
  func unfollow() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    let following = loader.follow(changes, when: .whenQuiet) { pages, row in pages.upsert(row, at: .next) }
    changing.yield(Row(id: 3))
    await until { loader.waitingEdits.count == 1 }
    loader.unfollow(following)
    changing.yield(Row(id: 4))
    loader.becomeQuiet()
    await letOthersRun()
    #expect(loader.ids == [1, 2])
    #expect(loader.tasks.isEmpty)
  }

  @Test("Who follows learns how it has ended")
  func ending() async {
    let loader = Loader(source, behavior: [])
    var endings: [LoadFailure?] = []
    loader.follow(lists) { endings.append($0) }
    listing.yield([Row(id: 1)])
    listing.finish(throwing: LoadFailure("gone"))
    await until { endings == [LoadFailure("gone")] }
    loader.follow(changes, onEnd: { endings.append($0) }) { pages, row in pages.update(row) }
    changing.finish()
    await until { endings == [LoadFailure("gone"), nil] }
    #expect(loader.ids == [1])
  }

  @Test("A loader is not kept alive by what it follows")
  func lifetime() async {
    var loader: Loader? = Loader(source)
    weak let gone = loader
    loader?.follow(changes) { pages, row in pages.update(row) }
    await letOthersRun()
    loader = nil
    #expect(gone == nil)
    await until { if case .terminated = changing.yield(Row(id: 1)) { true } else { false } }
  }
}
