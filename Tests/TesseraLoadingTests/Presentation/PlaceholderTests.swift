import Tessera
import TesseraTesting
import TestCells
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Placeholders of a loader")
struct PlaceholderTests {
  private func section(_ phase: LoadPhase<Int>, count: Int = 0) -> Section<Headless> {
    Section<Headless>("numbers") { ForEach(0..<count) { Line("\($0)") } }.placeholders(phase) {}
  }

  private func lines(_ phase: LoadPhase<Int>, count: Int = 0) -> [String] {
    screen(rows: 2, section(phase, count: count)).lines
  }

  @Test("A placeholder shows why there are no items, and is absent before any load")
  func phases() {
    #expect(lines(.idle) == ["", ""])
    #expect(lines(.loading(.initial)) == ["Loading…", ""])
    #expect(lines(.empty) == ["Nothing here", ""])
    #expect(lines(.failed(LoadFailure("no net"), keepsContent: false)) == ["no net", "Try again"])
  }

  @Test("No placeholder shows an empty list before anything was requested")
  func idle() async {
    let source = HeldSource()
    let loader = Loader(source)
    func lines() -> [[String]] {
      let shown = [
        Section<Headless> {}.placeholders(of: loader).empty { Line("mine") },
        Section<Headless> {}.loading(loader.state) { Line("wait") }.failure(loader.state) { _ in Line("no") }
          .empty { Line("mine") },
        Section<Headless> {}.empty(loader.state) { Line("mine") },
      ]
      return shown.map { screen(rows: 1, $0).lines }
    }
    #expect(lines() == [[""], [""], [""]])
    #expect(LoadType.allCases.allSatisfy { loader.machine.state(of: $0) == .idle })
    loader.appear()
    #expect(lines() == [["Loading…"], ["wait"], [""]])
    loader.cancel()
    #expect(lines() == [[""], [""], [""]])
    loader.load(.pull)
    source.answer(await source.whenHeld(PageRequest(.pull)), with: [])
    await until { loader.isSettled }
    #expect(lines() == [["mine"], ["mine"], ["mine"]])
    #expect(LoadType.allCases.allSatisfy { loader.machine.state(of: $0) == .ready })
  }

  @Test(
    "Items stay in every phase",
    arguments: [
      LoadPhase<Int>.loading(.pull), .content, .failed(LoadFailure("no net"), keepsContent: true), .empty,
      .idle,
    ])
  func items(phase: LoadPhase<Int>) {
    #expect(lines(phase, count: 1) == ["0", ""])
  }

  @Test("A placeholder does not count as an item")
  func count() {
    for phase in [LoadPhase<Int>.loading(.initial), .empty, .failed(LoadFailure("no"), keepsContent: false)] {
      #expect(section(phase).count == 0)
      #expect(screen(section(phase)).engine.count == 0)
    }
  }

  @Test("Texts and cells can be replaced")
  func others() {
    let texts = LoadTexts(loading: "Lädt …", empty: "Nichts da", retry: "Noch einmal")
    let failure = LoadPhase<Int>.failed(LoadFailure("Kein Netz"), keepsContent: false)
    let sections = [
      Section<Headless> {}.placeholders(LoadPhase<Int>.loading(.initial), texts: texts) {},
      Section<Headless> {}.placeholders(LoadPhase<Int>.empty, texts: texts) {},
      Section<Headless> {}.placeholders(failure, texts: texts) {},
      Section<Headless> {}.placeholders(LoadPhase<Int>.empty) {}.empty { Line("mine") },
    ]
    let lines = sections.map { screen(rows: 2, $0).lines }
    #expect(lines == [["Lädt …", ""], ["Nichts da", ""], ["Kein Netz", "Noch einmal"], ["mine", ""]])
  }

  @Test("The whole content can have placeholders, like a section")
  func content() {
    let content = Content<Headless> { Section("numbers") {} }.placeholders(LoadPhase<Int>.empty) {}
    let collection = HeadlessCollection(size: Size(width: 160, height: 100), content: content)
    #expect(collection.text().contains("Nothing here"))
  }

  @Test("A tap or a key retries a failed first load, and the items replace the failure")
  func retry() async {
    let source = HeldSource()
    let loader = Loader(source)
    let collection = screen(rows: 3, feed(loader))
    #expect(collection.lines == ["", "", ""])
    loader.appear()
    collection.show { feed(loader) }
    #expect(collection.lines == ["Loading…", "", ""])
    for attempt in 0..<2 {
      await source.whenHeld(attempt)
      source.fail(attempt)
      await until { loader.state.failure != nil }
      collection.show { feed(loader) }
      #expect(collection.lines == ["no luck", "Try again", ""])
      if attempt == 0 {
        collection.tap(at: Point(x: 20, y: 20))
      } else {
        collection.press(.down)
        collection.press(key: .enter)
      }
      #expect(loader.state.isLoading)
    }
    await source.whenHeld(2)
    source.answer(2, with: 1...2)
    await until { !loader.items.isEmpty }
    collection.show { feed(loader) }
    #expect(collection.lines == ["row 1", "row 2", "No more items"])
  }

  @Test("A failed page behind an empty first page is shown as a failure")
  func emptyPage() async {
    let source = HeldSource()
    let loader = Loader(source)
    loader.appear()
    await source.whenHeld(0)
    source.answer(0, with: [], next: 2)
    await until { loader.state == .ready }
    loader.loadNext()
    #expect(screen(rows: 2, feed(loader)).lines == ["Loading…", ""])
    await source.whenHeld(1)
    source.fail(1)
    await until { loader.state(of: .next).failure != nil }
    #expect(screen(rows: 2, feed(loader)).lines == ["no luck", "Try again"])
  }

  @Test("An empty response empties the list, even in an automatic refresh")
  func emptied() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .appearance])
    loader.appear()
    await source.whenHeld(0)
    source.answer(0, with: 1...2)
    await until { loader.items.count == 2 }
    loader.disappear()
    loader.appear()
    await source.whenHeld(1)
    source.answer(1, with: [])
    await until { loader.phase == .empty }
    #expect(screen(rows: 2, feed(loader)).lines == ["Nothing here", ""])
  }
}
