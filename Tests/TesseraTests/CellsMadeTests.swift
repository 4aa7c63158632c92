import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Creating a cell calls the app's code, so the engine creates as few cells as possible.
@MainActor
@Suite("Number of created cells")
struct CellsMadeTests {
  private final class Counter {
    var count = 0
  }

  @Test(
    "Laying out rows with sizes of their own creates each cell once",
    arguments: [Layout.list(), .flow(), .grid(columns: .count(2)), .waterfall(columns: 2)])
  func ownSizes(_ layout: Layout) {
    // Visible rows are queried more often, equally often in both collections.
    #expect(cellsMade(for: 200, layout) - cellsMade(for: 100, layout) == 100)
  }

  /// Returns the number of cells that the first frame of `rows` rows creates.
  private func cellsMade(for rows: Int, _ layout: Layout) -> Int {
    let made = Counter()
    _ = HeadlessCollection(columns: 10, rows: 5) {
      Section("s", layout: layout) {
        ForEach(0..<rows) { row in
          made.count += 1
          return Label("\(row)").size(.fixed(width: 20, height: 16 + Double(row % 3)))
        }
      }
    }
    return made.count
  }

  @Test("Laying out rows of one size creates only the visible cells")
  func oneSize() {
    let made = Counter()
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("s") {
        ForEach(0..<100) { row in
          made.count += 1
          return Label("\(row)")
        }
      }
    }
    #expect(made.count == collection.engine.cells.count)
  }

  /// A cell that counts how often it is type-erased, which takes a memory block.
  private struct CountedCell: CanvasCell {
    static let sizing = Sizing.height(2 * TextMetrics.lineHeight)

    let erased: Counter

    var ownTrait: Tessera.Trait? {
      erased.count += 1
      return nil
    }

    func draw(in canvas: inout Canvas) {}

    static func == (left: CountedCell, right: CountedCell) -> Bool { true }
  }

  @Test("Laying out rows of two kinds calls each row once, and type-erases only visible cells")
  func twoKinds() {
    let (made, erased) = (Counter(), Counter())
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("s") {
        ForEach(0..<1_000) { row in
          let _ = made.count += 1
          if row % 3 > 0 { CountedCell(erased: erased) } else { Label("\(row)") }
        }
      }
    }
    #expect(collection.engine.contentSize.height == (666 * 2 + 334) * TextMetrics.lineHeight)
    #expect((1_000..<1_100).contains(made.count))
    #expect(erased.count < 100)
  }

  @Test("Laying out rows with sizes of their own type-erases only visible cells")
  func ownSizesErased() {
    let erased = Counter()
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("s") {
        ForEach(0..<1_000) { row in CountedCell(erased: erased).size(.height(16 + Double(row % 2))) }
      }
    }
    #expect(collection.engine.contentSize.height == 16_500)
    #expect(erased.count < 100)
  }

  @Test("Declaring rows that are cells or groups calls no row")
  func cellsAndGroups() {
    let made = Counter()
    let content: Content<Headless> = Content {
      Section("s") {
        ForEach(0..<1_000) { row in
          let _ = made.count += 1
          if row % 3 > 0 {
            Label("\(row)")
          } else {
            Group {
              Label("a"); Label("b")
            }
          }
        }
      }
    }
    #expect(made.count == 0)
    _ = HeadlessCollection(size: Size(width: 80, height: 80), content: content)
    #expect(made.count >= 1_000)
  }
}
