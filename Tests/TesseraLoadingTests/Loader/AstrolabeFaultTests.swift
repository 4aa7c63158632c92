import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Faults of Astrolabe's loaders")
struct AstrolabeFaultTests {
  let source = HeldSource()

  @Test("The first appearance loads only if the behavior includes the initial load")
  func initialIsConsulted() async {
    let loader = Loader(source, behavior: .nextPages)
    loader.appear()
    await letOthersRun()
    #expect(source.requests == [])
    #expect(loader.phase == .idle)
  }

  @Test("The next appearance repeats a canceled first load")
  func initialIsMadeUpFor() async {
    let loader = Loader(source)
    loader.appear()
    loader.cancel()
    loader.disappear()
    loader.appear()
    #expect(loader.phase == .loading(.initial))
  }

  @Test("A failed load of an empty list ends in the failed phase")
  func notStuck() async {
    let loader = Loader(source)
    await loader.appear(with: [])
    #expect(loader.phase == .empty)
    loader.load(.pull)
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no luck"), keepsContent: false))
  }

  @Test("A loader remembers an end, and does not load there again")
  func endIsRemembered() async {
    let loader = Loader(source, behavior: [.initial, .nextPages])
    await loader.appear(with: 1...3, next: 2)
    loader.reached(.next)
    await source.whenAsked(1, with: [])
    await until { loader.isSettled }
    for _ in 0..<3 { loader.reached(.next) }
    #expect(source.requests.count == 2)
    #expect(loader.hasEnded(.next))
  }

  @Test("A failed page is not retried when its end is reached again")
  func failedPageWaits() async {
    let loader = Loader(source, behavior: [.initial, .nextPages])
    await loader.appear(with: 1...3, next: 2)
    loader.reached(.next)
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    for _ in 0..<3 { loader.reached(.next) }
    #expect(loader.isSettled)
    #expect(loader.state(of: .next).failure == LoadFailure("no luck"))
    loader.retry()
    #expect(loader.state(of: .next) == .loading)
  }

  @Test("A page waits for the running refresh")
  func pageWaitsForRefresh() async {
    let loader = Loader(source, behavior: [.initial, .nextPages])
    await loader.appear(with: 1...3, next: 2)
    loader.load(.pull)
    await source.whenHeld(1)
    loader.reached(.next)
    source.answer(1, with: 0...3, next: 2)
    await source.whenAsked(2, with: 4...6)
    await until { loader.isSettled }
    #expect(source.cancelled == [])
    #expect(loader.ids == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("An update joins the running first load")
  func updateJoins() async {
    let loader = Loader(source)
    loader.appear()
    await source.whenHeld(0)
    loader.load(.autoUpdate)
    loader.load(.appearance)
    #expect(source.cancelled == [])
    #expect(loader.phase == .loading(.initial))
  }

  @Test("An update can empty a list")
  func updateEmpties() async {
    let loader = Loader(source)
    await loader.appear(with: 1...3)
    loader.load(.autoUpdate)
    await source.whenAsked(1, with: [])
    await until { loader.isSettled }
    #expect(loader.phase == .empty)
  }

  @Test("A failure keeps the content and sets the failed state")
  func errorWithContent() async {
    let loader = Loader(source)
    await loader.appear(with: 1...3)
    loader.load(.pull)
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 3])
    #expect(loader.state.failure == LoadFailure("no luck"))
  }

  @Test("A new period applies at once, and a slow update does not overlap the next one")
  func period() async {
    let clock = VirtualClock()
    let loader = Loader(source, behavior: [.initial, .autoUpdate], clock: clock)
    await loader.appear(with: 1...3)
    loader.period = .seconds(2)
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(2))
    await source.whenHeld(1)
    clock.advance(by: .seconds(20))
    await letOthersRun()
    #expect(source.requests.count == 2)
    #expect(source.cancelled == [])
  }

  @Test("Canceling a refresh does not block pages")
  func cancelingLeavesPages() async {
    let loader = Loader(source, behavior: [.initial, .nextPages])
    await loader.appear(with: 1...3, next: 2)
    loader.load(.pull)
    loader.cancel()
    loader.reached(.next)
    #expect(loader.state(of: .next) == .loading)
  }

  @Test("A load that ends supersedes a deferred older list")
  func waitingChange() async {
    let (lists, listing) = AsyncStream.makeStream(of: [Row].self)
    let loader = Loader(source, behavior: [], clock: VirtualClock())
    let moving = ViewportReport(
      extent: 100, distanceToStart: 0, distanceToEnd: 0, velocity: 9, isScrolling: true, contentNumber: 0)
    loader.viewportChanged(moving)
    loader.follow(lists, when: .whenScrollingIdle)
    listing.yield([Row(id: 1)])
    await until { loader.deferredEdits.count == 1 }
    loader.load(.pull)
    await source.whenAsked(0, with: [2])
    await until { loader.isSettled }
    #expect(loader.phase == .content)
    loader.disappear()
    #expect(loader.ids == [2])
  }

  @Test("Pages are requested with the keys that the source returned")
  func keysOfTheSource() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    await loader.appear(with: 1...3, next: 17, previous: -4)
    loader.reached(.next)
    loader.reached(.previous)
    await source.whenHeld(2)
    #expect(Set(source.requests.dropFirst().map(\.key)) == [17, -4])
  }
}
