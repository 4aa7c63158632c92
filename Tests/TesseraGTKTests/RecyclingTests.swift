import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Rows that are reused for other items.
  @MainActor
  struct RecyclingTests {
    private var rows: Content<GTK> {
      Content { Section("rows") { ForEach(0..<10_000) { LabelCell(text: "row \($0)") } } }
    }

    @Test("Rows are reused without being hidden")
    func rowsAreTakenAgainWithoutBeingHidden() async throws {
      let window = try await Window(rows)
      defer { window.close() }
      // The second position has a partial row at each edge.
      try await window.scroll(to: 9_616)
      let before = window.shownRows
      #expect(before.count > 10)
      var hidden = 0
      let watcher = SignalWatcher { hidden += 1 }
      for row in window.allRows { watcher.watch(row, "unmap") }
      try await window.scroll(to: 96_016)
      watcher.stop()
      #expect(hidden == 0)
      // Each row stays in place: for each moved row, GTK would update the styles of all rows.
      #expect(window.shownRows == before)
      #expect(window.row(3_000) == window.shownRows.first)
    }

    @Test("Rows are in the order of items, and few are moved", arguments: [32.0, 64, 96, -32, -64, -96])
    func rowsStandInTheOrderOfItemsAndFewAreMoved(step: Double) async throws {
      let window = try await Window(rows)
      defer { window.close() }
      try await window.scroll(to: 9_616)
      let before = window.shownRows
      var changes = 0
      let watcher = SignalWatcher { changes += 1 }
      let children = try #require(gtk_widget_observe_children(window.view.widget))
      defer { g_object_unref(UnsafeMutableRawPointer(children)) }
      watcher.watchItems(of: UnsafeMutableRawPointer(children))
      try await window.scroll(to: 9_616 + step)
      watcher.stop()
      let first = Int((9_616 + step) / 32)
      #expect(window.shownRows == (first..<first + before.count).compactMap { window.row(ItemID($0)) })
      #expect(Set(window.shownRows) == Set(before))
      #expect(changes <= Int(abs(step) / 32) + 1)
    }

    @Test("Unused rows are hidden")
    func rowsThatNothingTakesAreHidden() async throws {
      let window = try await Window(rows)
      defer { window.close() }
      window.view.show(Content { Section("rows") { ForEach(0..<3) { LabelCell(text: "row \($0)") } } })
      try await window.settle()
      #expect(window.shownRows.count == 3)
      #expect(window.allRows.count > 10)
    }

    @Test("A pressed button is not clicked for another item")
    func whatIsHeldDownIsNotPressedForAnotherItem() async throws {
      var pressed: [Int] = []
      let window = try await Window(
        Content {
          Section("rows") {
            ForEach(0..<1_000) { row in
              ButtonCell(text: "button \(row)").onEvent { (_: ButtonCell.Event) in pressed.append(row) }
            }
          }
        })
      defer { window.close() }
      let frame = try #require(window.frame(of: 2))
      try await window.movePointer(to: Point(x: 100, y: frame.minY + 20))
      let row = try #require(window.row(2))
      try await window.xdotool("mousedown", "1")
      try await wait("the press") {
        gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
      }
      gtk_adjustment_set_value(window.adjustment(), 20_000)
      try await window.settle()
      try await window.xdotool("mouseup", "1")
      // The next click shows that this press is over.
      try await window.click(at: Point(x: 100, y: 100))
      try await wait("a click") { !pressed.isEmpty }
      #expect(pressed == [502])
    }
  }
}
