import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// The gallery for the user of a screen reader.
  @Suite("The gallery for a screen reader")
  struct ScreenReaderTests {
    @Test("Keys work, each answer is a line below the others, and nothing is drawn again")
    func menu() throws {
      let terminal = try TerminalProcess(
        "gallery", columns: 80, rows: 60, environment: ["TESSERA_SCREEN_READER": "1"])
      #expect(terminal.waits { $0.lines.contains { $0.hasPrefix("processes") } })
      #expect(terminal.comesToRest())
      #expect(terminal.responds(to: "\u{1B}[B"))
      #expect(terminal.responds(to: "\u{1B}[B"))
      let lines = terminal.screen.lines.filter { !$0.isEmpty }
      #expect(lines.last?.hasPrefix("packages") == true)
      #expect(lines.dropLast().last?.hasPrefix("processes") == true)
      // Besides the mode of pasted texts, there is no sequence at all.
      #expect(terminal.count(of: "\u{1B}") == terminal.count(of: "\u{1B}[?2004h"))
      terminal.send("q")
      #expect(terminal.end() == .code(0) && terminal.isCooked)
      #expect(terminal.count(of: "\u{1B}[?1049") == 0)
    }
  }
}
