import TesseraComponents
import TesseraLayout
import TesseraTesting
import Testing

private struct Process: Identifiable, Equatable {
  var id: Int
  var name: String
  var load: Int
}

/// A table, and the state that the user changes.
@MainActor
private final class ProcessTable {
  var processes = [
    Process(id: 1, name: "kernel", load: 3), Process(id: 2, name: "editor", load: 25),
    Process(id: 3, name: "player", load: 3), Process(id: 4, name: "shell", load: 0),
  ]
  let columns = TableColumns<Process> {
    Column("Name", value: \.name).width(.flexible(min: 8))
    Column("Load", value: \.load) { "\($0) %" }.width(.fitting())
    Column("Bar") { ProgressBar(Double($0.load) / 100) }.width(.characters(8))
  }
  var state = TableState()
  var opened: [Int] = []
  private(set) var changes = 0
  let collection: HeadlessCollection

  init(columns: Int = 40, rows: Int = 6) {
    collection = HeadlessCollection(columns: columns, rows: rows) {}
    collection.stage.onWake = { [weak self] in self?.collection.update() }
    show()
  }

  func show() {
    collection.show(
      Content {
        Table(
          "processes", of: columns.sorted(processes, by: state.sort), columns: columns, state: state,
          striped: false, onChange: { self.change(to: $0) }
        ) { row in
          row.selectable().onTap { self.opened.append(row.element.id) }
        }
      })
  }

  private func change(to new: TableState) {
    (state, changes) = (new, changes + 1)
    show()
  }

  func press(_ keys: Key..., modifiers: KeyModifiers = []) {
    for key in keys { collection.press(key: key, modifiers: modifiers) }
  }

  /// Taps a column of characters of the header.
  func tapHeader(_ column: Int) { collection.tap(at: Point(x: Double(column) * 8 + 4, y: 8)) }

  var text: String { collection.text() }
  var ids: [Int] { collection.engine.cells.compactMap { $0.key.number } }
}

@MainActor
@Suite("Tables")
struct TableTests {
  @Test("A table has a header with the titles above its rows, in the columns of the cells")
  func picture() {
    #expect(
      ProcessTable().text == """
         Name                    Load  Bar
         kernel                   3 %  ────────
         editor                  25 %  ━━──────
         player                   3 %  ────────
         shell                    0 %  ────────


        """)
  }

  @Test("The header stays at the top while rows scroll")
  func pinnedHeader() {
    let table = ProcessTable(rows: 3)
    table.collection.scroll(by: 32)
    #expect(table.text.hasPrefix(" Name"))
    #expect(table.text.contains("player") && !table.text.contains("kernel"))
  }

  // MARK: Sorting

  @Test(
    "A tap on a title sorts by its column, and another one in the other direction; equal values keep their order"
  )
  func sorting() {
    let table = ProcessTable()
    table.tapHeader(27)
    #expect(table.state.sort == TableSort("Load", .ascending))
    #expect(table.ids == [4, 1, 3, 2])
    #expect(table.text.hasPrefix(" Name                  ▴ Load  Bar\n shell "))
    table.tapHeader(27)
    #expect(table.state.sort == TableSort("Load", .descending))
    #expect(table.ids == [2, 1, 3, 4])
    #expect(table.text.hasPrefix(" Name                  ▾ Load  Bar\n editor"))
    table.tapHeader(3)
    #expect(table.state.sort == TableSort("Name", .ascending))
    #expect(table.ids == [2, 1, 3, 4])
    #expect(table.text.hasPrefix(" Name ▴                  Load  Bar\n editor"))
  }

  @Test("A title by whose column rows cannot be sorted is no button")
  func notSortable() {
    let table = ProcessTable()
    table.tapHeader(32)
    #expect(table.state.sort == nil && table.changes == 0)
    #expect(table.columns.sorted(table.processes, by: TableSort("Bar")) == table.processes)
    #expect(table.columns.sorted(table.processes, by: TableSort("unknown")) == table.processes)
  }

  @Test("Tab goes to the titles, and Return sorts")
  func keys() {
    let table = ProcessTable()
    table.press(.tab, .enter)
    #expect(table.state.sort == TableSort("Name"))
    table.press(.right, .character(" "))
    #expect(table.state.sort == TableSort("Load"))
    table.press(.left, .enter)
    #expect(table.state.sort == TableSort("Name"))
    table.press(.enter)
    #expect(table.state.sort == TableSort("Name", .descending))
  }

  @Test("Assistive technologies learn that the collection is a table, and by which column it is sorted")
  func accessibility() throws {
    let table = ProcessTable()
    table.tapHeader(27)
    let engine = table.collection.engine
    #expect(engine.accessibilityCollection.kind == .table)
    let header = try #require(engine.cells.first { $0.path.element == .header })
    #expect(engine.accessibility(of: header.id)?.label == "Name Load, sorted ascending Bar")
    let row = try #require(engine.cell(of: 2))
    #expect(engine.accessibility(of: row.id)?.role == .tableRow)
    #expect(engine.accessibility(of: row.id)?.label == "editor 25 %")
  }

  // MARK: Resizing

  @Test(
    "Dragging the border behind a title resizes its column, not below three characters, and sorts nothing")
  func dragging() {
    let table = ProcessTable()
    let border = Point(x: 21 * 8 + 4, y: 8)
    table.collection.pointer(.down, at: border, time: 0)
    table.collection.pointer(.moved, at: border + Point(x: -64, y: 0), time: 0.1)
    #expect(table.state.width(of: "Name") == 96)
    table.collection.pointer(.moved, at: border + Point(x: -320, y: 0), time: 0.2)
    #expect(table.state.width(of: "Name") == 24)
    table.collection.pointer(.moved, at: border + Point(x: -96, y: 0), time: 0.3)
    table.collection.pointer(.up, at: border + Point(x: -96, y: 0), time: 0.4)
    #expect(table.state.width(of: "Name") == 64)
    table.collection.pointer(.moved, at: border, time: 0.5)
    #expect(table.state.width(of: "Name") == 64)
    #expect(table.state.sort == nil)
    #expect(table.text.hasPrefix(" Name        Load  Bar\n kernel       3 %"))
  }

  @Test("Option with an arrow resizes the column of the focused title")
  func resizingKeys() {
    let table = ProcessTable()
    table.press(.tab)
    table.press(.left, .left, modifiers: .option)
    #expect(table.state.width(of: "Name") == 144)
    table.press(.right, modifiers: .option)
    #expect(table.state.width(of: "Name") == 152)
    table.press(.right)
    table.press(.right, modifiers: .option)
    #expect(table.state.width(of: "Load") == 56)
  }

  @Test("A width that the user has chosen can be taken back")
  func takingBack() {
    let table = ProcessTable()
    let old = table.text
    table.state.setWidth(40, of: "Name")
    table.show()
    #expect(table.text != old)
    table.state.setWidth(nil, of: "Name")
    table.show()
    #expect(table.text == old)
  }

  // MARK: Scrolling sideways

  @Test("A wheel scrolls the columns behind the first one, as far as they go")
  func wheel() {
    let table = ProcessTable(columns: 20)
    #expect(table.text.hasPrefix(" Name    │   Load  B\n kernel  │    3 %  ─\n"))
    table.collection.scroll(by: Point(x: 32, y: 0), at: Point(x: 80, y: 40))
    #expect(table.state.offset == 32)
    #expect(table.text.hasPrefix(" Name    │oad  Bar\n kernel  │3 %  ─────\n"))
    table.collection.scroll(by: Point(x: 800, y: 0), at: Point(x: 80, y: 40))
    #expect(table.state.offset == 64)
    #expect(table.text.hasPrefix(" Name    │ Bar\n kernel  │ ────────\n"))
    let changes = table.changes
    table.collection.scroll(by: Point(x: 8, y: 0), at: Point(x: 80, y: 40))
    #expect(table.changes == changes)
  }

  @Test("Two turns of a wheel before the next frame add up")
  func twoTurns() {
    let table = ProcessTable(columns: 20)
    table.collection.engine.scroll(by: Point(x: 8, y: 0), at: Point(x: 80, y: 40))
    table.collection.engine.scroll(by: Point(x: 16, y: 0), at: Point(x: 80, y: 40))
    table.collection.update()
    #expect(table.state.offset == 24)
  }

  @Test("Right and Left scroll by columns while a row has the focus")
  func scrollingKeys() {
    let table = ProcessTable(columns: 20)
    table.collection.press(.first)
    table.press(.down, .right)
    #expect(table.state.offset > 0)
    while table.state.offset < 64 { table.press(.right) }
    table.press(.right)
    #expect(table.state.offset == 64)
    while table.state.offset > 0 { table.press(.left) }
    #expect(table.text.hasPrefix(" Name    │   Load  B"))
  }

  @Test("The title that gets the focus scrolls into view")
  func revealing() {
    let table = ProcessTable(columns: 20)
    table.state.offset = 64
    table.show()
    table.press(.tab)
    #expect(table.state.offset == 64)
    table.press(.right)
    #expect(table.state.offset == 0)
  }

  @Test("The control of a row that gets the focus scrolls into view")
  func revealingControls() {
    var removed: [Int] = []
    let columns = TableColumns<Int> {
      Column("Number", value: { $0 }).width(.characters(8))
      Column("Name") { Text("name \($0)") }.width(.characters(12))
      Column("Remove") { number in Button("Remove") { removed.append(number) } }.width(.characters(8))
    }
    var state = TableState()
    let collection = HeadlessCollection(columns: 20, rows: 3) {}
    collection.stage.onWake = { [unowned collection] in collection.update() }
    func show() {
      collection.show(
        Content {
          Table("rows", of: [1, 2], id: \.self, columns: columns, state: state) {
            state = $0
            show()
          }
        })
    }
    show()
    #expect(!collection.text().contains("Remove"))
    collection.engine.focus(on: 2, inSection: "rows")
    collection.update()
    collection.press(key: .tab)
    #expect(collection.text().contains("Remove"))
    collection.press(key: .enter)
    #expect(removed == [2])
  }

  @Test("A title that is pressed in the frame of another change keeps that change")
  func changesInOneFrame() {
    let table = ProcessTable()
    table.press(.tab)
    table.collection.stage.onWake = {}
    table.collection.engine.press(.right, modifiers: .option)
    table.collection.engine.press(.enter)
    table.collection.update()
    table.collection.update()
    #expect(table.state.sort == TableSort("Name"))
    #expect(table.state.width(of: "Name") != nil)
  }

  @Test("A tap on a pinned column does not reach the title that is scrolled below it")
  func coveredTitles() {
    let table = ProcessTable(columns: 20)
    table.state.offset = 48
    table.show()
    table.tapHeader(6)
    #expect(table.state.sort == TableSort("Name"))
  }

  @Test("An offset beyond the last column counts as the largest one")
  func tooFar() {
    let table = ProcessTable(columns: 20)
    table.state.offset = 10_000
    table.show()
    #expect(table.text.hasPrefix(" Name    │ Bar\n"))
    table.collection.scroll(by: Point(x: -8, y: 0), at: Point(x: 80, y: 40))
    #expect(table.state.offset == 56)
  }

  // MARK: Rows

  @Test("Rows are items with the ids of their elements: they are tapped and selected")
  func rows() {
    let table = ProcessTable()
    table.collection.tap(2)
    #expect(table.opened == [2])
    table.collection.engine.selectionMode = .multiple
    table.collection.select(3)
    #expect(table.collection.engine.cell(of: 3)?.state.contains(.selected) == true)
    #expect(table.collection.selectedIDs == [3])
  }

  @Test("Numbers that are not a number are behind all others, in both directions")
  func notANumber() {
    let columns = TableColumns<Double> {
      Column("Load", value: { $0 }) { "\($0)" }
      Column("Bar", value: { $0 }) { ProgressBar($0) }
    }
    let rows: [Double] = [3, .nan, 1, .nan, 2, .infinity]
    for column in ["Load", "Bar"] {
      let up = columns.sorted(rows, by: TableSort(column))
      #expect(up.prefix(4) == [1, 2, 3, .infinity] && up.suffix(2).allSatisfy(\.isNaN))
      let down = columns.sorted(rows, by: TableSort(column, .descending))
      #expect(down.prefix(4) == [.infinity, 3, 2, 1] && down.suffix(2).allSatisfy(\.isNaN))
    }
  }

  @Test("Every other row has another background, whatever its element")
  func stripes() {
    let columns = TableColumns<Int> { Column("Number", value: { $0 }) }
    let collection = HeadlessCollection(columns: 20, rows: 5) {}
    func striped(_ rows: [Int], _ isStriped: Bool = true) -> [Int] {
      collection.show {
        Table("numbers", of: rows, id: \.self, columns: columns, striped: isStriped)
      }
      // The bits from 4 to 11 belong to programs.
      #expect(collection.engine.cells.allSatisfy { $0.state.rawValue & 0xFF0 == 0 })
      return collection.engine.cells.filter { $0.state.rawValue & 1 << 15 != 0 }
        .compactMap { $0.key.number }
    }
    #expect(striped([1, 2, 3, 4]) == [2, 4])
    #expect(striped([2, 3, 4, 1]) == [3, 1])
    #expect(striped([2, 3, 4, 1], false) == [])
  }

  @Test("Without a handler the titles are no buttons, and nothing scrolls sideways")
  func withoutHandler() {
    let columns = TableColumns<Process> {
      Column("Name", value: \.name)
      Column("Load", value: \.load).width(.characters(20))
    }
    let collection = HeadlessCollection(columns: 20, rows: 3) {}
    collection.show { Table("processes", of: [Process(id: 1, name: "a", load: 2)], columns: columns) }
    let text = collection.text()
    collection.scroll(by: Point(x: 32, y: 0), at: Point(x: 80, y: 20))
    collection.tap(at: Point(x: 12, y: 8))
    #expect(collection.text() == text)
    #expect(collection.issues == [])
  }

  @Test("Of a million rows only the visible ones are made")
  func million() {
    var made = 0
    let columns = TableColumns<Int> {
      Column(
        "Number",
        value: { (row: Int) -> Int in
          made += 1
          return row
        })
      Column("Square", value: { $0 * $0 })
    }
    let collection = HeadlessCollection(columns: 40, rows: 20) {}
    let rows = Array(0..<1_000_000)
    var state = TableState()
    func show() {
      collection.show {
        Table("numbers", of: rows, id: \.self, columns: columns, state: state) {
          state = $0; show()
        }
      }
    }
    show()
    #expect(made < 100)
    collection.press(.last)
    #expect(collection.text().contains("999999"))
    #expect(collection.viewCount < 50)
    made = 0
    state.setWidth(64, of: "Number")
    show()
    #expect(made < 100)
  }

  @Test("An empty table shows its placeholder below the header")
  func empty() {
    let columns = TableColumns<Process> { Column("Name", value: \.name) }
    let collection = HeadlessCollection(columns: 20, rows: 3) {}
    collection.show {
      Table("processes", of: [Process](), columns: columns).section()
        .empty { PlaceholderMessage("No processes") }
    }
    #expect(collection.text() == " Name\n    No processes\n\n")
  }

  @Test("A table without columns has empty rows")
  func withoutColumns() {
    let collection = HeadlessCollection(columns: 20, rows: 3) {}
    collection.show {
      Table("numbers", of: [1, 2], id: \.self, columns: TableColumns<Int> {}) { _ in }
    }
    #expect(collection.text() == "\n\n\n")
    #expect(collection.issues == [])
  }
}

extension ItemKey {
  fileprivate var number: Int? {
    if case .item(let id, _) = element { id.value(as: Int.self) } else { nil }
  }
}
