import TerminalOracle
import TestSupport
import Testing

/// The second program of *Getting started*, with the keys that the page names.
@Suite("Getting started", .tags(.screen))
struct GettingStartedTests {
  @Test("A toggled row moves to the other section and back, and a typed title becomes a row")
  func program() throws {
    let process = try TerminalProcess("GettingStarted")
    #expect(
      process.waits { $0.line(1).hasPrefix(" To do") && $0.line(2) == " [ ] Buy bread" },
      "\(process.screen.lines)")
    // The first Tab goes to the field, the second one to the first toggle.
    process.send("\t\t")
    process.send(" ")
    #expect(
      process.waits { $0.line(5).hasPrefix(" Done") && $0.line(6) == " [✓] Buy bread" },
      "\(process.screen.lines)")
    // The toggle keeps the focus where it went.
    process.send(" ")
    #expect(process.waits { $0.line(2) == " [ ] Buy bread" }, "\(process.screen.lines)")
    process.send("\u{1B}[Z")
    process.send("Sing quietly\r")
    #expect(process.waits { $0.line(6) == " [ ] Sing quietly" }, "\(process.screen.lines)")
    process.send("\u{1B}")
    #expect(process.waits { $0.cursor == nil })
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }
}
