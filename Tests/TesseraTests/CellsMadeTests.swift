import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Making a cell calls the program's own code: the fewer, the better.
@MainActor
@Suite("How often cells are made")
struct CellsMadeTests {
  private final class Counter {
    var count = 0
  }

  @Test(
    "Laying out rows that have their own sizes makes the cell of each once",
    arguments: [Layout.list(), .flow(), .grid(columns: .count(2)), .waterfall(columns: 2)])
  func ownSizes(_ layout: Layout) {
    // Those in view are asked more; they are the same.
    #expect(cellsMade(for: 200, layout) - cellsMade(for: 100, layout) == 100)
  }

  /// How many cells a first frame of so many rows takes.
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

  @Test("Laying out rows of one size makes no cells but those in view")
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
}
