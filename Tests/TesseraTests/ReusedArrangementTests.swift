import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Counts work: a layout does not arrange unchanged items again.
@MainActor
@Suite("Migrating layouts to new content")
struct ReusedArrangementTests {
  @Test("Inserting, deleting and moving rows does not arrange their section again")
  func splices() {
    let counter = Counter()
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64), configuration: EngineConfiguration(estimateSampleCount: 0),
      content: content([1, 2, 3, 4, 5], counter))
    #expect(counter.arrangements == 1)
    for rows in [[1, 2, 3, 4, 5, 6], [0, 1, 2, 4, 5, 6], [6, 0, 1, 2, 4, 5], [9, 8, 7], []] {
      collection.show(content(rows, counter))
      let fresh = HeadlessCollection(
        size: Size(width: 64, height: 64), content: content(rows, Counter()))
      collection.engine.scroll(to: .zero)
      collection.update()
      #expect(collection.text() == fresh.text())
    }
    #expect(counter.arrangements == 1)
  }

  @Test("Measured rows keep their sizes when rows are inserted before them")
  func measured() {
    let counter = Counter()
    let collection = HeadlessCollection(
      size: Size(width: 24, height: 96), configuration: EngineConfiguration(estimateSampleCount: 0),
      content: paragraphs(0..<1000, counter))
    let height = collection.engine.contentSize.height
    collection.show(paragraphs(-1..<1000, counter))
    #expect(collection.engine.contentSize.height == height + 48, "the new one is near the viewport")
    #expect(counter.arrangements == 1)
  }

  @Test("Rows that move together keep their sizes; rows that move alone are queried")
  func moves() {
    let counters = [Counter(), Counter()]
    counters[1].canReplace = false
    let collections = counters.map { counter in
      let collection = HeadlessCollection(
        size: Size(width: 24, height: 96), configuration: EngineConfiguration(estimateSampleCount: 0),
        content: paragraphs(0..<1000, counter))
      let rows = Array(100..<600) + [700] + Array(0..<100) + Array(600..<700)
      collection.show(paragraphs(rows, counter, to: 701))
      return collection
    }
    #expect(
      counters[0].splices == [
        ItemSplice(old: 0..<100, new: 0..<0),
        ItemSplice(old: 600..<600, new: 500..<501),
        ItemSplice(old: 600..<600, new: 501..<601, source: 0..<100),
        ItemSplice(old: 700..<701, new: 701..<701),
      ])
    #expect(counters.map(\.arrangements) == [1, 2])
    #expect(collections[0].engine.contentSize == collections[1].engine.contentSize)
    #expect(collections[0].text() == collections[1].text())
  }

  @Test("Rows that move into a group with another size are sized again")
  func movesToOtherSizes() {
    func content(_ low: [Int], _ high: [Int], _ counter: Counter) -> Content<Headless> {
      Content {
        Section("rows", layout: Layout(CountingLayout(counter: counter))) {
          Paragraph("a b c d e f")
          ForEach(low, id: \.self) { Label("\($0)") }.size(.height(16))
          ForEach(high, id: \.self) { Label("\($0)") }.size(.height(32))
        }
      }
    }
    let counter = Counter()
    let collection = HeadlessCollection(
      size: Size(width: 24, height: 96), configuration: EngineConfiguration(estimateSampleCount: 0),
      content: content(Array(0..<200), Array(200..<400), counter))
    let height = collection.engine.contentSize.height
    collection.show(content(Array(0..<50) + Array(150..<200), Array(200..<400) + Array(50..<150), counter))
    #expect(collection.engine.contentSize.height == height + 100 * 16)
    #expect(counter.arrangements == 1)
  }

  @Test("Another section, width or layout arranges the rows again")
  func reasons() {
    let counter = Counter()
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64), content: content([1, 2, 3], counter))
    collection.resize(to: Size(width: 48, height: 64))
    #expect(counter.arrangements == 2)
    collection.show { Section("other") { Label("x") } }
    collection.show(content([1, 2, 3], counter))
    #expect(counter.arrangements == 3)
    collection.show(Content { section([1, 2, 3], counter).layout(.list(spacing: 16)) })
    #expect(collection.text() == "1\n\n2\n\n")
  }

  @Test("Vertical insets arrange again only what depends on the visible height")
  func insets() {
    func arrangements(_ layout: Layout, _ sizing: Sizing) -> Int {
      let counter = Counter()
      let collection = HeadlessCollection(
        size: Size(width: 64, height: 64),
        content: Content {
          Section("rows", layout: Layout(CountingLayout(base: layout, counter: counter))) {
            ForEach(0..<30) { Label("\($0)") }.size(sizing)
          }
          .header { Label("header") }
        })
      for top in [10.0, 20] {
        collection.engine.resize(to: Size(width: 64, height: 64), contentInsets: Insets(top: top))
        collection.update()
      }
      collection.resize(to: Size(width: 64, height: 80))
      return counter.arrangements
    }
    let rows: [Sizing] = [
      .height(16), .estimatedHeight(20), Sizing(height: .aspect(0.5)), .fixed(width: 16, height: 16),
      Sizing(height: .fraction(0.5, of: .horizontal)), Sizing(height: .fit.clamped(max: 40)),
    ]
    for sizing in rows { #expect(arrangements(.list(), sizing) == 1, "\(sizing)") }
    for sizing in [Sizing(height: .fill), Sizing(width: .fraction(0.5, of: .vertical), height: .fixed(16))] {
      #expect(arrangements(.list(), sizing) == 4, "\(sizing)")
    }
    #expect(arrangements(.list().inset(8), .height(16)) == 1)
    #expect(arrangements(.pages(), .height(16)) == 4)
    #expect(arrangements(.pages().inset(8), .height(16)) == 4)
  }

  @Test("Rows with sizes of their own are sized again when they change")
  func ownSizes() {
    let counter = Counter()
    func content(_ height: Double) -> Content<Headless> {
      Content {
        Section("rows", layout: Layout(CountingLayout(counter: counter))) {
          ForEach(0..<3) { Label("\($0)").size(.height(height)) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 64, height: 64), content: content(16))
    collection.show(content(32))
    #expect(collection.text() == "0\n\n1\n\n")
    #expect(counter.arrangements == 2)
  }

  private func content(_ rows: [Int], _ counter: Counter) -> Content<Headless> {
    Content { section(rows, counter) }
  }

  private func section(_ rows: [Int], _ counter: Counter) -> Section<Headless> {
    Section("rows", layout: Layout(CountingLayout(counter: counter))) {
      ForEach(rows, id: \.self) { Label("\($0)") }
    }
  }

  /// Returns the given rows, followed by the rows from `end` to 999.
  private func paragraphs(_ rows: some Sequence<Int>, _ counter: Counter, to end: Int = 1000) -> Content<
    Headless
  > {
    let rows = Array(rows) + Array(end..<1000)
    return Content {
      Section("rows", layout: Layout(CountingLayout(counter: counter))) {
        ForEach(rows, id: \.self) { _ in Paragraph("a b c d e f") }
      }
    }
  }
}
