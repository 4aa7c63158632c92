import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Tables in a window, with a real mouse and real keys.
  @MainActor
  struct TableTests {
    /// A table that is wider than the window, and its state.
    @MainActor
    private final class NumberTable {
      var state = TableState()
      let columns = TableColumns<Int> {
        Column("Number", value: { $0 }).width(.points(80))
        Column("Name", value: { "number \($0)" }).width(.points(160))
        Column("Square", value: { $0 * $0 }).width(.points(160))
      }
      private(set) var shownWindow: Window?

      init() async throws { shownWindow = try await Window(content) }

      var window: Window { get throws { try #require(shownWindow) } }

      func close() { shownWindow?.close() }

      private var content: Content<GTK> {
        Content {
          Table(
            "numbers", of: columns.sorted(1...50, by: state.sort), id: { $0 }, columns: columns, state: state
          ) { [unowned self] in
            state = $0
            shownWindow?.view.show(content)
          }
        }
      }
    }

    @Test("A click on a title sorts, and screen readers learn that it does")
    func sorting() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      try await window.click(at: Point(x: 60, y: 17))
      try await wait("the order") { table.state.sort == TableSort("Number") }
      try await window.click(at: Point(x: 60, y: 17))
      try await wait("the other order") { table.state.sort == TableSort("Number", .descending) }
      try await window.settle()
      let header = try #require(window.engine.cells.first { $0.path.element == .header })
      #expect(
        window.engine.accessibility(of: header.id)?.label == "Number, sorted descending Name Square")
      #expect(window.engine.accessibilityCollection.kind == .table)
    }

    @Test("The mouse drags the border of a column")
    func borders() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      // The first column is 80 points wide behind the inset of 12 points; the gap is 18 points wide.
      try await window.movePointer(to: Point(x: 101, y: 17))
      try await window.xdotool("mousedown", "1")
      try await window.movePointer(to: Point(x: 121, y: 17))
      try await wait("the width") { table.state.width(of: "Number") == 100 }
      try await window.xdotool("mouseup", "1")
      try await window.settle()
      #expect(table.state.sort == nil)
    }

    @Test("A wheel with Shift, or turned sideways, scrolls sideways behind the first column")
    func wheel() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      try await window.click(5, at: Point(x: 200, y: 100), holding: "Shift_L")
      try await wait("the offset") { table.state.offset > 0 }
      try await window.click(4, at: Point(x: 200, y: 100), holding: "Shift_L")
      try await wait("the offset back") { table.state.offset == 0 }
      #expect(window.value == 0)
      // Buttons 6 and 7 are the wheel turned to the left and to the right.
      try await window.click(7, at: Point(x: 200, y: 100))
      try await wait("the offset") { table.state.offset > 0 }
      try await window.click(6, at: Point(x: 200, y: 100))
      try await wait("the offset back") { table.state.offset == 0 }
      #expect(window.value == 0)
      try await window.click(5, at: Point(x: 200, y: 100))
      try await wait("the next rows") { window.value > 0 }
      #expect(table.state.offset == 0)
    }

    @Test("A touchpad scrolls sideways, and leaves scrolling along the rows to GTK")
    func touchpad() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      let point = Point(x: 200, y: 100)
      #expect(!window.view.touchpad(movedBy: Point(x: 8, y: 3), at: point))
      try await window.settle()
      #expect(table.state.offset == 20)
      #expect(window.value == 0)
      #expect(!window.view.touchpad(movedBy: Point(x: 3, y: 8), at: point))
      #expect(!window.view.touchpad(movedBy: Point(x: 8, y: 0), at: nil))
      try await window.settle()
      #expect(table.state.offset == 20)
      #expect(window.value == 0)
      #expect(!window.view.touchpad(movedBy: Point(x: -80, y: 0), at: point))
      try await window.settle()
      #expect(table.state.offset == 0)
    }

    @Test("Keys go to a title, sort by it, and change the width of its column")
    func keys() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      try await window.takeKeyboard()
      try await window.press("Down", "Up", "Up", "Right", "Return")
      try await wait("the order") { table.state.sort == TableSort("Number") }
      try await window.press("alt+Right")
      try await wait("the width") { (table.state.width(of: "Number") ?? 0) > 80 }
      try await window.press("Right", "Return")
      try await wait("the order by name") { table.state.sort == TableSort("Name") }
    }

    @Test("Tab goes through the titles, Return and Space sort, and screen readers hear a title and its order")
    func tab() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      try await window.takeKeyboard()
      try await window.press("Down", "Up", "Up")
      try await wait("the header") { window.engine.focusedKey?.element == .header }
      try await window.press("Tab", "Tab", "space")
      try await wait("the order by name") { table.state.sort == TableSort("Name") }
      try await window.settle()
      let header = try #require(window.engine.cells.first { $0.path.element == .header })
      let row = try #require(window.view.stage.view(for: header.id)?.cell)
      #expect(gtk_testing_check_label(row, "Name, sorted ascending") == nil)
      try await window.press("shift+Tab", "Return")
      try await wait("the order by number") { table.state.sort == TableSort("Number") }
      try await window.settle()
      #expect(gtk_testing_check_label(row, "Number, sorted ascending") == nil)
      // The last title is scrolled into view, and the first row follows it.
      try await window.press("Tab", "Tab")
      try await wait("the last title") { table.state.offset > 0 && window.engine.focusedControl == 2 }
      try await window.press("Tab")
      try await wait("the first row") { window.engine.focusedKey?.element == .item(1, occurrence: 0) }
      try await window.settle()
      #expect(gtk_testing_check_label(row, "Number, sorted ascending Name Square") == nil)
      try await window.press("shift+Tab")
      try await wait("the last title") { window.engine.focusedControl == 2 }
      try await window.press("shift+Tab", "shift+Tab", "Return")
      try await wait("the other order") { table.state.sort == TableSort("Number", .descending) }
    }

    @Test("A title with the keyboard focus has a ring")
    func ring() async throws {
      let table = try await NumberTable()
      defer { table.close() }
      let window = try table.window
      // The column is 80 points wide behind the inset of 12 points. The ring is 9 points outside of it.
      func edge() throws -> UInt32 { try Picture(of: window.view.widget)[4, 17] }
      let before = try edge()
      try await window.takeKeyboard()
      try await window.press("Down", "Up", "Up", "Tab")
      try await wait("the title") { window.engine.focusedControl == 0 }
      try await window.settle()
      let picture = try Picture(of: window.view.widget)
      #expect(picture[4, 17] != before && picture[60, 30] == before)
    }
  }
}
