import TerminalOracle
import Testing

/// The second program of *Getting started*, with the keys that the page names.
@Suite("Getting started")
struct GettingStartedTests {
  @Test("A selected row moves to the other section and back")
  func program() throws {
    let process = try TerminalProcess("GettingStarted")
    #expect(process.waits { $0.line(0) == "To do" && $0.line(1) == "□ Buy bread" }, "\(process.screen.lines)")
    // The first arrow key gives the first row the focus.
    process.send("\u{1B}[B")
    process.send(" ")
    #expect(process.waits { $0.line(1) == "■ Buy bread" }, "\(process.screen.lines)")
    process.send("d")
    #expect(process.waits { $0.line(4) == "Done" && $0.line(5) == "□ Buy bread" }, "\(process.screen.lines)")
    // The row keeps the focus where it went.
    process.send(" ")
    #expect(process.waits { $0.line(5) == "■ Buy bread" }, "\(process.screen.lines)")
    process.send("d")
    #expect(process.waits { $0.line(1) == "□ Buy bread" && $0.line(5) == "Done" }, "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }
}
