import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Work is counted: selecting costs what is seen of it.
@MainActor
@Suite("What selecting costs")
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

  @Test("Selecting among a million rows fills two views again, and makes no cell")
  func single() {
    let collection = rows(1_000_000, mode: .single)
    collection.tap(0)
    counter.made = 0
    let before = collection.configurations
    collection.engine.activate(collection.engine.cells[2].id)
    collection.update()
    #expect(collection.engine.selection.ids == [2])
    // The focus and the selection go from one view to the other.
    #expect(collection.configurations - before == 2)
    collection.engine.select(1)
    collection.update()
    #expect(collection.configurations - before == 4)
    // The one that is selected by its id is looked at, whether it can be.
    #expect(counter.made <= 2)
  }

  @Test("Selecting all of ten million rows makes no cell, and fills what is on screen again")
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
    // The one that is asked about is looked at.
    #expect(counter.made <= 1)
    counter.made = 0
    collection.tap(1, modifiers: .control)
    #expect(counter.made == 0 && !collection.engine.selection.contains(1))
  }

  @Test("What comes after everything was selected is not; taking it over makes the cells that come into view")
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

  @Test("A range over a million rows makes the cell of its end alone")
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

  @Test("Rows without modifiers are counted, compared and written without a look at them")
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

  @Test("Thousands of cells learn from the change; of cells those are told that are on screen, or few")
  func told() {
    var told: [String] = []
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 32),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .extended),
      content: Content {
        Section("s") {
          ForEach(0..<1000) { row in Label("\(row)").onSelect { told.append("\(row) \($0)") } }
        }
      })
    collection.engine.selectAll()
    #expect(told == ["0 true", "1 true"])
    told = []
    collection.engine.setSelection([3, 700])
    #expect(told == ["0 false", "1 false"])
    told = []
    collection.engine.setSelection([700, 800])
    #expect(told == ["3 false", "800 true"])
  }
}
