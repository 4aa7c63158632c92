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
    let stage = Stage<Headless>()
    var inner: Transaction?
    stage.engine.resize(to: Size(width: 80, height: 80))
    stage.engine.show(
      Content {
        Section("s") {
          ForEach([1], id: { $0 }) { _ in
            inner = inner ?? stage.update()
            return Label("one")
          }
        }
      })
    let outer = stage.update()
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

  @Test("Footers stand below their section's items, headers above, empty sections keep both")
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

  @Test("A layout that is wider than the viewport scrolls sideways")
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

  @Test("Through a viewport without extent the place is kept")
  func throughNothing() {
    let collection = numbers(0..<1000)
    collection.scroll(by: 16 * 500)
    let before = collection.text()
    collection.resize(to: Size(width: 160, height: 0))
    _ = show(100..<1000, in: collection)
    collection.resize(to: Size(width: 160, height: 160))
    #expect(collection.text() == before)
  }

  @Test("An item carried away does not take the view along")
  func carriedAway() {
    let collection = HeadlessCollection(columns: 9, rows: 3, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") { ForEach(Array(0..<100), id: { $0 }) { Label("\($0)") } }
    }
    collection.scroll(by: 16 * 50)
    #expect(collection.text() == "50\n51\n52\n")
    collection.show {
      Section("s") { ForEach([50] + Array(0..<50) + Array(51..<100), id: { $0 }) { Label("\($0)") } }
    }
    #expect(collection.text() == "49\n51\n52\n")
  }

  @Test("Sizes are measured again for another width of the same content")
  func otherLayout() {
    func content(_ layout: Layout) -> Content<Headless> {
      Content {
        Section("s", layout: layout) {
          ForEach(["one two three", "four"], id: { $0 }) { Paragraph($0) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 128, height: 96), content: content(.list()))
    #expect(collection.text() == "one two three\nfour\n\n\n\n\n")
    collection.show(content(.grid(columns: .count(2))))
    #expect(collection.text() == "one two four\nthree\n\n\n\n\n")
    collection.show(content(.list()))
    #expect(collection.text() == "one two three\nfour\n\n\n\n\n")
  }

  @Test("Rows that turn out much lower than estimated fill the viewport in one frame")
  func overestimated() {
    let collection = HeadlessCollection(columns: 9, rows: 100) {
      Section("s") {
        ForEach(0..<1000) { Paragraph("\($0)") }.size(.estimatedHeight(1000))
      }
    }
    #expect(collection.issues == [])
    #expect(collection.text().hasPrefix("0\n1\n2\n") && collection.text().hasSuffix("98\n99\n"))
  }

  @Test("Equal ids of different kinds keep their views when they change places")
  func kindsReordered() {
    func content(_ isSwapped: Bool) -> Content<Headless> {
      Content {
        Section("s") {
          if isSwapped {
            ForEach([1, 2], id: { $0 }) { Paragraph("p\($0)") }
            ForEach([1, 2], id: { $0 }) { Label("l\($0)") }
          } else {
            ForEach([1, 2], id: { $0 }) { Label("l\($0)") }
            ForEach([1, 2], id: { $0 }) { Paragraph("p\($0)") }
          }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(false))
    let operations = collection.show(content(true))
    #expect(collection.text() == "p1\np2\nl1\nl2\n")
    #expect(operations.allSatisfy { if case .move = $0 { true } else { false } })
  }

  @Test("A row above shared data does not make it be looked through")
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

  @Test("What reaches beyond its section is in view as long as any of it is")
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

  @Test("Views of another type under the same kind are an issue, and not shown")
  func kindClash() {
    let collection = HeadlessCollection(columns: 9, rows: 2) {
      Section("s") {
        AnyCell(OneView(), upcast: { $0 })
        AnyCell(OtherView(), upcast: { $0 })
      }
    }
    #expect(collection.issues == [.kindClash(CellKind("view"))])
  }

  @Test("A native view says how high it is")
  func nativeMeasuring() {
    let collection = HeadlessCollection(columns: 9, rows: 5) {
      Section("s") {
        AnyCell(OneView(), upcast: { $0 })
        Label("below")
      }
    }
    #expect(collection.text() == "\n\n\nbelow\n\n")
  }
}

/// A native cell whose view is three lines high.
private struct OneView: Cell {
  static let kind = CellKind("view")
  func makeView() -> HighView { HighView() }
  func update(_ view: HighView, state: CellState) {}
}

/// Another native cell that claims the same kind.
private struct OtherView: Cell {
  static let kind = CellKind("view")
  func makeView() -> LowView { LowView() }
  func update(_ view: LowView, state: CellState) {}
}

private final class HighView: Headless.View {
  override func measure(offered: Size) -> Size? { Size(width: offered.width, height: 48) }
}

private final class LowView: Headless.View {}
