import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("What is stored comes first")
struct LoaderStoredTests {
  let source = HeldSource()

  @Test("What is stored is shown until the answer is there")
  func storedFirst() async {
    source.keep(Page([Row(id: 1), Row(id: 2)], next: 2))
    let loader = Loader(source)
    loader.appear()
    await until { loader.ids == [1, 2] }
    #expect(loader.phase == .loading(.initial))
    await source.whenAsked(0, with: 3...5)
    await until { loader.isSettled }
    #expect(loader.ids == [3, 4, 5])
  }

  @Test("What is stored stays where the answer never comes, and can be continued")
  func offline() async {
    source.keep(Page([Row(id: 1), Row(id: 2)], next: 2))
    let loader = Loader(source, behavior: [.initial, .nextPages])
    loader.appear()
    await until { loader.ids == [1, 2] }
    await source.whenAsked(0, failWith: LoadFailure("no network"))
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no network"), keepsContent: true))
    loader.reached(.next)
    await source.whenHeld(1)
    #expect(source.requests[1] == PageRequest(.page(.next), key: 2))
  }

  @Test("What is stored and comes after the answer is dropped, and nobody waits for it")
  func storedLast() async {
    source.keep(Page([Row(id: 1), Row(id: 2)]))
    source.store.close()
    let loader = Loader(source)
    loader.appear()
    await until { source.store.count == 1 }
    await source.whenAsked(0, with: 3...5)
    await until { loader.isSettled }
    source.store.open()
    await letOthersRun()
    #expect(loader.ids == [3, 4, 5])
    #expect(loader.tasks.isEmpty)
  }

  @Test(
    "What is stored is shown as well where the source fails before it was found", arguments: [false, true])
  func failedBefore(isTransient: Bool) async {
    let clock = VirtualClock()
    source.keep(Page([Row(id: 1), Row(id: 2)], next: 2))
    source.store.close()
    let loader = Loader(source, retry: .exponential(attempts: 1), clock: clock)
    loader.appear()
    await until { source.store.count == 1 }
    await source.whenAsked(0, failWith: LoadFailure("no network", isTransient: isTransient))
    await letOthersRun()
    source.store.open()
    await until { loader.ids == [1, 2] }
    if isTransient {
      await until { clock.sleeperCount == 1 }
      clock.advance(by: .seconds(60))
      await source.whenAsked(1, failWith: LoadFailure("no network"))
    }
    await until { loader.isSettled }
    #expect(loader.phase == .failed(LoadFailure("no network"), keepsContent: true))
    #expect(loader.ids == [1, 2])
    #expect(loader.tasks.isEmpty)
  }

  @Test("Nobody waits for what is stored where a load was cancelled after it had failed")
  func cancelledBefore() async {
    source.keep(Page([Row(id: 1), Row(id: 2)], next: 2))
    source.store.close()
    let loader = Loader(source)
    loader.appear()
    await until { source.store.count == 1 }
    await source.whenAsked(0, failWith: LoadFailure("no network"))
    await letOthersRun()
    loader.cancel()
    #expect(loader.machine.isSettled && loader.tasks.isEmpty)
    source.store.open()
    await letOthersRun()
    #expect(loader.ids == [])
    #expect(loader.phase == .idle)
  }

  @Test("What is stored of the page of a jump is shown in place of what is there, and stays if that fails")
  func jump() async {
    let loader = Loader(source)
    await loader.appear(with: 1...3)
    source.keep(Page([Row(id: 70)], next: 8, previous: 6), for: 7)
    loader.load(.jump(to: 7))
    await until { loader.ids == [70] }
    #expect(loader.phase == .loading(.jump(to: 7)))
    await source.whenAsked(1, failWith: LoadFailure("no network"))
    await until { loader.isSettled }
    #expect(loader.ids == [70])
    loader.loadPrevious()
    await source.whenHeld(2)
    #expect(source.requests[2] == PageRequest(.page(.previous), key: 6))
  }

  @Test("What is stored does not replace what is there")
  func notInPlaceOfContent() async {
    let loader = Loader(source, behavior: [.initial, .appearance])
    await loader.appear(with: 1...3)
    source.keep(Page([Row(id: 9)]))
    loader.disappear()
    loader.appear()
    await source.whenHeld(1)
    await letOthersRun()
    #expect(loader.ids == [1, 2, 3])
  }
}
