import CGTKTesting
import Testing

import TesseraGTK

extension WindowTests {
  /// The clipboard, the undo history and the menu of the widgets of fields, inside of rows.
  @MainActor
  struct FieldEditingTests {
    /// Returns the contents of a form of two fields, whose rows have a menu of their own.
    private func rows(_ state: ComponentForm.State, _ update: @escaping () -> Void) -> Content<GTK> {
      Content {
        Section("form") {
          TextField("Name", text: state.name) { text in
            state.log.append(text)
            state.name = text
            update()
          }
          .id("name").contextAction("Open") { state.log.append("open") }
          TextField("Mail", text: state.mail) { text in
            state.log.append("mail \(text)")
            state.mail = text
            update()
          }
          .id("mail")
        }
      }
    }

    private func makeForm() async throws -> ComponentForm {
      let form = try await ComponentForm(content: rows)
      try await form.window.takeKeyboard()
      try await form.window.click("name")
      try await wait("the focus") { form.window.hasFocus("name") }
      try await form.window.press("a", "d", "a")
      try await wait("the text") { form.state.name == "ada" }
      return form
    }

    @Test("Control-C and Control-V copy a text from field to field, and Control-X takes it away")
    func clipboard() async throws {
      let form = try await makeForm()
      defer { form.close() }
      let window = form.window
      try await window.press("ctrl+a", "ctrl+c", "Tab")
      try await wait("the next field") { window.hasFocus("mail") }
      try await window.press("ctrl+v", "x")
      try await wait("the copy") { form.state.mail == "adax" }
      try await window.press("ctrl+a", "ctrl+x", "shift+Tab")
      try await wait("the field before") { window.hasFocus("name") && form.state.mail.isEmpty }
      try await window.press("End", "ctrl+v")
      try await wait("the text") { form.state.name == "adaadax" }
      #expect(form.state.log == ["a", "ad", "ada", "mail ada", "mail adax", "mail ", "adaadax"])
      #expect(
        window.text("name") == "adaadax" && window.text("mail") == "" && window.engine.selection.isEmpty)
    }

    @Test(
      "Control-Z takes back what was typed, and Control-Shift-Z brings it again, although the app has shown it"
    )
    func undo() async throws {
      let form = try await makeForm()
      defer { form.close() }
      let window = form.window
      try await form.update()
      try await window.press("ctrl+z")
      try await wait("the undo") { form.state.name != "ada" }
      #expect(form.state.name.isEmpty && form.state.log.last == "" && window.text("name") == "")
      try await window.press("ctrl+shift+z")
      try await wait("the redo") { form.state.name == "ada" }
      #expect(form.state.log.last == "ada" && window.text("name") == "ada" && window.hasFocus("name"))
    }

    @Test(
      "The menu key opens the menu of the field, not that of its row, and the field's handler sees the result"
    )
    func menu() async throws {
      let form = try await makeForm()
      defer { form.close() }
      let window = form.window
      let field = try #require(window.controls("name").first)
      try await window.press("ctrl+a", "Menu")
      try await wait("the menu") { field.shownMenu != nil }
      #expect(window.engine.contextMenu == nil)
      // The first command is to cut the selected text.
      try await window.press("Return")
      try await wait("the cut") { form.state.name.isEmpty }
      try await wait("the end of the menu") { field.shownMenu == nil }
      #expect(form.state.log == ["a", "ad", "ada", ""] && window.hasFocus("name"))
    }
  }
}

extension Widget {
  /// The visible menu of the widget or a part of it; `nil` if there is none.
  fileprivate var shownMenu: Widget? {
    for child in children {
      let isMenu = String(cString: g_type_name_from_instance(child.instance)) == "GtkPopoverMenu"
      if isMenu, gtk_widget_get_mapped(child) != 0 { return child }
      if let menu = child.shownMenu { return menu }
    }
    return nil
  }
}
