import TerminalOracle
import TestSupport
import Tessera
import Testing

@testable import TesseraTerminal
@testable import gallery

extension GalleryScreenTests {
  /// The oracle beside two other terminals, which have to show the same after the same bytes.
  @MainActor
  @Suite("Every example in tmux and pyte", .serialized)
  struct OtherTerminalTests {
    private static let (columns, rows) = (100, 30)

    @Test(
      "All cells and the cursor are the same after keys that move, scroll and go back", .tags(.slow),
      .enabled(if: OtherTerminal.tmux.isInstalled, "tmux is not installed: apt-get install tmux"),
      arguments: await AppearanceTests.names)
    func tmux(name: String) async throws { try await compare(name, in: .tmux) }

    @Test(
      "All cells and the cursor are the same in pyte", .tags(.slow),
      .enabled(if: OtherTerminal.pyte.isInstalled, "pyte is not installed: pip install pyte"),
      arguments: await AppearanceTests.names)
    func pyte(name: String) async throws { try await compare(name, in: .pyte) }

    /// Shows an example, and compares the screens after some of its keys.
    private func compare(_ name: String, in terminal: OtherTerminal) async throws {
      let folder = try TemporaryFolder()
      try folder.write((1...300).map { "line \($0) of the log\n" }.joined(), to: "log")
      let arguments = ["log": [folder.path("log")], "photos": [folder.path("")]][name] ?? []
      let example = try ExampleScreen(name, arguments: arguments)
      await example.load()
      defer { example.stop() }
      example.resize(columns: Self.columns, rows: Self.rows)
      example.screen.surface.invalidate()
      // As a session does: without automatic wrapping, and without a cursor.
      var output = Array("\u{1B}[?7l\u{1B}[?25l".utf8)
      let oracle = Screen(columns: Self.columns, rows: Self.rows)
      oracle.feed(output)
      var keys: [Key?] = [nil, .down, .down, .pageDown, .down, .end, .pageUp, .home, .function(1)]
      // pyte drops the rest of a text behind a variation selector; they are the last characters of Unicode.
      if terminal == .pyte, name == "characters" { keys.removeAll { $0 == .end } }
      for key in keys {
        if let key { example.press(key) }
        let frame = example.screen.frame(at: nil)
        oracle.feed(frame)
        output += frame
        // Twice on the way, and once with the list of keys.
        guard key == .pageDown || key == .home || key == .function(1) else { continue }
        let differences = try terminal.differences(from: oracle, after: output)
        #expect(
          differences.isEmpty,
          "\(name) after \(key.map { "\($0)" } ?? "nothing"): \(differences.prefix(5).joined(separator: "; "))"
        )
      }
    }
  }
}
