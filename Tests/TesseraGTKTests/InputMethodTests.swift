import CGTKTesting
import Foundation
import Testing

import TesseraGTK

extension WindowTests {
  /// Typing through an input method: GTK's own, which composes characters by a table.
  @MainActor
  struct InputMethodTests {
    /// Runs a test with a form on a keyboard with dead keys and a compose key.
    private func type(_ body: @MainActor (ComponentForm) async throws -> Void) async throws {
      try connectToDisplay()
      gtk_testing_set_text("gtk-im-module", "gtk-im-context-simple")
      try await setKeyboard("-layout", "us", "-variant", "intl", "-option", "compose:menu")
      let form = try await ComponentForm()
      var failure: (any Error)?
      do {
        try await form.window.takeKeyboard()
        try await body(form)
      } catch { failure = error }
      form.close()
      gtk_testing_reset("gtk-im-module")
      try await setKeyboard("-layout", "us", "-variant", "", "-option", "")
      if let failure { throw failure }
    }

    /// Sets the layout of the keyboard of the display.
    private func setKeyboard(_ arguments: String...) async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["setxkbmap"] + arguments
      try process.run()
      try await wait("setxkbmap") { !process.isRunning }
      try #require(process.terminationStatus == 0)
    }

    @Test("A dead key and a letter are one character, and one edit of the app's text")
    func deadKeys() async throws {
      try await type { form in
        let window = form.window
        try await window.click("name")
        try await window.press("c", "a", "f", "dead_acute", "e")
        try await wait("the text") { form.state.name.count == 4 }
        #expect(form.state.name == "café" && form.state.log == ["c", "ca", "caf", "café"])
        try await window.press("Tab")
        try await wait("the next field") { window.hasFocus("mail") }
        try await window.press("dead_diaeresis", "u", "Multi_key", "o", "c")
        try await wait("the text") { form.state.mail == "ü©" }
        #expect(window.text("mail") == "ü©" && window.text("name") == "café")
      }
    }

    @Test("Content that is shown while a character is composed does not end that")
    func composingSurvivesUpdates() async throws {
      try await type { form in
        let window = form.window
        try await window.click("name")
        try await window.press("x", "dead_grave")
        try await wait("the first letter") { form.state.name == "x" }
        form.state.isSubscribed = true
        try await form.update()
        try await window.press("a", "y")
        try await wait("the text") { form.state.name == "xày" }
        #expect(form.state.log == ["x", "xà", "xày"] && window.text("name") == "xày")
      }
    }

    @Test("Keys of a composed character reach neither the collection nor its rows")
    func composingKeysBelongToTheField() async throws {
      try await type { form in
        let window = form.window
        var keys: [Key] = []
        window.view.onKey = { key, _ in
          keys.append(key)
          return false
        }
        try await window.click("password")
        try await window.press("Multi_key", "a", "e", "dead_tilde", "n", "BackSpace", "Return")
        try await wait("the text") { form.state.password == "æ" }
        try await window.settle()
        #expect(window.hasFocus("password") && window.engine.selection.isEmpty)
        #expect(!keys.contains(.character("a")) && !keys.contains(.character("n")))
      }
    }
  }
}
