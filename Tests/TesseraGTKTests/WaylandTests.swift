import Foundation
import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  /// A whole program under Wayland, with simulated input: windows, menus and drags differ there.
  @MainActor
  struct WaylandTests {
    @Test("Clicks, the wheel and keys work under Wayland")
    func tapsScrollingAndKeys() async throws {
      try await attend { program in
        try await run(xdotool: ["mousemove", "200", "100", "click", "1"])
        try await wait("a tap") { taps(program) == [6] }
        // The end of scrolling by the wheel cannot be observed from outside.
        try await act(["click", "5", "click", "1"], until: "another row is there") {
          taps(program).contains { $0 > 6 }
        }
        // Clicks may still be under way; keys come after them.
        try await run(xdotool: ["key", "Home", "Return"])
        try await wait("a tap of the keyboard") { taps(program).last == 0 }
        try await run(xdotool: ["key", "Down", "Down", "Return"])
        try await wait("another one") { taps(program).last == 2 }
        try await run(xdotool: ["key", "ctrl+q"])
        try await wait("the end") { !program.isRunning }
        #expect(program.hasEndedWell)
      }
    }

    @Test("Clicks hit their rows on a display with several pixels per point")
    func pointsOfSeveralPixels() async throws {
      try await attend(scale: 2) { program in
        try await run(xdotool: ["mousemove", "400", "200", "click", "1"])
        try await wait("a tap") { taps(program) == [6] }
      }
    }

    @Test("A menu opens, runs an action, and closes completely")
    func menus() async throws {
      try await attend("list") { program in
        try await run(xdotool: ["mousemove", "100", "50", "click", "3"])
        try await act(["key", "Down", "Return"], until: "the menu is there") {
          program.text.contains("greet Anna\n")
        }
        // No part of the menu remains to catch clicks.
        try await run(xdotool: ["mousemove", "100", "80", "click", "1"])
        try await wait("a tap") { program.text.contains("tap Ben\n") }
      }
    }

    @Test("An item can be dragged and dropped")
    func draggingAndDropping() async throws {
      try await attend { program in
        let path = [(205, 66), (210, 80), (200, 200), (200, 203), (200, 200)]
        let drag =
          ["mousemove", "200", "56", "mousedown", "1"]
          + path.flatMap { ["sleep", "0.05", "mousemove", "\($0)", "\($1)"] } + [
            "sleep", "0.05", "mouseup", "1",
          ]
        // A release before the compositor has accepted the drag drops nothing.
        try await act(drag, until: "the drop") { program.text.contains("drop [\"number 3\"] move\n") }
        #expect(program.isRunning && taps(program).isEmpty)
      }
    }

    /// Runs a test with a program that shows an example.
    private func attend(
      _ example: String? = nil, scale: Int = 1, _ body: @MainActor (ProbeProgram) async throws -> Void
    ) async throws {
      let compositor = try await WaylandCompositor(scale: scale)
      defer { compositor.end() }
      // Critical warnings of GTK end the program.
      let program = try ProbeProgram(
        try BuiltProgram.path(of: "GTKProbe"), example.map { [$0] } ?? [],
        environment: compositor.environment.merging(["G_DEBUG": "fatal-criticals"]) { $1 })
      defer { program.end() }
      try await wait("the first frame") { program.text.contains("shown\n") || !program.isRunning }
      try await body(program)
    }

    /// Repeats some input until a condition is true.
    private func act(_ actions: [String], until what: Comment, _ hasCome: () -> Bool) async throws {
      let deadline = ContinuousClock.now + .seconds(60)
      while !hasCome() {
        try #require(ContinuousClock.now < deadline, what)
        try await run(xdotool: actions)
        try await Task.sleep(for: .milliseconds(300))
      }
    }

    /// Returns the numbers of the tapped rows.
    private func taps(_ program: ProbeProgram) -> [Int] {
      program.text.split(separator: "\n").compactMap { line in
        line.hasPrefix("tap ") ? Int(line.dropFirst(4)) : nil
      }
    }
  }
}
