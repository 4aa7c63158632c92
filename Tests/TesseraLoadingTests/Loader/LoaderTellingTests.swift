import Testing

@testable import TesseraLoading

@MainActor
@Suite("Notifications of a loader")
struct LoaderTellingTests {
  let source = HeldSource()

  @Test("A loader reports changes once per turn, and only if something has changed")
  func onePerTurn() async {
    var count = 0
    let loader = Loader(source)
    loader.onChange = { count += 1 }
    loader.appear()
    loader.load(.pull)
    loader.load(.force(keepsContent: true))
    #expect(count == 0)
    await until { count == 1 }
    await until { source.requests.count == 3 }
    source.answer(await source.whenHeld(PageRequest(.force(keepsContent: true))), with: 1...3)
    await until { loader.isSettled }
    await until { count == 2 }
    loader.edit { $0.remove(1) }
    loader.edit { $0.remove(2) }
    await until { count == 3 }
    loader.disappear()
    loader.loadNext()
    loader.load(.pull)
    loader.cancel()
    await letOthersRun()
    #expect(count == 3)
    #expect(loader.ids == [3])
  }

  @Test("The progress handler learns when loads start and end")
  func progress() async {
    var reports: [LoadProgress<Int>] = []
    let loader = Loader(source, behavior: [.initial, .nextPages])
    loader.onProgress = { reports.append($0) }
    await loader.appear(with: 1...3, next: 2)
    loader.reached(.next)
    loader.load(.pull)
    #expect(
      reports == [
        .started(.initial), .ended(.initial), .started(.page(.next)), .ended(.page(.next)), .started(.pull),
      ])
  }

  @Test("The progress handler can start another load")
  func reentrancy() async {
    let loader = Loader(source)
    var isFirst = true
    loader.onProgress = { [weak loader] progress in
      guard case .ended = progress, isFirst else { return }
      isFirst = false
      loader?.load(.force(keepsContent: true))
    }
    loader.load(.pull)
    await source.whenHeld(0)
    loader.load(.jump(to: 7))
    let number = await source.whenHeld(PageRequest(.force(keepsContent: true)))
    await until { loader.tasks.count == 1 }
    await until { source.cancelled.count == 2 }
    #expect(source.requests.count == 3 && !source.cancelled.contains(number))
    source.answer(number, with: 1...3)
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 3])
  }

  @Test("The progress handler finds the loader in a consistent state")
  func consistency() async {
    let loader = Loader(source)
    await loader.appear(with: 1...3)
    var counts: [Int] = []
    loader.onProgress = { [weak loader] progress in
      guard let loader, progress == .ended(.pull) else { return }
      loader.load(.force(keepsContent: false))
      loader.edit { counts.append($0.count) }
      #expect(loader.machine.count == nil)
    }
    loader.load(.pull)
    await source.whenAsked(1, with: 1...4)
    await until { counts == [0] }
    #expect(loader.phase == .loading(.force(keepsContent: false)))
  }

  @Test("A loader can start with given pages")
  func givenPages() async {
    var pages = Pages<Row, Int>()
    pages.replaceAll(with: Page([Row(id: 1)], next: 2), key: nil)
    let loader = Loader(source, pages: pages, behavior: [.initial, .nextPages])
    #expect(loader.phase == .content)
    loader.appear()
    loader.reached(.next)
    await source.whenAsked(0, with: [2])
    await until { loader.isSettled }
    #expect(source.requests == [PageRequest(.page(.next), key: 2)])
    #expect(loader.ids == [1, 2])
  }

  @Test("An update reloads the first loaded page after a jump")
  func renewal() async {
    let loader = Loader(source)
    loader.load(.jump(to: 7))
    await source.whenAsked(0, with: 70...72, next: 8, previous: 6)
    await until { loader.isSettled }
    loader.loadPrevious()
    await source.whenAsked(1, with: 60...62, next: 7, previous: 5)
    await until { loader.isSettled }
    loader.load(.autoUpdate)
    await source.whenAsked(2, with: 59...62, next: 7, previous: 5)
    await until { loader.isSettled }
    #expect(source.requests[2].key == 6)
    #expect(loader.ids == [59, 60, 61, 62, 70, 71, 72])
  }
}
