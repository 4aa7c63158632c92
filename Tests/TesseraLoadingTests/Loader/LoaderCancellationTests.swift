import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Canceled loads")
struct LoaderCancellationTests {
  @Test("The result of a canceled request is ignored, even if the source goes on", arguments: [true, false])
  func canceled(heedsCancellation: Bool) async {
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

  @Test("Canceling a load keeps the content, and further pages can be loaded")
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

  @Test("A newer request wins, even if the older result arrives last")
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

  @Test("A source that throws a cancellation error itself has failed")
  func cancelsItself() async {
    let source = HeldSource()
    let loader = Loader(source)
    loader.appear()
    await source.whenAsked(0, failWith: CancellationError())
    await until { loader.isSettled }
    #expect(loader.state.failure?.cause is CancellationError)
  }

  @Test("A pending request does not keep a loader alive, and ends with it")
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

  @Test("A load that disappearing cancels starts again at the next appearance")
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

  /// Returns the report of a viewport that is not full.
  private func report(_ content: ShownContent) -> ViewportReport {
    ViewportReport(extent: 100, distanceToStart: 0, distanceToEnd: 0, contentNumber: content.number)
  }

  @Test("Viewport reports load nothing off-screen if disappearing cancels loads")
  func outOfSight() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .nextPages], cancelsOnDisappear: true)
    let content = ShownContent(of: loader)
    await loader.appear(with: 1...3, next: 2)
    loader.viewportChanged(report(content))
    await source.whenHeld(1)
    loader.disappear()
    // The content shows that nothing is loading any more, and the viewport reports that content.
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

  @Test("An end that comes near off-screen is loaded at the next appearance")
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
    "A new source that disappearing canceled is requested again on appearance",
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
