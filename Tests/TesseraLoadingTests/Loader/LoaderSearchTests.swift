import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Type to search")
struct LoaderSearchTests {
  let clock = VirtualClock()
  let first = HeldSource()

  /// Advances the clock once the loader sleeps.
  private func pass(_ duration: Duration) async {
    await until { clock.sleeperCount == 1 }
    clock.advance(by: duration)
    await letOthersRun()
  }

  @Test("Typing searches only for the last words, and cancels the running load at once")
  func typing() async {
    let loader = Loader(first, clock: clock)
    loader.appear()
    await first.whenHeld(0)
    let words = [HeldSource(), HeldSource(), HeldSource()]
    for word in words {
      loader.change(to: word, after: .milliseconds(300))
      #expect(loader.phase == .idle)
      await pass(.milliseconds(200))
    }
    #expect(first.cancelled == [0])
    await pass(.milliseconds(100))
    await words[2].whenAsked(0, with: 7...8)
    await until { loader.isSettled }
    #expect(loader.ids == [7, 8])
    #expect(loader.source === words[2])
    #expect(words.map { $0.requests.count } == [0, 0, 1])
  }

  @Test("Pages of the old source can be loaded until the delay is over")
  func pagesMeanwhile() async {
    let loader = Loader(first, clock: clock)
    await loader.appear(with: 1...3, next: 2)
    let second = HeldSource()
    loader.change(to: second, after: .milliseconds(300))
    loader.loadNext()
    await first.whenAsked(1, with: 4...6, next: 3)
    await until { loader.state(of: .next) == .ready }
    #expect(!loader.isSettled)
    #expect(loader.ids == [1, 2, 3, 4, 5, 6])
    await pass(.milliseconds(300))
    #expect(loader.ids == [1, 2, 3, 4, 5, 6])
    loader.loadNext()
    await second.whenAsked(0, with: 10...12, next: 2)
    await until { loader.isSettled }
    #expect(loader.ids == [10, 11, 12])
    #expect(second.requests.count == 1)
  }

  @Test("The results of two sources are never mixed, even if an update comes first")
  func notMixed() async {
    let loader = Loader(first, clock: clock)
    await loader.appear(with: 1...3, next: 2)
    let second = HeldSource()
    loader.change(to: second)
    await second.whenAsked(0, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    loader.loadNext()
    #expect(loader.isSettled)
    loader.load(.autoUpdate)
    await second.whenAsked(1, with: [3, 10], next: 2)
    await until { loader.isSettled }
    #expect(loader.ids == [3, 10])
  }

  @Test(
    "A source is not requested with a key of another source",
    arguments: [LoadIntent<Int>.autoUpdate, .appearance])
  func keyOfOtherSource(intent: LoadIntent<Int>) async {
    let loader = Loader(first, clock: clock)
    loader.load(.jump(to: 5))
    await first.whenAsked(0, with: 1...3, next: 6, previous: 4)
    await until { loader.isSettled }
    let second = HeldSource()
    loader.change(to: second)
    await second.whenAsked(0, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    loader.load(intent)
    await second.whenAsked(1, with: 7...8)
    #expect(second.requests[1] == PageRequest(intent))
    await until { loader.isSettled }
    #expect(loader.ids == [7, 8])
  }

  @Test("Old results cannot be continued after a change of source, even if edited")
  func changedMeanwhile() async {
    let loader = Loader(first, clock: clock)
    await loader.appear(with: 1...3, next: 2)
    let second = HeldSource()
    loader.change(to: second)
    await second.whenHeld(0)
    loader.edit { $0.remove(1) }
    #expect(loader.ids == [2, 3])
    loader.cancel()
    loader.loadNext()
    #expect(loader.machine.isSettled)
    loader.load(.pull)
    await second.whenAsked(1, with: 7...8, next: 2)
    await until { loader.isSettled }
    loader.loadNext()
    #expect(loader.state(of: .next) == .loading)
    #expect(loader.ids == [7, 8])
  }

  @Test("A load on demand ends the delay, and canceling keeps the current source")
  func endsOfDelay() async {
    let (second, third) = (HeldSource(), HeldSource())
    let loader = Loader(first, clock: clock)
    loader.change(to: second, after: .seconds(1))
    loader.load(.pull)
    await second.whenAsked(0, with: 1...3)
    await until { loader.isSettled }
    loader.change(to: third, after: .seconds(1))
    loader.cancel()
    await until { clock.sleeperCount == 0 }
    loader.load(.pull)
    await second.whenHeld(1)
    #expect(third.requests == [] && first.requests == [])
  }

  @Test("A delayed source still loads after disappearing", arguments: [true, false])
  func disappears(cancels: Bool) async {
    let loader = Loader(first, behavior: [], cancelsOnDisappear: cancels, clock: clock)
    loader.appear()
    let second = HeldSource()
    loader.change(to: second, after: .seconds(1))
    #expect(!loader.isSettled)
    loader.disappear()
    #expect(loader.isSettled == cancels)
    if cancels {
      await until { clock.sleeperCount == 0 }
      loader.appear()
      await second.whenHeld(0)
      #expect(loader.phase == .loading(.force(keepsContent: true)))
    } else {
      await pass(.seconds(1))
      await second.whenHeld(0)
    }
    #expect(first.requests.count + second.requests.count == 1)
  }

  @Test("A load on demand or a cancellation ends the wait for a delayed source")
  func disappearsForGood() async {
    for isCancelled in [false, true] {
      let loader = Loader(first, behavior: [], cancelsOnDisappear: true, clock: clock)
      loader.appear()
      let second = HeldSource()
      loader.change(to: second, after: .seconds(1))
      loader.disappear()
      if isCancelled {
        loader.cancel()
      } else {
        loader.load(.pull)
        await second.whenAsked(0, with: 1...3)
        await until { loader.isSettled }
      }
      loader.appear()
      #expect(loader.isSettled || !isCancelled)
      await until { loader.isSettled }
      #expect(loader.source === (isCancelled ? first : second))
    }
  }
}
