import Tessera
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

/// Counts work: selecting costs only the visible changes.
@MainActor
@Suite("Cost of selection")
struct SelectionWorkTests {
  private final class Counter {
    var made = 0
  }

  private let counter = Counter()

  private func content(_ rows: Range<Int>) -> Content<Headless> {
    Content {
      Section("s") {
        ForEach(rows) { [counter] row in
          counter.made += 1
          return Label("\(row)").selectable()
        }
      }
    }
  }

  private func rows(_ count: Int, mode: SelectionMode = .extended) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 32, selectionMode: mode), content: content(0..<count))
  }

  @Test("Selecting among a million rows updates two views and creates no cell")
  func single() {
    let collection = rows(1_000_000, mode: .single)
    collection.tap(0)
    counter.made = 0
    let before = collection.configurations
    collection.engine.activate(collection.engine.cells[2].id)
    collection.update()
    #expect(collection.engine.selection.ids == [2])
    // The focus and the selection move from one view to the other.
    #expect(collection.configurations - before == 2)
    collection.engine.select(1)
    collection.update()
    #expect(collection.configurations - before == 4)
    // The item selected by id is queried for whether it is selectable.
    #expect(counter.made <= 2)
  }

  @Test("Selecting all of ten million rows creates no cell and updates visible views")
  func all() {
    let collection = rows(10_000_000)
    let shown = collection.engine.cells.count
    counter.made = 0
    let before = collection.configurations
    collection.engine.selectAll()
    collection.update()
    #expect(counter.made == 0 && collection.configurations - before == shown)
    #expect(collection.engine.cells.allSatisfy { $0.state.contains(.selected) })
    let selection = collection.engine.selection
    #expect(selection.contains(9_999_999) && !selection.contains(10_000_000) && !selection.contains("x"))
    // The queried item is created.
    #expect(counter.made <= 1)
    counter.made = 0
    collection.tap(1, modifiers: .control)
    #expect(counter.made == 0 && !collection.engine.selection.contains(1))
  }

  @Test("Rows inserted after select-all are not selected and create only visible cells", .tags(.slow))
  func later() {
    let collection = rows(1_000_000)
    collection.engine.selectAll()
    collection.update()
    counter.made = 0
    collection.show(content(-1..<1_000_002))
    #expect(counter.made <= 2 * collection.engine.cells.count)
    let selection = collection.engine.selection
    let answers = [-1, 0, 999_999, 1_000_000].map { selection.contains(ItemID($0)) }
    #expect(answers == [false, true, true, false])
    counter.made = 0
    collection.show(content(500_000..<1_000_000))
    #expect(counter.made <= 2 * collection.engine.cells.count)
    let rest = collection.engine.selection
    #expect(!rest.contains(499_999) && rest.contains(500_000))
  }

  @Test("A range over a million rows creates only the cell at its end")
  func range() {
    let collection = rows(1_000_000)
    collection.tap(1)
    counter.made = 0
    #expect(collection.engine.extendSelection(to: 999_998))
    #expect(counter.made == 1)
    #expect(collection.engine.selection.contains(500_000) && !collection.engine.selection.contains(999_999))
    #expect(collection.engine.extendSelection(to: 3))
    #expect(collection.engine.selection.ids == [1, 2, 3])
  }

  @Test("Selections of plain rows are counted, compared and printed without their cells")
  func values() {
    var made = 0
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(selectionMode: .multiple),
      content: Content {
        Section("s") {
          ForEach(0..<10_000_000) {
            made += 1
            return Label("\($0)")
          }
        }
      })
    made = 0
    var changes: [String] = []
    collection.engine.onSelectionChange = { changes.append($0.description) }
    collection.engine.selectAll()
    let selection = collection.engine.selection
    collection.engine.setSelection(selection)
    #expect(selection.count == 10_000_000 && selection == collection.engine.selection && made == 0)
    #expect(changes == ["+ s/0…s/9999999 (10000000)"])
  }

  @Test("Large changes call only the handlers of visible cells, small ones all")
  func reported() {
    var reported: [String] = []
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 32),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .extended),
      content: Content {
        Section("s") {
          ForEach(0..<1000) { row in Label("\(row)").onSelect { reported.append("\(row) \($0)") } }
        }
      })
    collection.engine.selectAll()
    #expect(reported == ["0 true", "1 true"])
    reported = []
    collection.engine.setSelection([3, 700])
    #expect(reported == ["0 false", "1 false"])
    reported = []
    collection.engine.setSelection([700, 800])
    #expect(reported == ["3 false", "800 true"])
  }
}
