import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Stored pages before loaded ones")
struct LoaderStoredTests {
  let source = HeldSource()

  @Test("A stored page is shown until the loaded one arrives")
  func storedFirst() async {
    source.save(Page([Row(id: 1), Row(id: 2)], next: 2))
    let loader = Loader(source)
    loader.appear()
    await until { loader.ids == [1, 2] }
    #expect(loader.phase == .loading(.initial))
    await source.whenAsked(0, with: 3...5)
    await until { loader.isSettled }
    #expect(loader.ids == [3, 4, 5])
  }

  @Test("A stored page stays if the load fails, and further pages can be loaded")
  func offline() async {
    source.save(Page([Row(id: 1), Row(id: 2)], next: 2))
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

  @Test("A stored page that comes after the loaded one is ignored")
  func storedLast() async {
    source.save(Page([Row(id: 1), Row(id: 2)]))
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

  @Test("A stored page is shown even if the source fails before it is found", arguments: [false, true])
  func failedBefore(isTransient: Bool) async {
    let clock = VirtualClock()
    source.save(Page([Row(id: 1), Row(id: 2)], next: 2))
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

  @Test("A canceled load does not wait for its stored page")
  func canceledBefore() async {
    source.save(Page([Row(id: 1), Row(id: 2)], next: 2))
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

  @Test("The stored page of a jump replaces the content, and stays if the jump fails")
  func jump() async {
    let loader = Loader(source)
    await loader.appear(with: 1...3)
    source.save(Page([Row(id: 70)], next: 8, previous: 6), for: 7)
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

  @Test("A stored page does not replace loaded content")
  func notInPlaceOfContent() async {
    let loader = Loader(source, behavior: [.initial, .appearance])
    await loader.appear(with: 1...3)
    source.save(Page([Row(id: 9)]))
    loader.disappear()
    loader.appear()
    await source.whenHeld(1)
    await letOthersRun()
    #expect(loader.ids == [1, 2, 3])
  }
}
