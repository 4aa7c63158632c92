import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Jumps that users of other engines report, and the correct behavior.
@MainActor
@Suite("Visible items do not jump")
struct AnchorFaultTests {
  @Test("Scrolling up through unmeasured rows moves all visible rows equally", arguments: [0.0, 64])
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

  @Test("Scrolling down through unmeasured rows moves all visible rows equally")
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

  @Test("A partly visible row at the top changes its height at its lower edge")
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

  @Test("Measuring an item above the viewport again moves no visible item")
  func above() {
    let collection = unevenRows(0..<50, EngineConfiguration(overscan: 64), lines: { _ in 1 })
    collection.scroll(by: 320)
    collection.show(unevenContent(0..<50) { $0 == 18 ? 5 : 1 })
    #expect(collection.top(of: 20) == 0)
  }

  @Test("Prepending items at the top of the content moves no visible item")
  func prepend() {
    let collection = unevenRows(0..<50)
    let before = collection.text()
    for page in 1...20 {
      collection.show(unevenContent(-page * 25..<50))
      #expect(collection.text() == before, "page \(page)")
    }
  }

  @Test("If the anchor item is deleted, a neighbor becomes the anchor")
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

  @Test("A scroll to an item arrives exactly, even across unmeasured items", arguments: [17, 180, 399])
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

  @Test("A scroll to an edge or a point arrives in one frame")
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

  @Test("A scroll finds a part of a group that was never visible")
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

  @Test("A scroll to an item in a scrolling section scrolls both axes exactly")
  func scrollers() {
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
