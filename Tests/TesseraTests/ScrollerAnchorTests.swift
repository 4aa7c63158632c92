import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Anchors in scrolling sections")
struct ScrollerAnchorTests {
  private func scroller(_ width: Double, _ section: Section<Headless>) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: width, height: 32),
      content: Content {
        section.scrolls(.horizontal)
        Section("after") { Label("after") }
      })
  }

  private func firstLine(_ collection: HeadlessCollection) -> Substring {
    collection.text().prefix { $0 != "\n" }
  }

  @Test("Items of a fractional width stay in place when the viewport is resized")
  func resize() {
    let collection = scroller(
      32,
      Section("strip", layout: .row()) {
        ForEach(0..<100) { Label("\($0)").size(width: .fraction(0.5), height: .fixed(16)) }
      })
    collection.scroll(by: Point(x: 160), at: .zero)
    #expect(firstLine(collection) == "1011")
    collection.resize(to: Size(width: 64, height: 32))
    #expect(firstLine(collection) == "10  11")
    collection.resize(to: Size(width: 32, height: 32))
    #expect(firstLine(collection) == "1011")
  }

  @Test("Inner sections of a scrolling section stay when the viewport is resized")
  func resizedSections() {
    let collection = scroller(
      32,
      Section.nesting("strip", layout: .row()) {
        for id in 0..<100 {
          Section(id) { Label("\(id)") }.size(width: .fraction(0.5), height: .estimated(0))
        }
      })
    collection.scroll(by: Point(x: 160), at: .zero)
    #expect(firstLine(collection) == "1011")
    collection.resize(to: Size(width: 64, height: 32))
    #expect(firstLine(collection) == "10  11")
  }

  @Test("A viewport of zero size keeps the offset of a scrolling section")
  func noExtent() {
    let collection = scroller(
      32,
      Section("strip", layout: .row()) {
        ForEach(0..<100) { Label("\($0)").size(width: .fraction(0.5), height: .fixed(16)) }
      })
    collection.scroll(by: Point(x: 160), at: .zero)
    collection.resize(to: .zero)
    collection.resize(to: Size(width: 32, height: 32))
    #expect(firstLine(collection) == "1011")
  }

  /// Returns a scrolling section of cells that turn out twice as wide as estimated.
  private func measuredStrip() -> HeadlessCollection {
    scroller(
      64,
      Section("strip", layout: .row()) {
        ForEach(10..<99) { Paragraph("ab\($0)").size(width: .estimated(16), height: .fixed(16)) }
      })
  }

  @Test("Items measured while scrolling back do not shift the visible items")
  func scrolledBack() {
    let collection = measuredStrip()
    collection.scroll(by: Point(x: 320), at: .zero)
    let line = firstLine(collection)
    #expect(line.hasPrefix("ab"))
    collection.scroll(by: Point(x: -8), at: .zero)
    #expect(firstLine(collection).dropFirst() == line.dropLast())
  }

  @Test("Off-screen items that lose their measurements do not shift the visible items")
  func measuredAgain() {
    let collection = measuredStrip()
    for _ in 0..<12 { collection.scroll(by: Point(x: 32), at: .zero) }
    let line = firstLine(collection)
    #expect(line.hasPrefix("ab"))
    collection.resize(to: Size(width: 72, height: 32))
    #expect(firstLine(collection).hasPrefix(line))
    collection.resize(to: Size(width: 64, height: 32))
    #expect(firstLine(collection) == line)
  }

  @Test("The parts of a scrolling group stay when the viewport is resized")
  func group() {
    let collection = HeadlessCollection(columns: 4, rows: 1) {
      Section("s") {
        Group(layout: .row()) {
          ForEach(0..<100) { Label("\($0)").size(width: .fraction(0.5), height: .fixed(16)) }
        }
        .scrolls(.horizontal)
      }
    }
    collection.scroll(by: Point(x: 160), at: .zero)
    #expect(collection.text() == "1011\n")
    collection.resize(to: Size(width: 64, height: 16))
    #expect(collection.text() == "10  11\n")
  }
}

@MainActor
@Suite("Anchors of a collection with scrolling sections")
struct AnchorAmongStripsTests {
  private func content(before: Int = 5, _ numbers: Range<Int>) -> Content<Headless> {
    Content {
      Section("before") { ForEach((0..<before).reversed(), id: \.self) { Label("b\($0)") } }
      Section("strip") { ForEach(numbers) { Label("s\($0)") } }
        .scrolls(.vertical).size(height: .fixed(48))
      Section("after") { ForEach(0..<9) { Label("a\($0)") } }
    }
  }

  private func collection(rows: Double) -> HeadlessCollection {
    let collection = HeadlessCollection(
      size: Size(width: 48, height: rows * 16), configuration: EngineConfiguration(overscan: 0),
      content: content(0..<10))
    collection.scroll(by: 80)
    collection.scroll(by: Point(y: 1e9), at: .zero)
    return collection
  }

  @Test("An item that its scrolling section cannot hold does not scroll the collection")
  func itemInStrip() {
    let collection = collection(rows: 5)
    #expect(collection.text() == "s7\ns8\ns9\na0\na1\n")
    collection.show(content(8..<10))
    #expect(collection.text() == "s8\ns9\n\na0\na1\n")
  }

  @Test("A scrolling section that fills the viewport stays as a whole")
  func stripAsWhole() {
    let collection = collection(rows: 2)
    #expect(collection.text() == "s7\ns8\n")
    collection.show(content(before: 9, 0..<10))
    #expect(collection.text() == "s7\ns8\n")
    collection.show(content(before: 2, 3..<20))
    #expect(collection.text() == "s7\ns8\n")
  }

  @Test("Sections that scroll across anchor the collection by their items")
  func acrossStrips() {
    func content(_ ids: Range<Int>) -> Content<Headless> {
      Content {
        for id in ids {
          Section(id, layout: .row()) {
            ForEach(0..<50) { Label("\(id).\($0)").size(.fixed(width: 40, height: 16)) }
          }
          .scrolls(.horizontal)
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 40, height: 32), content: content(0..<30))
    collection.scroll(by: 160)
    collection.scroll(by: Point(x: 80), at: .zero)
    #expect(collection.text() == "10.2\n11.0\n")
    collection.show(content(-7..<30))
    #expect(collection.text() == "10.2\n11.0\n")
  }

  @Test("A scrolling section that fits anchors the collection by its items")
  func endlessStrip() {
    func content(_ numbers: Range<Int>) -> Content<Headless> {
      Content { Section("s") { ForEach(numbers) { Label("\($0)") } }.scrolls(.vertical) }
    }
    let collection = HeadlessCollection(size: Size(width: 40, height: 32), content: content(0..<90))
    collection.scroll(by: 160)
    #expect(collection.text() == "10\n11\n")
    collection.show(content(-7..<90))
    #expect(collection.text() == "10\n11\n")
  }

  @Test("Scrolling to an item larger than its section scrolls to its visible part")
  func largeItem() {
    let collection = HeadlessCollection(columns: 6, rows: 1) {
      Section("strip") { Label("tall").id("tall").size(.height(96)) }
        .scrolls(.vertical).size(height: .fixed(48))
      Section("after") { ForEach(0..<9) { Label("\($0)") } }
    }
    collection.engine.scroll(to: "tall", at: .end)
    collection.update()
    #expect(collection.engine.viewport.minY == 32)
  }

  @Test("A scroll target set while the viewport is empty is applied to new content")
  func targetOfOtherContent() {
    let collection = collection(rows: 2)
    collection.resize(to: .zero)
    collection.engine.scroll(to: "last", at: .start)
    collection.show {
      Section("before") { ForEach(0..<9) { Label("b\($0)") } }
      Section("s") { Label("last").id("last") }
      Section("after") { ForEach(0..<9) { Label("a\($0)") } }
    }
    collection.engine.scroll(to: "last", at: .start)
    collection.update()
    collection.show {
      Section("s") { Label("last").id("last") }
      Section("after") { ForEach(0..<9) { Label("a\($0)") } }
    }
    collection.resize(to: Size(width: 48, height: 32))
    #expect(collection.text() == "last\na0\n")
    collection.resize(to: .zero)
    collection.engine.scroll(to: 8, at: .start)
    collection.update()
    collection.show { Section("other") { Label("other") } }
    collection.resize(to: Size(width: 48, height: 32))
    #expect(collection.text() == "other\n\n")
  }
}
