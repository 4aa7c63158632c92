#if HAS_VTERM
import TerminalOracle
import Testing

/// The second program of *Getting started*, with the keys that the page names.
@Suite("Getting started")
struct GettingStartedTests {
  @Test("Selected rows move to the other section and back")
  func program() throws {
    let process = try TerminalProcess("GettingStarted")
    #expect(process.waits { $0.line(0) == "To do" && $0.line(1) == "□ Buy bread" }, "\(process.screen.lines)")
    process.send(" ")
    #expect(process.waits { $0.line(1) == "■ Buy bread" }, "\(process.screen.lines)")
    process.send("d")
    #expect(process.waits { $0.line(5) == "Done" && $0.line(6) == "□ Buy bread" }, "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }
}
#endif
