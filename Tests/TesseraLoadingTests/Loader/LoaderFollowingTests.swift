import Tessera
import TestSupport
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Followed sequences and edits", .timeLimit(.minutes(10)))
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

  @Test("Discarding the content within an edit takes effect after the edit")
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

  @Test("An edit can read the items of the loader")
  func lookingWhileChanging() async {
    let loader = Loader(source, behavior: .initial)
    await loader.appear(with: 1...3)
    loader.edit { pages in
      for row in loader.items where row.id > 1 { pages.remove(row.id) }
    }
    #expect(loader.ids == [1])
  }

  @Test("A nested edit runs after the outer one, and edits keep their order")
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

  @Test("A page that arrives after all items were removed is ignored")
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

  @Test("Immediate changes are shown at once")
  func now() async {
    let loader = Loader(source)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    loader.follow(changes) { pages, row in pages.upsert(row, at: .previous) }
    changing.yield(Row(id: 0))
    changing.yield(Row(id: 2, version: 1))
    await until { loader.items.map(\.description) == ["0", "1", "2'1"] }
  }

  @Test("Deferred changes wait until scrolling is idle, and keep their order")
  func whenScrollingIdle() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(changes, when: .whenScrollingIdle) { pages, row in pages.upsert(row, at: .next) }
    changing.yield(Row(id: 3))
    await until { loader.ids == [1, 2, 3] }
    loader.viewportChanged(report(isScrolling: true))
    changing.yield(Row(id: 4))
    changing.yield(Row(id: 4, version: 1))
    await until { loader.deferredEdits.count == 2 }
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

  @Test("Deferred changes are applied even if no report ends the scrolling")
  func silence() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    loader.follow(changes, when: .whenScrollingIdle) { pages, row in pages.upsert(row, at: .next) }
    changing.yield(Row(id: 3))
    await until { loader.deferredEdits.count == 1 }
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(100))
    await until { loader.ids == [1, 2, 3] }
  }

  @Test("Only the last of several deferred lists is shown, at once after disappearing")
  func wholeLists() async {
    let loader = Loader(source, behavior: [], clock: clock)
    loader.follow(lists, when: .whenScrollingIdle)
    loader.viewportChanged(report(isScrolling: true))
    for version in 1...3 { listing.yield([Row(id: 1, version: version)]) }
    listing.finish()
    await until { loader.tasks.count == 1 }
    #expect(loader.deferredEdits.count == 1)
    loader.appear()
    loader.disappear()
    #expect(loader.items.map(\.description) == ["1'3"])
    #expect(loader.phase == .content)
    #expect(loader.hasEnded(.next))
  }

  @Test(
    "A deferred list does not replace content that was loaded later",
    arguments: [
      LoadIntent<Int>.initial, .pull, .force(keepsContent: true), .force(keepsContent: false), .jump(to: 7),
      .appearance, .autoUpdate,
    ])
  func loadedLater(intent: LoadIntent<Int>) async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(lists, when: .whenScrollingIdle)
    loader.viewportChanged(report(isScrolling: true))
    listing.yield([Row(id: 3)])
    await until { loader.deferredEdits.count == 1 }
    loader.load(intent)
    await source.whenAsked(1, with: 4...6, next: 2)
    await until { loader.isSettled }
    #expect(loader.ids == [4, 5, 6])
    loader.scrollingDidIdle()
    #expect(loader.ids == [4, 5, 6])
    #expect(!loader.hasEnded(.next))
  }

  @Test("A deferred list replaces content that was loaded before the list came")
  func listedLater() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(lists, when: .whenScrollingIdle)
    loader.viewportChanged(report(isScrolling: true))
    loader.load(.pull)
    await source.whenAsked(1, with: 4...6)
    await until { loader.isSettled }
    listing.yield([Row(id: 3)])
    await until { loader.deferredEdits.count == 1 }
    #expect(loader.ids == [4, 5, 6])
    loader.scrollingDidIdle()
    #expect(loader.ids == [3])
  }

  @Test("A deferred list survives a loaded page and an unchanged refresh")
  func stillWaiting() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2, next: 2)
    loader.follow(lists, when: .whenScrollingIdle)
    loader.viewportChanged(report(isScrolling: true))
    listing.yield([Row(id: 3)])
    await until { loader.deferredEdits.count == 1 }
    loader.loadNext()
    await source.whenAsked(1, with: 4...5)
    await until { loader.isSettled }
    loader.load(.pull)
    await source.whenAsked(2, failWith: NotModified())
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 4, 5])
    loader.scrollingDidIdle()
    #expect(loader.ids == [3])
  }

  @Test("A deferred change is older than a later load, and newer than an earlier one")
  func changedBefore() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.follow(changes, when: .whenScrollingIdle) { pages, row in pages.upsert(row, at: .previous) }
    loader.viewportChanged(report(isScrolling: true))
    changing.yield(Row(id: 2, version: 1))
    changing.yield(Row(id: 9))
    await until { loader.deferredEdits.count == 2 }
    loader.load(.pull)
    await source.whenHeld(1)
    source.answer(1, with: Page([Row(id: 2, version: 2)]))
    await until { loader.isSettled }
    #expect(loader.items.map(\.description) == ["2'2"])
    changing.yield(Row(id: 2, version: 3))
    await until { loader.deferredEdits.count == 1 }
    loader.scrollingDidIdle()
    #expect(loader.items.map(\.description) == ["2'3"])
  }

  @Test("Deferred changes lead to the same content as immediate ones", .tags(.model))
  func asIfAtOnce() async {
    for seed in (UInt64(0)..<60).sampled {
      var random = SeededGenerator(seed: seed)
      let runs = [EditTiming.now, .whenScrollingIdle].map { FollowingRun($0) }
      var steps: [String] = []
      for _ in 0..<Int.random(in: 1...10, using: &random) {
        let ids = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 1...9, using: &random)
        }
        let rows = Array(Set(ids)).sorted().map { Row(id: $0, version: steps.count) }
        let kind = Int.random(in: 0..<5, using: &random)
        steps.append("\(kind) \(rows)")
        for run in runs { await run.take(kind, rows, next: ids.count == 3 ? 2 : nil) }
      }
      for run in runs { run.loader.scrollingDidIdle() }
      let ends = runs.map { run in run.loader.items.map(\.description) + ["\(run.loader.hasEnded(.next))"] }
      #expect(ends[0] == ends[1], "after \(steps)")
    }
  }

  /// A loader that follows lists and changes during scrolling.
  @MainActor
  private final class FollowingRun {
    let source = HeldSource()
    let loader: Loader<HeldSource>
    private let timing: EditTiming

    init(_ timing: EditTiming) {
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
          loader.edit(when: timing, DeferredEdit(following: following) { $0.upsert(row, at: .next) })
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

  @Test("An unfollowed sequence changes nothing, and its deferred changes are dropped")
  func unfollow() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    let following = loader.follow(changes, when: .whenScrollingIdle) { pages, row in
      pages.upsert(row, at: .next)
    }
    changing.yield(Row(id: 3))
    await until { loader.deferredEdits.count == 1 }
    loader.unfollow(following)
    changing.yield(Row(id: 4))
    loader.scrollingDidIdle()
    await letOthersRun()
    #expect(loader.ids == [1, 2])
    #expect(loader.tasks.isEmpty)
  }

  @Test("A deferred change that unfollows another sequence drops its changes, which wait as well")
  func unfollowingChange() async {
    let loader = Loader(source, clock: clock)
    await loader.appear(with: 1...2)
    loader.viewportChanged(report(isScrolling: true))
    var lists: Following?
    loader.follow(changes, when: .whenScrollingIdle) { pages, row in
      if let lists { loader.unfollow(lists) }
      pages.upsert(row, at: .next)
    }
    changing.yield(Row(id: 3))
    await until { loader.deferredEdits.count == 1 }
    lists = loader.follow(self.lists, when: .whenScrollingIdle)
    listing.yield([Row(id: 9)])
    await until { loader.deferredEdits.count == 2 }
    loader.scrollingDidIdle()
    await letOthersRun()
    #expect(loader.ids == [1, 2, 3])
  }

  @Test("A follower learns how the sequence ended")
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

  @Test("A followed sequence does not keep a loader alive")
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
