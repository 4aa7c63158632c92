import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Sections that scroll by themselves")
struct ScrollerTests {
  private func collection(_ numbers: Range<Int> = 0..<100) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 32, height: 48), content: content(numbers))
  }

  private func content(_ numbers: Range<Int>) -> Content<Headless> {
    Content {
      Section("before") { Label("top") }
      Section("strip", layout: .row()) {
        ForEach(numbers) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
      }
      .scrolls(.horizontal)
      Section("after") { ForEach(0..<9) { Label("r\($0)") } }
    }
  }

  @Test("A scrolling section shows a window of its items and mounts only those")
  func window() {
    let collection = collection()
    #expect(collection.text() == "top\n0 1\nr0\n")
    #expect(collection.engine.contentSize.width == 32)
    #expect(collection.viewCount < 12)
  }

  @Test("A wheel over a scrolling section scrolls only that section")
  func wheel() {
    let collection = collection()
    collection.scroll(by: Point(x: 160), at: Point(x: 4, y: 20))
    #expect(collection.text() == "top\n1011\nr0\n")
    collection.scroll(by: Point(x: 1e9), at: Point(x: 4, y: 20))
    #expect(collection.text() == "top\n9899\nr0\n")
    collection.scroll(by: Point(y: 16), at: Point(x: 4, y: 20))
    #expect(collection.text() == "9899\nr0\nr1\n", "the strip does not scroll down")
    collection.scroll(by: Point(x: -1e9), at: Point(x: 4, y: 40))
    #expect(collection.text() == "9899\nr0\nr1\n", "there is no strip at that place")
  }

  @Test("Items at the edges are clipped")
  func clipping() {
    let collection = HeadlessCollection(columns: 8, rows: 1) {
      Section.nesting("both", layout: .row()) {
        Section("strip", layout: .row()) {
          ForEach(["abc", "def"], id: \.self) { Label($0).size(.fixed(width: 24, height: 16)) }
        }
        .scrolls(.horizontal).size(width: .fixed(32), height: .estimated(0))
        Section("next") { Label("next") }
      }
    }
    #expect(collection.text() == "abcdnext\n")
    collection.scroll(by: Point(x: 8), at: Point(x: 4, y: 4))
    #expect(collection.text() == "bcdenext\n")
    #expect(collection.engine.cell(at: Point(x: 36, y: 4))?.cell.content(as: Label.self)?.text == "next")
  }

  @Test("Scrolling to an item also scrolls the section that contains it")
  func reveal() {
    let collection = collection()
    collection.engine.scroll(to: 50)
    collection.update()
    #expect(collection.text() == "top\n4950\nr0\n")
  }

  @Test("The visible items of a scrolling section stay when items change before them")
  func anchor() {
    let collection = collection(10..<100)
    collection.scroll(by: Point(x: 160), at: Point(x: 4, y: 20))
    #expect(collection.text() == "top\n2021\nr0\n")
    collection.show(content(0..<100))
    #expect(collection.text() == "top\n2021\nr0\n")
    collection.show(content(15..<100))
    #expect(collection.text() == "top\n2021\nr0\n")
    collection.show(content(30..<100))
    #expect(collection.text() == "top\n3031\nr0\n")
  }
}

@MainActor
@Suite("Columns of unlimited width")
struct EndlessColumnTests {
  @Test("Columns share the visible width in a container of unlimited width")
  func shared() {
    for layout in [Layout.grid(columns: .count(2)), .waterfall(columns: 2)] {
      let collection = HeadlessCollection(columns: 8, rows: 2) {
        Section("s", layout: layout) { ForEach(0..<4) { Label("\($0)") } }.scrolls(.horizontal)
      }
      #expect(collection.text() == "0   1\n2   3\n")
    }
  }
}
