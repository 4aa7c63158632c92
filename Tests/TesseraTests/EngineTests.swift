import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Engine")
struct EngineTests {
  @Test("Ten million rows create only the visible cells")
  func tenMillionRows() {
    var made = 0
    let collection = HeadlessCollection(
      columns: 20, rows: 10, configuration: EngineConfiguration(overscan: 0)
    ) {
      Section("numbers") {
        ForEach(0..<10_000_000) { number in
          made += 1
          return Label("\(number)")
        }
      }
    }
    #expect(made == 10)
    #expect(collection.engine.contentSize.height == 160_000_000)
    collection.engine.scroll(to: 9_999_999, at: .end)
    collection.update()
    #expect(collection.text().hasSuffix("9999998\n9999999\n"))
    #expect(made == 20)
  }

  @Test("An item among a trillion numbers is found without a search")
  func trillionRows() {
    let collection = HeadlessCollection(columns: 20, rows: 2) {
      Section("numbers") { ForEach(-3..<1_000_000_000_000) { Label("\($0)") } }
    }
    collection.engine.scroll(to: 20_000_000)
    collection.update()
    #expect(collection.text() == "19999999\n20000000\n")
    collection.engine.scroll(to: -3)
    collection.update()
    #expect(collection.text() == "-3\n-2\n")
    for missing: ItemID in [-4, 1_000_000_000_000] {
      collection.engine.scroll(to: missing)
      collection.update()
      #expect(collection.issues.last == .unknownItem(missing))
    }
    collection.engine.scroll(to: "5")
    collection.update()
    #expect(collection.issues.last == .idOfAnotherType("5", shown: 5))
  }

  @Test("A scroll step touches only the cells that enter and leave")
  func scrollStep() {
    let collection = numberedLines(0..<1000)
    let before = collection.configurations
    let operations = collection.scroll(by: 16)
    #expect(operations.map { $0.description }.map { $0.prefix(6) } == ["unmoun", "mount "])
    #expect(collection.configurations - before == 1)
  }

  @Test("Views are reused while scrolling")
  func reuse() {
    let collection = numberedLines(0..<1000)
    for _ in 0..<50 { collection.scroll(by: 100) }
    #expect(collection.viewCount <= 11)
  }

  @Test("Unchanged content updates no view")
  func unchanged() {
    let collection = numberedLines(0..<1000)
    let before = collection.configurations
    #expect(collection.show(0..<1000) == [])
    #expect(collection.configurations == before)
  }

  @Test("One changed item updates one view")
  func oneChange() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("s") { ForEach([1, 2, 3], id: { $0 }) { Label("item \($0)") } }
    }
    let operations = collection.show {
      Section("s") { ForEach([1, 2, 3], id: { $0 }) { Label($0 == 2 ? "two" : "item \($0)") } }
    }
    #expect(operations.map { $0.description } == ["update cell 2: content"])
    #expect(collection.text() == "item 1\ntwo\nitem 3\n\n")
  }

  @Test("A pinned header hides the items behind it")
  func opaqueHeader() {
    let collection = HeadlessCollection(columns: 20, rows: 2) {
      Section("s") { ForEach(0..<9) { Label("a long line \($0)") } }.header(pinned: true) { Label("head") }
    }
    collection.scroll(by: 24)
    #expect(collection.text().hasPrefix("head\n"))
  }

  @Test("Scrolling to a section shows its header; an unknown section is an issue")
  func scrollToSection() {
    let collection = HeadlessCollection(columns: 20, rows: 2) {
      for name in ["A", "B", "C"] {
        Section(name) { ForEach(0..<9) { Label("\(name)\($0)") } }.header { Label("-- \(name)") }
      }
    }
    collection.engine.scroll(toSection: "B")
    collection.update()
    #expect(collection.text() == "-- B\nB0\n")
    collection.engine.scroll(toSection: "X")
    collection.update()
    #expect(collection.issues == [.unknownItem("X")])
    #expect(collection.text() == "-- B\nB0\n")
  }

  @Test("A pinned header stays visible until the end of its section pushes it out")
  func pinnedHeader() {
    let collection = HeadlessCollection(columns: 20, rows: 3) {
      for name in ["A", "B"] {
        Section(name) { ForEach(0..<4) { Label("\(name)\($0)") } }
          .header(pinned: true) { Label("-- \(name)") }
      }
    }
    collection.scroll(by: 32)
    #expect(collection.text() == "-- A\nA2\nA3\n")
    collection.scroll(by: 32)
    #expect(collection.text() == "-- A\n-- B\nB0\n")
    collection.scroll(by: 16)
    #expect(collection.text() == "-- B\nB0\nB1\n")
  }

  @Test("Headers are above the items and footers below, even in an empty section")
  func headersAndFooters() {
    let collection = HeadlessCollection(columns: 20, rows: 7) {
      for name in ["a", "b"] {
        Section(name) { if name == "b" { Label("item").id(1) } }
          .header { Label("head \(name)") }
          .footer { Paragraph("foot \(name) that needs two lines") }
      }
    }
    #expect(
      collection.text()
        == "head a\nfoot a that needs\ntwo lines\nhead b\nitem\nfoot b that needs\ntwo lines\n")
    let operations = collection.show {
      Section("b") { Label("item").id(1) }.footer { Paragraph("short") }
    }
    #expect(collection.text() == "item\nshort\n\n\n\n\n\n")
    #expect(operations.filter { if case .mount = $0 { true } else { false } }.isEmpty)
  }

  @Test("A layout wider than the viewport scrolls horizontally")
  func sideways() {
    let collection = HeadlessCollection(columns: 4, rows: 1, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s", layout: .row()) {
        ForEach(0..<100) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
      }
    }
    #expect(collection.text() == "0 1\n")
    collection.engine.scroll(by: Point(x: 160))
    collection.update()
    #expect(collection.text() == "1011\n")
    collection.engine.scroll(to: 99)
    collection.update()
    #expect(collection.text() == "9899\n")
  }

  @Test("Inserting a row above shared data does not traverse the data")
  func sharedData() {
    var looked = 0
    let data = Array(0..<100_000)
    func content(_ hasNotice: Bool) -> Content<Headless> {
      Content {
        Section("s") {
          if hasNotice { Label("notice") }
          ForEach(
            data,
            id: { number in
              looked += 1
              return number
            }
          ) { Label("\($0)") }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(false))
    looked = 0
    collection.show(content(true))
    #expect(looked < 1000)
  }

  @Test("A cell beyond its section's bounds stays mounted while it is visible")
  func overhang() {
    let configuration = EngineConfiguration(overscan: 0)
    let collection = HeadlessCollection(columns: 9, rows: 2, configuration: configuration) {
      Section("high") { Label("high").size(.height(320)) }
      Section("up", layout: .absolute([Rect(x: 0, y: -48, width: 72, height: 16)])) { Label("up") }
      Section("low") { Label("low").size(.height(320)) }
    }
    collection.scroll(by: 272)
    #expect(collection.engine.cells.map { $0.key.description } == ["high/#0", "up/#0"])
    collection.scroll(by: 96)
    #expect(collection.engine.cells.map { $0.key.description } == ["low/#0"])
  }
}
