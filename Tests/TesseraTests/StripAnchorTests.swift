import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("What is seen of a strip holds its place")
struct StripAnchorTests {
  private func strip(_ width: Double, _ section: Section<Headless>) -> HeadlessCollection {
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

  @Test("Items that are as wide as a part of the viewport stay when it is resized")
  func resize() {
    let collection = strip(
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

  @Test("Sections in a strip stay when the viewport is resized")
  func resizedSections() {
    let collection = strip(
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

  @Test("A viewport that has no extent for a while loses no place")
  func noExtent() {
    let collection = strip(
      32,
      Section("strip", layout: .row()) {
        ForEach(0..<100) { Label("\($0)").size(width: .fraction(0.5), height: .fixed(16)) }
      })
    collection.scroll(by: Point(x: 160), at: .zero)
    collection.resize(to: .zero)
    collection.resize(to: Size(width: 32, height: 32))
    #expect(firstLine(collection) == "1011")
  }

  /// A strip of cells that are half as wide as they turn out to be.
  private func measuredStrip() -> HeadlessCollection {
    strip(
      64,
      Section("strip", layout: .row()) {
        ForEach(10..<99) { Paragraph("ab\($0)").size(width: .estimated(16), height: .fixed(16)) }
      })
  }

  @Test("Items that are measured when the strip is scrolled back do not push away what is seen")
  func scrolledBack() {
    let collection = measuredStrip()
    collection.scroll(by: Point(x: 320), at: .zero)
    let line = firstLine(collection)
    #expect(line.hasPrefix("ab"))
    collection.scroll(by: Point(x: -8), at: .zero)
    #expect(firstLine(collection).dropFirst() == line.dropLast())
  }

  @Test("Items out of view that lose what was measured do not push away what is seen")
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

  @Test("The parts of a group that scrolls stay when the viewport is resized")
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
@Suite("What holds a collection of strips")
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

  @Test("An item that its strip cannot hold does not take the collection along")
  func itemInStrip() {
    let collection = collection(rows: 5)
    #expect(collection.text() == "s7\ns8\ns9\na0\na1\n")
    collection.show(content(8..<10))
    #expect(collection.text() == "s8\ns9\n\na0\na1\n")
  }

  @Test("A strip that fills the viewport stays as a whole")
  func stripAsWhole() {
    let collection = collection(rows: 2)
    #expect(collection.text() == "s7\ns8\n")
    collection.show(content(before: 9, 0..<10))
    #expect(collection.text() == "s7\ns8\n")
    collection.show(content(before: 2, 3..<20))
    #expect(collection.text() == "s7\ns8\n")
  }

  @Test("Strips that scroll across hold the collection by their items")
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

  @Test("A section that could scroll but has nothing to scroll holds the collection by its items")
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

  @Test("An item that is larger than its strip is brought into view by what is seen of it")
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

  @Test("An item that was scrolled to while nothing could be seen is found in other content, or let go of")
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
