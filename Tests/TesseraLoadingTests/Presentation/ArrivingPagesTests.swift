import Tessera
import TesseraLayout
import TesseraLoading
import TesseraTesting
import TestCells
import Testing

@MainActor
@Suite("Pages that arrive in a visible collection")
struct ArrivingPagesTests {
  /// Returns a collection with the loaded rows 10 to 29, and more at both ends.
  private func loaded() async -> (HeldSource, Loader<HeldSource>, HeadlessCollection) {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .pages])
    loader.appear()
    await source.whenHeld(0)
    source.answer(0, with: 10..<30, next: 2, previous: 0)
    await until { loader.phase == .content }
    return (source, loader, screen(feed(loader)))
  }

  @Test("A previous page and its loading row do not move the visible rows", arguments: [0, 1, 30, 200])
  func previous(offset: Double) async {
    let (source, loader, collection) = await loaded()
    collection.scroll(by: offset)
    let seen = collection.text()
    loader.loadPrevious()
    collection.show { feed(loader) }
    #expect(loader.status(of: .previous) == .loading)
    #expect(collection.text() == seen)
    await source.whenHeld(1)
    source.answer(1, with: 0..<10)
    await until { loader.items.count == 30 }
    collection.show { feed(loader) }
    #expect(collection.text() == seen)
    collection.scroll(by: -10_000)
    #expect(collection.lines == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    #expect(collection.issues.isEmpty)
  }

  @Test("Scrolling continues when a page arrives above")
  func whileScrolling() async {
    let (source, loader, collection) = await loaded()
    collection.scroll(by: 3 * TextMetrics.lineHeight)
    loader.loadPrevious()
    collection.show { feed(loader) }
    collection.scroll(by: -TextMetrics.lineHeight)
    await source.whenHeld(1)
    source.answer(1, with: 0..<10)
    await until { loader.items.count == 30 }
    collection.show { feed(loader) }
    #expect(collection.lines.first == "row 12")
    for expected in (5..<12).reversed() {
      collection.scroll(by: -TextMetrics.lineHeight)
      #expect(collection.lines.first == "row \(expected)")
    }
  }

  @Test("A next page replaces the loading row")
  func next() async {
    let (source, loader, collection) = await loaded()
    loader.loadNext()
    collection.show { feed(loader) }
    collection.scroll(by: 10_000)
    #expect(collection.lines == ["row 26", "row 27", "row 28", "row 29", "Loading…"])
    await source.whenHeld(1)
    source.answer(1, with: 30..<40)
    await until { loader.items.count == 30 }
    collection.show { feed(loader) }
    #expect(collection.lines == ["row 26", "row 27", "row 28", "row 29", "row 30"])
  }

  @Test("Rows that new ones push down stay visible, and changed rows are updated")
  func news() async {
    let (source, loader, collection) = await loaded()
    collection.scroll(by: 5 * TextMetrics.lineHeight)
    loader.behavior = [.appearance, .pages]
    loader.disappear()
    loader.appear()
    await source.whenHeld(1)
    let news = [Row(id: 8), Row(id: 9)] + (10..<16).map { Row(id: $0, version: $0 == 15 ? 2 : 0) }
    source.answer(1, with: Page(news, next: 2, previous: 0))
    await until { loader.items.count == 22 }
    collection.show { feed(loader) }
    #expect(collection.lines == ["row 15'2", "row 16", "row 17", "row 18", "row 19"])
  }

  // MARK: Windows and placeholders

  private func rows(_ pages: Pages<Row, Int>) -> Section<Headless> {
    Section("rows") {
      ForEach(pages.rows) { row in
        if let item = row.item { Line("row \(item)") } else { Line("·") }
      }
    }
  }

  private func page(_ number: Int, counts: Bool) -> Page<Row, Int> {
    Page(
      (number * 10..<number * 10 + 10).map { Row(id: $0) }, next: number + 1, previous: number - 1,
      itemsBefore: counts ? number * 10 : nil, itemsAfter: counts ? 990 - number * 10 : nil)
  }

  @Test("Dropping pages moves no visible row, with or without placeholders", arguments: [true, false])
  func window(counts: Bool) {
    var pages = Pages<Row, Int>(maximumCount: 30)
    pages.replaceAll(with: page(50, counts: counts), key: 50)
    let collection = screen(rows(pages))
    collection.engine.scroll(to: 507)
    collection.update()
    let seen = collection.text()
    #expect(seen.contains("row 507"))
    for number in [51, 52, 53, 49, 54, 48] {
      let direction: PageDirection = number > 50 ? .next : .previous
      guard pages.end(direction) == .at(number) else { continue }
      let visible = pages.items.position(of: 507) ?? 0
      pages.add(page(number, counts: counts), key: number, direction, visible: visible..<visible + 3)
      collection.show { rows(pages) }
      #expect(collection.text() == seen, "page \(number)")
    }
    #expect(collection.issues.isEmpty)
  }

  @Test("Items replace visible placeholders in place")
  func placeholders() {
    var pages = Pages<Row, Int>()
    pages.replaceAll(with: page(50, counts: true), key: 50)
    let collection = screen(rows(pages))
    collection.engine.scroll(to: 509)
    collection.update()
    collection.scroll(by: 2 * TextMetrics.lineHeight)
    let lines = collection.lines
    pages.add(page(51, counts: true), key: 51, .next)
    collection.show { rows(pages) }
    let offset = lines.firstIndex(of: "row 509") ?? -1
    #expect(collection.lines.firstIndex(of: "row 509") == offset)
    #expect(collection.lines.firstIndex(of: "row 510") == offset + 1)
  }
}
