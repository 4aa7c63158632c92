import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  @MainActor
  struct AppTests {
    @Test("A program shows its window, takes input, and ends with the window")
    func aProgramShowsItsWindowTakesInputAndEndsWithIt() async throws {
      let program = try ProbeProgram(try BuiltProgram.path(of: "GTKProbe"))
      defer { program.end() }
      try await wait("the first frame") { program.text == "shown\n" }
      try await run(xdotool: [
        "search", "--sync", "--onlyvisible", "--name", "^GTKProbe$", "windowfocus", "--sync",
      ])
      // The first row is below the title bar, which the program draws itself without a window manager.
      try await run(xdotool: ["mousemove", "200", "300", "click", "1"])
      try await wait("a tap") { program.text.contains("tap ") }
      try await run(xdotool: ["key", "ctrl+q"])
      try await wait("the end") { !program.isRunning }
      #expect(program.hasEndedWell)
    }

    @Test("An application id that is not valid is named, and is not taken for a missing display")
    func invalidID() throws {
      #expect(throws: GTKError.invalidID("Numbers")) { try GTKApp(title: "numbers", id: "Numbers") }
      #expect(GTKError.invalidID("Numbers").description.hasPrefix("'Numbers' is no application id"))
      _ = try GTKApp(title: "numbers", id: "org.example.Numbers")
    }
  }
}
