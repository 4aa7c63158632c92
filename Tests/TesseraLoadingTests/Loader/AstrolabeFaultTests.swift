import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

/// What holds here, and does not with the loaders of Astrolabe 5.
@MainActor
@Suite("Faults of Astrolabe's loaders")
struct AstrolabeFaultTests {
  let source = HeldSource()

  @Test("The first appearance loads only where the behaviour says so")
  func initialIsConsulted() async {
    let loader = Loader(source, behavior: .nextPages)
    loader.appear()
    await letOthersRun()
    #expect(source.requests == [])
    #expect(loader.phase == .idle)
  }

  @Test("A first load that came to nothing is made up for")
  func initialIsMadeUpFor() async {
    let loader = Loader(source)
    loader.appear()
    loader.cancel()
    loader.disappear()
    loader.appear()
    #expect(loader.phase == .loading(.initial))
  }

  @Test("A load that ends with nothing to show ends")
  func notStuck() async {
    let loader = Loader(source)
    await loader.appear(with: [])
    #expect(loader.phase == .empty)
    loader.load(.pull)
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no luck"), keepsContent: false))
  }

  @Test("An end is remembered, however often the last item is seen")
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

  @Test("A page that has failed waits to be asked for, however often the last item is seen")
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

  @Test("A page waits for the refresh that is running")
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

  @Test("An update joins the first load that is running")
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

  @Test("A failure keeps the content, and is told")
  func errorWithContent() async {
    let loader = Loader(source)
    await loader.appear(with: 1...3)
    loader.load(.pull)
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 3])
    #expect(loader.state.failure == LoadFailure("no luck"))
  }

  @Test("Another period counts at once, and no update overlaps one that is slow")
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

  @Test("Cancelling does not block pages")
  func cancellingLeavesPages() async {
    let loader = Loader(source, behavior: [.initial, .nextPages])
    await loader.appear(with: 1...3, next: 2)
    loader.load(.pull)
    loader.cancel()
    loader.reached(.next)
    #expect(loader.state(of: .next) == .loading)
  }

  @Test("A load that ends while an older list waits for quiet says what is there, and that stays")
  func waitingChange() async {
    let (lists, listing) = AsyncStream.makeStream(of: [Row].self)
    let loader = Loader(source, behavior: [], clock: VirtualClock())
    let moving = ViewportReport(
      extent: 100, distanceToStart: 0, distanceToEnd: 0, velocity: 9, isScrolling: true, contentNumber: 0)
    loader.viewportChanged(moving)
    loader.follow(lists, when: .whenQuiet)
    listing.yield([Row(id: 1)])
    await until { loader.waitingEdits.count == 1 }
    loader.load(.pull)
    await source.whenAsked(0, with: [2])
    await until { loader.isSettled }
    #expect(loader.phase == .content)
    loader.disappear()
    #expect(loader.ids == [2])
  }

  @Test("Pages are asked for by the keys that the source has given")
  func keysOfTheSource() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    await loader.appear(with: 1...3, next: 17, previous: -4)
    loader.reached(.next)
    loader.reached(.previous)
    await source.whenHeld(2)
    #expect(Set(source.requests.dropFirst().map(\.key)) == [17, -4])
  }
}
