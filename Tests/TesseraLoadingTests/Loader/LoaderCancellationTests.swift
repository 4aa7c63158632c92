import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Loads that are cancelled")
struct LoaderCancellationTests {
  @Test(
    "A cancelled answer never lands, whether the source heeds the cancellation or not",
    arguments: [true, false])
  func cancelled(heedsCancellation: Bool) async {
    let source = HeldSource(heedsCancellation: heedsCancellation)
    let loader = Loader(source)
    loader.appear()
    await source.whenHeld(0)
    loader.cancel()
    #expect(loader.phase == .idle)
    #expect(source.cancelled == [0])
    source.answer(0, with: 1...3)
    await letOthersRun()
    #expect(loader.ids == [])
    #expect(loader.phase == .idle)
    #expect(loader.tasks.isEmpty)
  }

  @Test("What was there before a cancelled load stays, and pages go on from there")
  func staysUsable() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .nextPages])
    await loader.appear(with: 1...3, next: 2)
    loader.load(.pull)
    await source.whenHeld(1)
    loader.cancel()
    #expect(loader.phase == .content)
    loader.reached(.next)
    await source.whenAsked(2, with: 4...6)
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 3, 4, 5, 6])
  }

  @Test("Who asks anew gets the newer answer, even where the older one comes last")
  func replaced() async {
    let source = HeldSource(heedsCancellation: false)
    let loader = Loader(source)
    loader.load(.pull)
    await source.whenHeld(0)
    loader.load(.pull)
    await source.whenAsked(1, with: 4...6)
    await until { loader.isSettled }
    source.answer(0, with: 1...3)
    await letOthersRun()
    #expect(loader.ids == [4, 5, 6])
    #expect(source.cancelled == [0])
  }

  @Test("A source that cancels by itself has failed")
  func cancelsItself() async {
    let source = HeldSource()
    let loader = Loader(source)
    loader.appear()
    await source.whenAsked(0, failWith: CancellationError())
    await until { loader.isSettled }
    #expect(loader.state.failure?.cause is CancellationError)
  }

  @Test("A loader is not kept alive by what never answers, and cancels it when it goes")
  func lifetime() async {
    let source = HeldSource(heedsCancellation: false)
    let clock = VirtualClock()
    var loader: Loader? = Loader(source, behavior: .autoUpdate, clock: clock)
    weak let gone = loader
    loader?.appear()
    await until { clock.sleeperCount == 1 }
    loader?.load(.page(.next))
    loader?.load(.pull, after: .seconds(1))
    loader?.load(.initial)
    await source.whenHeld(0)
    await until { clock.sleeperCount == 1 }
    loader = nil
    #expect(gone == nil)
    await until { source.cancelled == [0] }
    await until { clock.sleeperCount == 0 }
  }

  @Test("What disappears is cancelled where asked, and loaded again when it comes back")
  func disappearance() async {
    let source = HeldSource()
    let loader = Loader(source, cancelsOnDisappear: true)
    loader.appear()
    await source.whenHeld(0)
    loader.disappear()
    await until { source.cancelled == [0] }
    await loader.appear(with: 1...3)
    #expect(loader.ids == [1, 2, 3])
  }

  /// What a viewport that is not full reports.
  private func report(_ content: ShownContent) -> ViewportReport {
    ViewportReport(extent: 100, distanceToStart: 0, distanceToEnd: 0, contentNumber: content.number)
  }

  @Test("What disappears is not loaded while it is out of sight, whatever the viewport tells, but after that")
  func outOfSight() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .nextPages], cancelsOnDisappear: true)
    let content = ShownContent(of: loader)
    await loader.appear(with: 1...3, next: 2)
    loader.viewportChanged(report(content))
    await source.whenHeld(1)
    loader.disappear()
    // That nothing is loading any more is shown, and the viewport tells about that.
    await until { loader.isSettled }
    loader.viewportChanged(report(content))
    await letOthersRun()
    #expect(source.requests.count == 2)
    #expect(loader.isSettled)
    loader.appear()
    await source.whenAsked(2, with: 4...6)
    await until { loader.isSettled }
    #expect(loader.ids == Array(1...6))
  }

  @Test("An end that has come near out of sight is loaded at the next appearance")
  func nearOutOfSight() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .nextPages], cancelsOnDisappear: true)
    let content = ShownContent(of: loader)
    await loader.appear(with: 1...3, next: 2)
    loader.disappear()
    loader.viewportChanged(report(content))
    #expect(loader.isSettled)
    loader.appear()
    await source.whenHeld(1)
    #expect(source.requests[1] == PageRequest(.page(.next), key: 2))
  }

  @Test(
    "Another source that was cancelled by disappearance is asked again when it is shown",
    arguments: [false, true])
  func otherSource(hasAppearance: Bool) async {
    let (old, new) = (HeldSource(), HeldSource())
    let loader = Loader(
      old, behavior: hasAppearance ? [.initial, .appearance] : .initial, cancelsOnDisappear: true)
    await loader.appear(with: 1...3, next: 2)
    loader.change(to: new)
    await new.whenHeld(0)
    loader.disappear()
    #expect(loader.phase == .content)
    loader.appear()
    #expect(loader.phase == .loading(.force(keepsContent: true)))
    await new.whenAsked(1, with: 7...9)
    await until { loader.isSettled }
    #expect(loader.ids == [7, 8, 9])
    #expect(old.requests.count == 1)
  }
}
