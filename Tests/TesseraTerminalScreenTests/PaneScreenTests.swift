import TerminalOracle
import Testing

/// Panes in a real process.
@Suite("Panes of a program", .serialized)
struct PaneScreenTests {
  private func started() throws -> TerminalProcess {
    let process = try TerminalProcess("TerminalProbe", ["panes"], columns: 61, rows: 20)
    #expect(
      process.waits {
        $0.line(0) == " bar" && $0.line(2).hasPrefix("line 0") && $0.line(19).contains("panes")
      },
      "\(process.screen.lines)")
    return process
  }

  private func quit(_ process: TerminalProcess) {
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("The detail follows the focus of the list, and idle panes write nothing")
  func detail() throws {
    let process = try started()
    #expect(process.screen.line(1).contains("│ Detail"))
    process.send("jj")
    #expect(process.waits { $0.line(2).hasSuffix("│ about 1") }, "\(process.screen.lines)")
    process.send("G")
    #expect(
      process.waits { $0.line(2).hasSuffix("│ about 999") && $0.lines.contains { $0.hasPrefix("line 999") } })
    #expect(process.comesToRest())
    #expect(process.bytesArriving(within: 0.5) == 0)
    quit(process)
  }

  @Test("The divider is dragged by mouse, and a narrow screen shows one pane")
  func divider() throws {
    let process = try started()
    process.send("\u{1B}[<0;31;8M\u{1B}[<32;21;8M\u{1B}[<0;21;8m")
    #expect(process.waits { $0.line(5) == "line 3".padded(to: 20) + "│" }, "\(process.screen.lines)")
    process.resize(columns: 14, rows: 10)
    #expect(
      process.waits { $0.line(9).contains("panes") && $0.line(1) == " List" }, "\(process.screen.lines)")
    process.send("\t")
    #expect(process.waits { $0.line(1) == " Detail" }, "\(process.screen.lines)")
    quit(process)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
