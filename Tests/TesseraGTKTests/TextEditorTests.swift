import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Editors for several lines.
  @MainActor
  struct TextEditorTests {
    private func makeForm() async throws -> ComponentForm {
      try await ComponentForm { state, update in
        Content {
          Section("form") {
            TextEditor("Notes", text: state.name, lines: 2...4) { text in
              state.log.append(text)
              if state.takesChanges { state.name = text }
              update()
            }
            .id("editor")
            TextField("Mail", text: state.mail) { _ in }.id("mail")
          }
        }
      }
    }

    @Test("An editor is a text view: Return inserts a line, and Tab leaves it")
    func typing() async throws {
      let form = try await makeForm()
      defer { form.close() }
      let window = form.window
      let height = try #require(window.frame(of: "editor")?.height)
      try await window.takeKeyboard()
      try await window.click("editor")
      try await wait("the focus") { window.hasFocus("editor") }
      try await window.press("a", "Return", "b", "Return", "q", "Up", "x")
      try await wait("the text") { form.state.name == "a\nbx\nq" }
      try await window.settle()
      #expect(try #require(window.frame(of: "editor")?.height) > height)
      #expect(window.engine.focusedControl == 0 && window.engine.selection.isEmpty)
      try await window.press("ctrl+z")
      try await wait("the undo") { form.state.name != "a\nbx\nq" }
      try await window.press("Tab")
      try await wait("the next field") { window.hasFocus("mail") }
    }

    @Test("What is typed survives updates, and an app that answers late or not at all")
    func typedTextSurvives() async throws {
      let form = try await makeForm()
      defer { form.close() }
      let window = form.window
      let editor = try #require(window.controls("editor").first)
      try await window.takeKeyboard()
      try await window.click("editor")
      form.state.takesChanges = false
      try await window.press("a", "b")
      try await wait("the edits") { form.state.log == ["a", "ab"] }
      try await form.update()
      #expect(editor.editorText == "ab")
      form.state.name = "a"
      try await form.update()
      #expect(editor.editorText == "ab")
      form.state.name = "of the app"
      try await form.update()
      #expect(editor.editorText == "of the app" && form.state.log == ["a", "ab"])
    }

    @Test("The text fits into the lines of an editor, and the placeholder is shown while it is empty")
    func height() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            for count in 1...4 {
              let text = Array(repeating: "text", count: count).joined(separator: "\n")
              TextEditor("Notes", text: text, lines: 1...4) { _ in }.id(count)
            }
          }
        })
      defer { window.close() }
      for count in 1...4 {
        let editor = try #require(window.controls(ItemID(count)).first)
        let view = try #require(gtk_scrolled_window_get_child(OpaquePointer(editor)))
        #expect(view.natural(.vertical) <= Double(gtk_widget_get_height(editor)), "\(count) lines")
        #expect(gtk_testing_check_label(view, "Notes") == nil)
      }
    }
  }
}

extension Widget {
  fileprivate var editorText: String? {
    let text = tessera_editor_copy_text(self)
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}
