import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// What users of other engines complain about, as it has to be.
@MainActor
@Suite("Nothing jumps")
struct AnchorFaultTests {
  @Test("While scrolling up through rows that were never measured nothing jumps", arguments: [0.0, 64])
  func scrollingUp(overscan: Double) {
    let collection = unevenRows(0..<400, EngineConfiguration(overscan: overscan, estimateSampleCount: 0))
    collection.engine.scroll(to: 300, at: .start)
    collection.update()
    for step in 0..<60 {
      let before = tops(collection)
      collection.scroll(by: -13)
      for (id, top) in tops(collection) {
        guard let old = before[id] else { continue }
        #expect(top == old + 13, "row \(id) in step \(step)")
      }
    }
  }

  @Test("While scrolling down neither, and over rows that turn out smaller")
  func scrollingDown() {
    let collection = unevenRows(0..<400, lines: { $0 % 3 })
    for step in 0..<60 {
      let before = tops(collection)
      collection.scroll(by: 13)
      for (id, top) in tops(collection) {
        guard let old = before[id] else { continue }
        #expect(top == old - 13, "row \(id) in step \(step)")
      }
    }
  }

  private func tops(_ collection: HeadlessCollection) -> [ItemKey: Double] {
    var tops: [ItemKey: Double] = [:]
    for cell in collection.engine.cells {
      tops[cell.key] = cell.placement.frame.minY - collection.engine.viewport.minY
    }
    return tops
  }

  @Test("A message across the top that is still being written grows downwards, and shrinks so")
  func straddling() {
    let collection = unevenRows(0..<50, lines: { $0 == 20 ? 8 : 1 })
    for distance in [160.0, 160, 40] { collection.scroll(by: distance) }
    let top = collection.top(of: 20)
    #expect(top == -40)
    collection.show(unevenContent(0..<50) { $0 == 20 ? 12 : 1 })
    #expect(collection.top(of: 20) == top)
    collection.show(unevenContent(0..<50) { $0 == 20 ? 6 : 1 })
    #expect(collection.top(of: 20) == top)
    collection.show(unevenContent(0..<50) { _ in 1 })
    #expect(collection.top(of: 21) == 0, "nothing of it is left in view: the next one begins there")
  }

  @Test("What is wholly above and measured again moves nothing")
  func above() {
    let collection = unevenRows(0..<50, EngineConfiguration(overscan: 64), lines: { _ in 1 })
    collection.scroll(by: 320)
    collection.show(unevenContent(0..<50) { $0 == 18 ? 5 : 1 })
    #expect(collection.top(of: 20) == 0)
  }

  @Test("History comes above while the top is touched, and nothing moves")
  func prepend() {
    let collection = unevenRows(0..<50)
    let before = collection.text()
    for page in 1...20 {
      collection.show(unevenContent(-page * 25..<50))
      #expect(collection.text() == before, "page \(page)")
    }
  }

  @Test("Where the item that is held is deleted the next one is, then the one before")
  func deleted() {
    func content(_ rows: [Int]) -> Content<Headless> {
      Content { Section("rows") { ForEach(rows, id: \.self) { Label("\($0)") } } }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(overscan: 0),
      content: content(Array(0..<90)))
    collection.scroll(by: 16 * 50 - 4)
    #expect(collection.top(of: 50) == 4)
    collection.show(content(Array(0..<50) + Array(51..<90)))
    #expect(collection.top(of: 51) == 20, "it was in view, and stays")
    collection.show(content(Array(0..<50) + Array(60..<90)))
    #expect(collection.top(of: 49) == 4)
    collection.show(content(Array(0..<20)))
    #expect(collection.text().hasSuffix("19\n"))
  }

  @Test(
    "An item is scrolled to exactly at the first try, whatever was not measured", arguments: [17, 180, 399])
  func exact(row: Int) {
    for alignment in [ScrollAlignment.start, .center, .end] {
      let collection = unevenRows(0..<400)
      collection.engine.scroll(to: ItemID(row), at: alignment)
      _ = collection.stage.update()
      let height = Double(16 * (1 + row % 3))
      let end = collection.engine.contentSize.height
      let bottom = end - collection.engine.viewport.maxY
      let expected =
        switch alignment {
        case .start, .nearest: 0.0
        case .center: (160 - height) / 2
        case .end: 160 - height
        }
      #expect(collection.top(of: ItemID(row)) == expected || bottom == 0, "\(row) at \(alignment)")
    }
  }

  @Test("So are the end and a place, in one frame")
  func exactEdge() {
    let collection = unevenRows(0..<400, lines: { _ in 3 })
    collection.engine.scroll(toEdge: .end)
    _ = collection.stage.update()
    #expect(collection.top(of: 399) == 112)
    collection.engine.scroll(to: Point(y: 3000))
    _ = collection.stage.update()
    #expect(collection.engine.viewport.minY == 3000)
    collection.engine.scroll(toEdge: .start)
    _ = collection.stage.update()
    #expect(collection.top(of: 0) == 0)
  }

  @Test(
    "A part of a group that was never in view is found, by the group or by itself, and in groups in groups")
  func closedGroup() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section.nesting("outer") {
        Section("s") {
          ForEach(0..<1000) { number in
            Group {
              Label("\(number)").id("name \(number)")
              Group { Label("deep \(number)").id("deep \(number)") }.id("inner")
            }
          }
        }
      }
    }
    for (id, section) in [("name 700", 700 as ItemID?), ("deep 600", nil), ("name 999", nil)] {
      collection.engine.scroll(to: ItemID(id), inSection: section, at: .start)
      _ = collection.stage.update()
      let top = collection.top(of: ItemID(id))
      #expect(top == 0 || id == "name 999" && top == 32, "\(id)")
    }
    collection.engine.scroll(toSection: 300)
    _ = collection.stage.update()
    #expect(collection.text().hasPrefix("300\n"))
    #expect(collection.issues == [])
    collection.engine.scroll(to: "nobody")
    collection.update()
    #expect(collection.issues == [.unknownItem("nobody")])
  }

  @Test("An item in a strip in a list is found exactly, through both")
  func strips() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      for id in 0..<60 {
        Section(id, layout: .row()) {
          ForEach(0..<50) { Paragraph("\(id).\($0)").size(width: .estimated(8), height: .fixed(16)) }
        }
        .scrolls(.horizontal)
      }
    }
    collection.engine.scroll(to: 30, inSection: 40, at: .start)
    _ = collection.stage.update()
    #expect(collection.text().prefix { $0 != "\n" }.contains("40.30"))
  }
}
