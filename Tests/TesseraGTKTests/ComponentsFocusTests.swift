import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The keyboard focus of controls, and typing into fields.
  @MainActor
  struct ComponentsFocusTests {
    @Test("Typing changes the app's state, and the keys belong to the field")
    func typingChangesTheState() async throws {
      let form = try await ComponentForm()
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("name")
      try await wait("the focus") { window.hasFocus("name") }
      try await window.press(
        "A", "d", "a", "space", "L", "BackSpace", "Home", "x", "Delete", "End", "Left", "y")
      try await wait("the text") { form.state.name == "xday " }
      try await window.settle()
      #expect(window.text("name") == "xday " && window.hasFocus("name"))
      #expect(gtk_editable_get_position(OpaquePointer(window.controls("name")[0])) == 4)
      #expect(window.engine.focusedControl == 0 && window.focusedItem == "name")
      try await window.press("Return")
      try await wait("the submit") { form.state.log.last == "submit" }
    }

    @Test("What is typed survives updates, and an app that answers late or not at all")
    func typedTextSurvives() async throws {
      let form = try await ComponentForm()
      defer { form.close() }
      let window = form.window
      let field = OpaquePointer(window.controls("name")[0])
      try await window.takeKeyboard()
      try await window.click("name")
      form.state.takesChanges = false
      try await window.press("a", "b")
      try await wait("the edits") { form.state.log == ["a", "ab"] }
      try await form.update()
      #expect(window.text("name") == "ab")
      // The app takes the first edit, after the second one.
      form.state.name = "a"
      try await form.update()
      #expect(window.text("name") == "ab" && gtk_editable_get_position(field) == 2)
      // Another text is one of the app itself.
      form.state.name = "Ada"
      try await form.update()
      #expect(window.text("name") == "Ada" && gtk_editable_get_position(field) == 2)
      #expect(form.state.log == ["a", "ab"])
      // An app may show another text than the typed one.
      form.state.takesChanges = true
      form.state.normalized = { $0.uppercased() }
      try await window.press("x")
      try await wait("the text of the app") { window.text("name") == "ADXA" }
      #expect(gtk_editable_get_position(field) == 3 && window.hasFocus("name"))
    }

    @Test("A focused field keeps its text and the focus while it is scrolled away")
    func aFocusedFieldIsKept() async throws {
      var texts: [Int: String] = [:]
      let form = try await ComponentForm { _, update in
        Content {
          Section("rows") {
            ForEach(0..<1_000) { row in
              TextField("row \(row)", text: texts[row] ?? "") { text in
                texts[row] = text
                update()
              }
            }
          }
        }
      }
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click(1)
      try await window.press("a")
      try await wait("the text") { texts[1] == "a" }
      let row = window.row(1)
      try await window.scroll(to: 20_000)
      #expect(window.row(1) == row && window.hasFocus(1))
      try await window.press("b")
      try await wait("more text") { texts == [1: "ab"] }
      try await window.scroll(to: 0)
      #expect(window.row(1) == row && window.hasFocus(1) && window.text(1) == "ab")
      #expect(gtk_editable_get_position(OpaquePointer(window.controls(1)[0])) == 2)
    }

    @Test("Tab goes through the controls of all rows, and then leaves the collection")
    func tabGoesThroughTheControls() async throws {
      let form = try await ComponentForm()
      defer { form.close() }
      let window = form.window
      let beside = try await window.addButtonBelow()
      try await window.takeKeyboard()
      gtk_widget_grab_focus(beside)
      let order: [(ItemID, Int)] = [
        ("name", 0), ("mail", 0), ("password", 0), ("subscribe", 0), ("buttons", 0), ("buttons", 1),
      ]
      // Whatever had the focus gets it back.
      try await window.press("shift+Tab")
      try await wait("the focus") { window.focusedItem != nil && gtk_widget_has_focus(beside) == 0 }
      try await window.click("name")
      for (index, (id, control)) in order.enumerated() {
        try await wait("control \(index)") { window.hasFocus(id, control) }
        #expect(window.focusedItem == id && window.engine.focusedControl == control)
        try await window.press("Tab")
      }
      try await wait("the way out") { gtk_widget_has_focus(beside) != 0 }
      try await window.press("shift+Tab")
      for (index, (id, control)) in order.enumerated().reversed() {
        try await wait("control \(index) on the way back") { window.hasFocus(id, control) }
        if index > 0 { try await window.press("shift+Tab") }
      }
      #expect(form.state.log.isEmpty)
    }

    @Test("Tab goes on to a row that is not visible yet")
    func tabGoesOnToHiddenRows() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<100) { row in Button("row \(row)") {} } } })
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.press("Tab")
      for row in 0..<15 {
        try await wait("row \(row)") { window.hasFocus(ItemID(row)) }
        try await window.settle()
        let frame = try #require(window.frame(of: ItemID(row)))
        #expect(frame.minY >= 0 && frame.maxY <= 400)
        try await window.press("Tab")
      }
    }

    @Test("Arrow keys move from field to field, and Escape returns the focus to the row")
    func arrowsAndEscape() async throws {
      let form = try await ComponentForm()
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("name")
      try await wait("the focus") { window.hasFocus("name") }
      try await window.press("Down", "m")
      try await wait("the next field") { window.hasFocus("mail") && form.state.mail == "m" }
      try await window.press("Up")
      try await wait("the field before") { window.hasFocus("name") }
      try await window.press("Escape")
      try await wait("the row") { window.row("name").map { gtk_widget_has_focus($0) != 0 } == true }
      #expect(window.engine.focusedControl == nil && window.focusedItem == "name")
      try await window.press("Tab")
      try await wait("the field again") { window.hasFocus("name") }
      // Between the buttons of a row.
      try await window.click("buttons")
      try await wait("a button") { window.hasFocus("buttons", 0) && form.state.log == ["cancel"] }
      try await window.press("Right", "Return")
      try await wait("the other one") { form.state.log == ["cancel", "save"] }
      #expect(window.hasFocus("buttons", 1))
    }

    @Test("Keys that a field does not use do not act on the collection")
    func unusedKeysDoNothing() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .multiple
      let form = try await ComponentForm(configuration: configuration)
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("name")
      try await window.press("a", "b", "ctrl+k", "ctrl+w", "ctrl+e", "alt+b", "ctrl+space", "c")
      try await wait("the text") { form.state.name == "abc" }
      try await window.settle()
      #expect(window.text("name") == "abc" && window.engine.selection.isEmpty)
    }

    @Test("A deleted row with a focused field leaves the focus to the next row")
    func aDeletedRowLeavesTheFocus() async throws {
      var items = [1, 2, 3]
      let form = try await ComponentForm { _, _ in
        Content {
          Section("rows") {
            ForEach(items, id: \.self) { item in TextField("field", text: "\(item)") { _ in } }
          }
        }
      }
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click(2)
      try await wait("the focus") { window.hasFocus(2) }
      items = [1, 3]
      try await form.update()
      try await wait("the next row") { window.focusedItem == 3 && window.view.containsFocus }
      #expect(window.text(3) == "3")
    }

    @Test("A control that is disabled gives the focus to its row")
    func aDisabledControlLosesTheFocus() async throws {
      var isDisabled = false
      let form = try await ComponentForm { _, _ in
        Content {
          Section("rows") {
            HStack {
              Button("one") {}.disabled(isDisabled)
              Button("two") {}
            }
            .id("row")
          }
        }
      }
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("row", 0)
      try await wait("the focus") { window.hasFocus("row", 0) }
      isDisabled = true
      try await form.update()
      #expect(window.focusedItem == "row" && window.view.containsFocus && !window.hasFocus("row", 0))
    }
  }
}

extension Window {
  fileprivate var focusedItem: ItemID? {
    guard case .item(let id, _) = engine.focusedKey?.element else { return nil }
    return id
  }

  /// Puts a button below the collection.
  fileprivate func addButtonBelow() async throws -> Widget {
    let button = try #require(gtk_button_new_with_label("beside"))
    let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    g_object_ref(scrolledWindow)
    gtk_window_set_child(window.asWindow, box)
    let inside = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(inside, scrolledWindow)
    gtk_box_append(inside, button)
    g_object_unref(scrolledWindow)
    try await settle()
    return button
  }
}
