import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// A program that asks a question in a line above its collection.
  @MainActor
  struct QuestionTests {
    @MainActor
    private final class Program {
      let app: GTKApp
      var answers: [String?] = []
      var keys: [Key] = []

      init() async throws {
        app = try GTKApp(title: "question", width: 400, height: 300)
        var updates = 0
        app.collection.onUpdate = { _ in updates += 1 }
        app.collection.onKey = { [weak self] key, _ in
          self?.keys.append(key)
          guard key == .character("/") else { return false }
          self?.app.prompt("row") { self?.answers.append($0) }
          return true
        }
        app.show(
          Content { Section("rows") { ForEach(0..<50) { LabelCell(text: "row \($0)").selectable() } } })
        gtk_window_present(app.window.asWindow)
        try await wait("the first frame") { updates > 0 }
        let name = "tessera-test-\(UInt.random(in: 0...UInt.max))"
        app.title = name
        try await run(xdotool: ["search", "--sync", "--name", name, "windowfocus", "--sync"])
        try await wait("the keyboard") { gtk_window_is_active(self.app.window.asWindow) != 0 }
        gtk_widget_grab_focus(app.collection.widget)
      }

      func close() { gtk_window_destroy(app.window.asWindow) }

      func type(_ keys: String...) async throws {
        for key in keys { try await run(xdotool: ["key", key]) }
      }
    }

    @Test("Return answers the question, and the focus goes back")
    func returnAnswersAndTheKeyboardGoesBack() async throws {
      let program = try await Program()
      defer { program.close() }
      try await program.type("slash")
      try await wait("the question") { program.app.isShowingPrompt }
      try await program.type("1", "2", "Return")
      try await wait("the answer") { program.answers == ["12"] }
      #expect(!program.app.isShowingPrompt && program.app.collection.containsFocus)
      #expect(program.keys == [.character("/")])
      // Again, and faster.
      try await program.type("slash", "7", "Return")
      try await wait("another answer") { program.answers == ["12", "7"] }
    }

    @Test("Escape cancels the question, and the handler learns that")
    func escapeAnswersNothing() async throws {
      let program = try await Program()
      defer { program.close() }
      try await program.type("slash")
      try await wait("the question") { program.app.isShowingPrompt }
      try await program.type("5", "Escape")
      try await wait("the end") { !program.app.isShowingPrompt && program.app.collection.containsFocus }
      try await program.type("Down")
      try await wait("the keyboard") { program.keys.last == .down }
      #expect(program.answers == [nil])
    }

    @Test("Another question ends the first one without an answer")
    func replaced() async throws {
      let program = try await Program()
      defer { program.close() }
      program.app.prompt("first") { program.answers.append($0 ?? "canceled") }
      program.app.prompt("second", text: "a") { program.answers.append($0) }
      #expect(program.answers == ["canceled"] && program.app.isShowingPrompt)
      try await program.type("b", "Return")
      try await wait("the answer") { program.answers == ["canceled", "ab"] }
    }
  }
}
