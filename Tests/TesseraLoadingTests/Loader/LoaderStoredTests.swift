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
