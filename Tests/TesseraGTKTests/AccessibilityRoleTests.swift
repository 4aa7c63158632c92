import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The accessible roles, states and relations of collections and rows, as GTK's test backend has them.
  @MainActor
  struct AccessibilityRoleTests {
    private func role(_ widget: Widget) -> GtkAccessibleRole {
      gtk_accessible_get_accessible_role(OpaquePointer(widget))
    }

    /// Expects that a check of GTK finds no difference.
    private func expectNone(_ fault: UnsafeMutablePointer<CChar>?, _ place: SourceLocation = #_sourceLocation)
    {
      defer { g_free(fault) }
      #expect(fault.map { String(cString: $0) } == nil, sourceLocation: place)
    }

    private func row(_ id: ItemID, _ window: Window) throws -> Widget { try #require(window.row(id)) }

    private func window(_ mode: SelectionMode, _ content: Content<GTK>) async throws -> Window {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = mode
      return try await Window(configuration: configuration, content)
    }

    private func list(_ numbers: Range<Int>) -> Content<GTK> {
      Content { Section("s") { ForEach(numbers) { LineCell(text: "\($0)") } } }
    }

    private func grid(_ numbers: Range<Int>) -> Content<GTK> {
      Content {
        Section("s", layout: .grid(columns: .count(3))) { ForEach(numbers) { LineCell(text: "\($0)") } }
      }
    }

    @Test("A grid has counts and positions of rows and columns")
    func aGridTellsRowsAndColumns() async throws {
      let window = try await window(.multiple, grid(0..<100))
      defer { window.close() }
      #expect(role(window.view.widget) == GTK_ACCESSIBLE_ROLE_GRID)
      expectNone(gtk_testing_check_size(window.view.widget, 34, 3))
      expectNone(gtk_testing_check_many(window.view.widget, 1))
      let cell = try row(7, window)
      #expect(role(cell) == GTK_ACCESSIBLE_ROLE_GRID_CELL)
      expectNone(gtk_testing_check_place(cell, 3, 2))
      expectNone(gtk_testing_check_position(cell, 8, 100))
      expectNone(gtk_testing_check_selected(cell, 0))
      // A reused cell has a new position.
      try await window.scroll(to: 9_000)
      let last = try row(99, window)
      expectNone(gtk_testing_check_place(last, 34, 1))
    }

    @Test("A tree has levels, positions and expanded states")
    func aTreeTellsLevelsSiblingsAndWhatIsExpanded() async throws {
      struct Folder {
        var name: String
        var folders: [Folder]?
      }
      let folders = [
        Folder(name: "home", folders: [Folder(name: "letters"), Folder(name: "music", folders: [])]),
        Folder(name: "trash"),
      ]
      let outline = Outline(folders, id: \.name) { $0.folders }
      func content() -> Content<GTK> {
        Content {
          Section("s") {
            ForEach(outline.rows) { row in LabelCell(text: row.node?.name ?? "").expands(row, in: outline) }
          }
        }
      }
      let window = try await window(.single, content())
      defer { window.close() }
      outline.onChange = { window.view.show(content()) }
      #expect(role(window.view.widget) == GTK_ACCESSIBLE_ROLE_TREE)
      let home = try row("home", window)
      #expect(role(home) == GTK_ACCESSIBLE_ROLE_TREE_ITEM)
      expectNone(gtk_testing_check_level(home, 1))
      expectNone(gtk_testing_check_expanded(home, 0))
      expectNone(gtk_testing_check_position(home, 1, 2))
      // As a screen reader does.
      #expect(gtk_widget_activate_action_variant(home, "cell.expand", nil) != 0)
      try await window.settle()
      expectNone(gtk_testing_check_expanded(home, 1))
      let music = try row("music", window)
      expectNone(gtk_testing_check_label(music, "music"))
      expectNone(gtk_testing_check_level(music, 2))
      expectNone(gtk_testing_check_position(music, 2, 2))
      let trash = try row("trash", window)
      expectNone(gtk_testing_check_position(trash, 2, 2))
      #expect(gtk_test_accessible_has_state(OpaquePointer(trash), GTK_ACCESSIBLE_STATE_EXPANDED) == 0)
      #expect(gtk_widget_activate_action_variant(home, "cell.collapse", nil) != 0)
      try await window.settle()
      expectNone(gtk_testing_check_expanded(home, 0))
      #expect(window.row("music") == nil)
    }

    @Test("A table has cells and rows")
    func aTableHasCells() async throws {
      let window = try await window(
        .none,
        Content {
          Section("s") {
            ForEach(0..<2) { row in
              Group(layout: .row()) {
                LineCell(text: "\(row)"); LineCell(text: "\(row + 1)")
              }
            }
            LineCell(text: "sum").id("sum")
          }
          .accessibilityKind(.table)
        })
      defer { window.close() }
      #expect(role(window.view.widget) == GTK_ACCESSIBLE_ROLE_TABLE)
      let rows = window.shownRows
      #expect(
        rows.map { role($0) } == [
          GTK_ACCESSIBLE_ROLE_CELL, GTK_ACCESSIBLE_ROLE_CELL, GTK_ACCESSIBLE_ROLE_CELL,
          GTK_ACCESSIBLE_ROLE_CELL, GTK_ACCESSIBLE_ROLE_ROW,
        ])
      expectNone(gtk_testing_check_place(rows[3], 2, 2))
      expectNone(gtk_testing_check_label(rows[3], "2"))
    }

    @Test("Headers and declared roles have their own roles")
    func headersAndWhatSaysSoAreSomethingElse() async throws {
      let window = try await window(
        .none,
        Content {
          Section("s") {
            LineCell(text: "press").id("button").accessibilityRole(.button)
            LineCell(text: "look").id("image").accessibilityRole(.image)
            LineCell(text: "read").id("text").accessibilityRole(.text)
          }
          .header { LineCell(text: "Header") }
        })
      defer { window.close() }
      #expect(role(try row("button", window)) == GTK_ACCESSIBLE_ROLE_BUTTON)
      #expect(role(try row("image", window)) == GTK_ACCESSIBLE_ROLE_IMG)
      #expect(role(try row("text", window)) == GTK_ACCESSIBLE_ROLE_LABEL)
      #expect(window.shownRows.map { role($0) }.contains(GTK_ACCESSIBLE_ROLE_HEADING))
    }

    @Test("Other content changes the roles and keeps the focus")
    func otherContentIsSomethingElse() async throws {
      let window = try await window(.single, list(0..<10))
      defer { window.close() }
      try await window.takeKeyboard()
      #expect(role(window.view.widget) == GTK_ACCESSIBLE_ROLE_LIST)
      window.view.show(grid(0..<10))
      try await window.settle()
      #expect(role(window.view.widget) == GTK_ACCESSIBLE_ROLE_GRID)
      let cell = try row(4, window)
      #expect(role(cell) == GTK_ACCESSIBLE_ROLE_GRID_CELL)
      expectNone(gtk_testing_check_place(cell, 2, 2))
      #expect(window.view.containsFocus && gtk_widget_get_mapped(window.view.widget) != 0)
      window.view.show(list(0..<10))
      try await window.settle()
      #expect(role(window.view.widget) == GTK_ACCESSIBLE_ROLE_LIST)
      #expect(role(try row(4, window)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      #expect(
        gtk_test_accessible_has_relation(
          OpaquePointer(try row(4, window)), GTK_ACCESSIBLE_RELATION_ROW_INDEX) == 0)
      #expect(window.view.containsFocus)
      try await window.press("Down", "Down")
      try await wait("the focus") { window.engine.focusedKey?.element == .item(2, occurrence: 0) }
    }

    @Test("Hidden items and unused rows are hidden from screen readers")
    func whatIsNotThereIsNotHeard() async throws {
      let window = try await window(
        .none,
        Content {
          Section("s") {
            LineCell(text: "a").id("a")
            LineCell(text: "b").id("b").accessibilityHidden()
          }
        })
      defer { window.close() }
      #expect(gtk_testing_is_hidden(try row("a", window)) == 0)
      #expect(gtk_testing_is_hidden(try row("b", window)) != 0)
      window.view.show(list(0..<40))
      try await window.settle()
      window.view.show(list(0..<1))
      try await window.settle()
      let rows = window.allRows
      #expect(rows.count > 1, "rows wait to be used again")
      #expect(rows.count { gtk_testing_is_hidden($0) == 0 } == 1)
      window.view.show(list(0..<40))
      try await window.settle()
      #expect(window.shownRows.allSatisfy { gtk_testing_is_hidden($0) == 0 })
    }

    @Test("A row with widgets is named by its label, unless a name is declared")
    func rowsOfWidgetsAreCalledByTheirLabels() async throws {
      let window = try await window(
        .none,
        Content {
          Section("s") {
            LabelCell(text: "label").id("label")
            LabelCell(text: "label").id("declared").accessibilityLabel("declared")
            ButtonCell(text: "button").id("button")
          }
        })
      defer { window.close() }
      expectNone(gtk_testing_check_label(try row("label", window), "label"))
      expectNone(gtk_testing_check_label(try row("declared", window), "declared"))
      let button = try row("button", window)
      #expect(gtk_test_accessible_has_property(OpaquePointer(button), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
      window.view.show(Content { Section("s") { LabelCell(text: "other").id("label") } })
      try await window.settle()
      expectNone(gtk_testing_check_label(try row("label", window), "other"))
    }

    @Test("Accessibility actions do only what items offer")
    func actionsDoWhatItemsOffer() async throws {
      var log: [String] = []
      let window = try await window(
        .multiple,
        Content {
          Section("s") {
            LineCell(text: "a").id("a").onTap { log.append("tap") }.contextAction("Copy") {}
            LineCell(text: "b").id("b").selectable(false)
          }
        })
      defer { window.close() }
      let row = try row("a", window)
      #expect(gtk_widget_activate_action_variant(row, "cell.activate", nil) != 0)
      try await window.settle()
      #expect(log == ["tap"])
      expectNone(gtk_testing_check_selected(row, 1))
      #expect(gtk_widget_activate_action_variant(row, "cell.select", nil) != 0)
      try await window.settle()
      expectNone(gtk_testing_check_selected(row, 0))
      #expect(gtk_widget_activate_action_variant(row, "cell.menu", nil) != 0)
      try await window.settle()
      #expect(window.engine.contextMenu?.actions.map { $0.title } == ["Copy"])
      window.engine.closeContextMenu()
      try await window.settle()
      // Other actions do nothing.
      let plain = try self.row("b", window)
      for action in ["cell.activate", "cell.select", "cell.menu", "cell.expand"] {
        gtk_widget_activate_action_variant(plain, action, nil)
      }
      try await window.settle()
      #expect(log == ["tap"] && window.engine.contextMenu == nil && window.engine.selection.isEmpty)
    }
  }
}
