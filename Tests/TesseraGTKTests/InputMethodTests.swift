import CGTKTesting
import Foundation
import KeyForm
import Testing

import TesseraGTK

extension WindowTests {
  /// Typing through an input method: GTK's own, which composes characters by a table.
  @MainActor
  struct InputMethodTests {
    /// Runs a test on a keyboard with dead keys and a compose key.
    private func withComposing(_ body: @MainActor () async throws -> Void) async throws {
      try connectToDisplay()
      gtk_testing_set_text("gtk-im-module", "gtk-im-context-simple")
      try await setKeyboard("-layout", "us", "-variant", "intl", "-option", "compose:menu")
      var failure: (any Error)?
      do { try await body() } catch { failure = error }
      gtk_testing_reset("gtk-im-module")
      try await setKeyboard("-layout", "us", "-variant", "", "-option", "")
      if let failure { throw failure }
    }

    /// Runs a test with a form on a keyboard with dead keys and a compose key.
    private func type(_ body: @MainActor (ComponentForm) async throws -> Void) async throws {
      try await withComposing {
        let form = try await ComponentForm()
        defer { form.close() }
        try await form.window.takeKeyboard()
        try await body(form)
      }
    }

    @Test("The keys that fill a form in a terminal fill it in a window, one edit at a time")
    func filling() async throws {
      try await withComposing {
        let form = KeyForm()
        let window = try await Window(height: 600, form.content())
        defer { window.close() }
        form.update = { [weak view = window.view, unowned form] in view?.show(form.content()) }
        try await window.takeKeyboard()
        try await window.click("name")
        for key in FormKey.fillingForm.flatMap(\.names) { try await window.press(key) }
        // Not forever: the logs say what is missing.
        let end = ContinuousClock.now + .seconds(20)
        try await wait("the button") {
          form.log.last == KeyForm.filledLog.last || ContinuousClock.now > end
        }
        try await window.settle()
        #expect(form.values == .filled)
        #expect(form.log == KeyForm.filledLog)
        #expect(window.text("name") == KeyForm.Values.filled.name && window.hasFocus("save"))
      }
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
