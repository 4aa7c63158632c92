import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("A loader and its clock")
struct LoaderTimeTests {
  let source = HeldSource()
  let clock = VirtualClock()

  /// Advances the clock once the loader sleeps.
  private func pass(_ duration: Duration) async {
    await until { clock.sleeperCount > 0 }
    clock.advance(by: duration)
  }

  @Test("An update starts one period after the end of the last one")
  func updates() async {
    let loader = Loader(source, behavior: [.initial, .autoUpdate], period: .seconds(10), clock: clock)
    await loader.appear(with: 1...3)
    await pass(.seconds(9))
    await letOthersRun()
    #expect(source.requests.count == 1)
    clock.advance(by: .seconds(1))
    await source.whenHeld(1)
    #expect(source.requests[1] == PageRequest(.autoUpdate))
    clock.advance(by: .seconds(100))
    await letOthersRun()
    #expect(source.requests.count == 2)
    source.answer(1, with: 0...3)
    await until { loader.isSettled }
    #expect(loader.ids == [0, 1, 2, 3])
    await pass(.seconds(10))
    await source.whenHeld(2)
    loader.disappear()
    source.answer(2, with: 0...3)
    await until { loader.isSettled }
    await pass(.seconds(10))
    await letOthersRun()
    #expect(source.requests.count == 3 && clock.sleeperCount == 0)
    loader.appear()
    await source.whenHeld(3)
    #expect(source.requests[3] == PageRequest(.autoUpdate))
  }

  @Test("A transient failure is retried after the delay")
  func retry() async {
    let loader = Loader(source, retry: .exponential(attempts: 2, jitter: 0), clock: clock)
    loader.appear()
    await source.whenAsked(0, failWith: LoadFailure.transient())
    await pass(.seconds(1))
    #expect(loader.state == .loading)
    await source.whenAsked(1, failWith: LoadFailure.transient(after: .seconds(30)))
    await pass(.seconds(30))
    await source.whenAsked(2, with: 1...3)
    await until { loader.isSettled }
    #expect(source.requests.map(\.attempt) == [0, 1, 2])
    #expect(loader.phase == .content)
  }

  @Test("Extreme periods do no harm")
  func endless() async {
    let loader = Loader(source, behavior: .autoUpdate, period: .seconds(Int64.max))
    loader.appear()
    await letOthersRun()
    loader.period = .seconds(Int64.min)
    #expect(loader.tasks.isEmpty)
  }

  @Test("A delayed load replaces the one before")
  func delay() async {
    let loader = Loader(source, clock: clock)
    loader.load(.pull, after: .seconds(1))
    await pass(.milliseconds(900))
    loader.load(.force(keepsContent: true), after: .seconds(1))
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(900))
    await letOthersRun()
    #expect(source.requests == [])
    clock.advance(by: .milliseconds(100))
    await source.whenHeld(0)
    #expect(source.requests == [PageRequest(.force(keepsContent: true))])
    loader.load(.autoUpdate, after: .seconds(1))
    loader.cancel()
    await until { clock.sleeperCount == 0 }
    #expect(loader.tasks.isEmpty)
  }
}
