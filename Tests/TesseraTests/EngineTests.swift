import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Engine")
struct EngineTests {
  /// A collection of numbered lines, ten of them in view.
  private func numbers(
    _ range: Range<Int>, _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0)
  ) -> HeadlessCollection {
    HeadlessCollection(columns: 20, rows: 10, configuration: configuration) {
      Section("numbers") { ForEach(range) { Label("\($0)") } }
    }
  }

  private func show(_ range: Range<Int>, in collection: HeadlessCollection) -> [MountOperation] {
    collection.show { Section("numbers") { ForEach(range) { Label("\($0)") } } }
  }

  @Test("Ten million rows make as many cells as are in view")
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

  @Test("A scroll step touches only what enters and leaves")
  func scrollStep() {
    let collection = numbers(0..<1000)
    let before = collection.configurations
    let operations = collection.scroll(by: 16)
    #expect(operations.map { $0.description }.map { $0.prefix(6) } == ["unmoun", "mount "])
    #expect(collection.configurations - before == 1)
  }

  @Test("Views are used again: scrolling far makes no more of them than are in view")
  func reuse() {
    let collection = numbers(0..<1000)
    for _ in 0..<50 { collection.scroll(by: 100) }
    #expect(collection.viewCount <= 11)
  }

  @Test("Unchanged content touches no view")
  func unchanged() {
    let collection = numbers(0..<1000)
    let before = collection.configurations
    #expect(show(0..<1000, in: collection) == [])
    #expect(collection.configurations == before)
  }

  @Test("One changed item fills one view again")
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

  @Test("What is looked at stays when rows come above it")
  func anchor() {
    let collection = numbers(100..<200)
    collection.scroll(by: 160)
    let before = collection.text()
    _ = show(0..<200, in: collection)
    #expect(collection.text() == before)
    #expect(collection.engine.viewport.minY == 110 * 16)
  }

  @Test("At the start a list that sticks to it shows what comes there")
  func stickToStart() {
    let collection = numbers(100..<200, EngineConfiguration(anchoring: .start))
    _ = show(99..<200, in: collection)
    #expect(collection.text().hasPrefix("99\n100\n"))
  }

  @Test("A log stays at its end while it is there, and stays put while it is not")
  func stickToEnd() {
    let collection = numbers(0..<100, EngineConfiguration(anchoring: .end))
    #expect(collection.text().hasSuffix("98\n99\n"))
    _ = show(0..<101, in: collection)
    #expect(collection.text().hasSuffix("99\n100\n"))
    collection.scroll(by: -320)
    let before = collection.text()
    _ = show(0..<150, in: collection)
    #expect(collection.text() == before)
  }

  @Test("Content asked for while a cell is made follows in the next transaction")
  func reentrantContent() {
    var request: (() -> Void)?
    let collection = HeadlessCollection(columns: 20, rows: 2) { Section("s") { Label("first") } }
    request = { collection.engine.show(Content { Section("s") { Label("third") } }) }
    collection.engine.show(
      Content {
        Section("s") {
          ForEach([1], id: { $0 }) { _ in
            request?()
            request = nil
            return Label("second")
          }
        }
      })
    collection.update()
    #expect(collection.text() == "third\n\n")
  }

  @Test("A transaction asked for during a transaction is an issue and changes nothing")
  func reentrantUpdate() {
    let engine = Engine<Headless>()
    var inner: Transaction?
    engine.resize(to: Size(width: 80, height: 80))
    engine.show(
      Content {
        Section("s") {
          ForEach([1], id: { $0 }) { _ in
            inner = inner ?? engine.update()
            return Label("one")
          }
        }
      })
    let outer = engine.update()
    #expect(inner?.issues == [.reentrantUpdate] && inner?.operations == [])
    #expect(outer.operations.count == 1)
  }

  @Test("Duplicate ids are reported with every place, and shown all the same")
  func duplicates() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("s") { ForEach(["a", "b", "a"], id: { $0 }) { Label($0) } }
      Section("s") { Label("other") }
    }
    #expect(
      collection.issues == [
        .duplicateSection("s", positions: [0, 1]), .duplicateItem("a", section: "s", positions: [0, 2]),
      ])
    #expect(collection.text() == "a\nb\na\nother\n")
    let keys = collection.engine.cells.map { $0.key }
    #expect(Set(keys).count == 4)
    #expect(keys.map { $0.description } == ["s/a", "s/b", "s/a[1]", "s[1]/#0"])
  }

  @Test("Equal ids behind different kinds of view are different items")
  func kindsTellApart() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("s") {
        ForEach([1, 2], id: { $0 }) { Label("\($0)") }
        ForEach([1, 2], id: { $0 }) { Paragraph("\($0)") }
      }
    }
    #expect(collection.issues == [])
    #expect(collection.text() == "1\n2\n1\n2\n")
  }

  @Test("An id that shows another kind of cell gets another view")
  func kindChange() {
    let collection = HeadlessCollection(columns: 20, rows: 1) { Section("s") { Label("a").id(1) } }
    let operations = collection.show { Section("s") { Paragraph("b").id(1) } }
    #expect(operations.count == 2)
    #expect(collection.text() == "b\n")
  }

  @Test("Scrolling to an item that is not there is an issue")
  func unknownItem() {
    let collection = numbers(0..<100)
    collection.engine.scroll(to: 1000)
    collection.update()
    #expect(collection.issues == [.unknownItem(1000)])
    #expect(collection.engine.viewport.minY == 0)
  }

  @Test(
    "Absurd sizes and distances are harmless",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 0, 1e300,
    ])
  func absurdNumbers(number: Double) {
    let collection = numbers(0..<100)
    collection.scroll(by: number)
    collection.resize(to: Size(width: number, height: number))
    collection.show {
      Section("s", layout: .list(spacing: number)) {
        Label("a").size(width: .fixed(number), height: .fixed(number))
        Label("b").size(width: .fraction(number), height: .aspect(number))
        Label("c").size(width: .aspect(number), height: .aspect(number))
      }
    }
    collection.resize(to: Size(width: 160, height: 160))
    #expect(collection.engine.viewport.minY.isFinite)
    #expect(collection.engine.cells.allSatisfy { $0.placement.frame.height.isFinite })
  }

  @Test("A pinned header stays in view and is pushed out by the end of its section")
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
}
