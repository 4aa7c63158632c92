import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Type to search")
struct LoaderSearchTests {
  let clock = VirtualClock()
  let first = HeldSource()

  /// Lets time pass once the loader waits for it.
  private func pass(_ duration: Duration) async {
    await until { clock.sleeperCount == 1 }
    clock.advance(by: duration)
    await letOthersRun()
  }

  @Test("Only the last words are searched for, and what is loading for others is cancelled at once")
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

  @Test("Until the delay is over, pages continue what is there")
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

  @Test("What is found is never mixed with what was there, even where the first answer comes by an update")
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
    "A source is not asked for the page of another one", arguments: [LoadIntent<Int>.autoUpdate, .appearance])
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

  @Test("What was found before cannot be continued, however it is changed")
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

  @Test("A load on demand ends the delay, and cancelling leaves the source as it was")
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

  @Test(
    "What waits for a delay is still to be loaded; where disappearing cancels, with the next appearance",
    arguments: [true, false])
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

  @Test("What waited for a delay when it disappeared is not loaded after a load on demand, or cancelling")
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
