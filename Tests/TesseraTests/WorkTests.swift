import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Counts work, which must depend on the visible part and not on the amount of content.
@MainActor
@Suite("Amount of work")
struct WorkTests {
  private let counter = Counter()

  private func layout(_ base: Layout) -> Layout { Layout(CountingLayout(base: base, counter: counter)) }

  @Test("A row is arranged once for all cells measured in one pass")
  func measuredRow() {
    let collection = HeadlessCollection(columns: 100, rows: 2) {
      Section("row", layout: layout(.row())) {
        ForEach(0..<40) { Paragraph("\($0)").size(width: .estimated(8), height: .fixed(16)) }
      }
    }
    #expect(collection.text().hasPrefix("0123456789101112"))
    #expect(counter.arrangements <= 3)
  }

  @Test("Items with an aspect ratio are arranged once for all measured in one pass")
  func measuredAspects() {
    let collection = HeadlessCollection(columns: 9, rows: 40) {
      Section("list", layout: layout(.list())) {
        ForEach(0..<40) { _ in Paragraph("x").size(width: .aspect(1), height: .estimated(8)) }
      }
    }
    #expect(collection.engine.cells.count == 40)
    #expect(counter.arrangements <= 3)
  }

  @Test("A row of groups is arranged once for all groups opened in one pass")
  func openedRow() {
    let collection = HeadlessCollection(columns: 100, rows: 2) {
      Section("row", layout: layout(.row())) {
        ForEach(0..<40) { number in
          Group { Label("\(number)") }.size(width: .fixed(16), height: .estimated(30))
        }
      }
    }
    #expect(collection.engine.contentSize.height == 16)
    #expect(counter.arrangements <= 4)
  }

  @Test("A wheel finds the scrolling section under it without querying the others")
  func stripBelow() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: Content(layout: layout(.list())) {
        for id in 0..<1000 {
          Section(id, layout: .row(spacing: 16)) {
            ForEach(0..<9) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
          }
          .scrolls(.horizontal)
        }
      })
    collection.engine.scroll(by: Point(x: 32), at: Point(x: 24, y: 24))
    counter.frames = 0
    collection.update()
    #expect(collection.text().split(separator: "\n")[1] == "1   2   3")
    #expect(counter.frames < 200)
  }

  @Test("Queued scrolls do not each search for visible items")
  func queuedScrolls() {
    let collection = HeadlessCollection(columns: 9, rows: 4) {
      Section("list", layout: layout(.list())) { ForEach(0..<1000) { Label("\($0)") } }
    }
    for _ in 0..<100 { collection.engine.scroll(by: Point(y: 16)) }
    counter.searches = 0
    collection.update()
    #expect(collection.text() == "100\n101\n102\n103\n")
    #expect(counter.searches < 10)
  }
}
