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
}
