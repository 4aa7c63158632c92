import TerminalOracle
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A region below the lines that the terminal already shows.
@Suite("A region of a terminal", .tags(.screen), .serialized)
struct InlineTests {
  /// Starts a program in a shell that has printed some lines.
  private func started(
    _ mode: String, after count: Int = 3, columns: Int = 40, rows: Int = 12
  ) throws -> TerminalProcess {
    let script = "i=0; while [ $i -lt \(count) ]; do i=$((i+1)); echo \"line $i\"; done; exec \"$0\" \(mode)"
    let process = try TerminalProcess(
      path: "/bin/sh", ["-c", script, try BuiltProgram.path(of: "TerminalProbe")], columns: columns,
      rows: rows)
    #expect(process.waits { $0.lines.contains { $0.contains("1 item") } }, "\(process.screen.lines)")
    return process
  }

  private func lines(_ process: TerminalProcess) -> [String] {
    process.screen.lines.filter { !$0.isEmpty }
  }

  private func expectRestored(_ process: TerminalProcess, location: SourceLocation = #_sourceLocation) {
    #expect(process.isCooked, sourceLocation: location)
    #expect(process.screen.cursor != nil, sourceLocation: location)
    #expect(process.count(of: "\u{1B}[?1049") == 0, sourceLocation: location)
    #expect(process.count(of: "\u{1B}[?1002") == 0, sourceLocation: location)
    for name in ["?7", "?2004", "?1004"] {
      #expect(
        process.count(of: "\u{1B}[\(name)h") == process.count(of: "\u{1B}[\(name)l"), "\(name)",
        sourceLocation: location)
    }
  }

  @Test("The region grows below the lines before it, and disappears at the end")
  func grows() throws {
    let process = try started("inline")
    #expect(
      Array(process.screen.lines[..<5]) == ["line 1", "line 2", "line 3", " row 1", " 1 item  width 40"])
    process.send("aaa")
    #expect(process.waits { $0.line(7).hasPrefix(" 4 items") }, "\(process.screen.lines)")
    #expect(process.screen.line(2) == "line 3")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["line 1", "line 2", "line 3", "goodbye"])
    expectRestored(process)
  }

  @Test("At the bottom of the screen the lines before it move up, and the limit holds")
  func scrolls() throws {
    let process = try started("inline", after: 20)
    process.send("aaaaaaaaaaaa")
    #expect(process.waits { $0.line(11).hasPrefix(" 13 items") }, "\(process.screen.lines)")
    // The region has at most eight rows.
    #expect(process.screen.line(3) == "line 20", "\(process.screen.lines)")
    #expect(process.screen.line(4).hasPrefix(" row"), "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(lines(process).suffix(2) == ["line 20", "goodbye"], "\(process.screen.lines)")
    expectRestored(process)
  }

  @Test(
    "A change of the size of the terminal leaves the lines before the region", arguments: [7, 20, 60, 100])
  func resized(columns: Int) throws {
    let process = try started("inline")
    process.send("aaa")
    #expect(process.waits { $0.line(7).hasPrefix(" 4 items") }, "\(process.screen.lines)")
    process.resize(columns: columns, rows: 9)
    let width = columns < 20 ? "4 it…" : "width \(columns)"
    #expect(process.waits { $0.lines.contains { $0.contains(width) } }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    #expect(lines(process).prefix(3) == ["line 1", "line 2", "line 3"])
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["line 1", "line 2", "line 3", "goodbye"], "\(process.screen.lines)")
    expectRestored(process)
  }

  @Test(
    "A signal that ends the program clears the region",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGSEGV, SIGABRT])
  func signals(signal: Int32) throws {
    let process = try started("inline", after: 20)
    process.send("aaa")
    #expect(process.waits { $0.lines.contains { $0.hasPrefix(" 4 items") } }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    kill(process.pid, signal)
    #expect(process.end() == .signal(signal))
    #expect(lines(process).last == "line 20", "\(process.screen.lines)")
    expectRestored(process)
  }

  @Test("A stopped program gives the terminal back, and draws below when it continues")
  func suspended() throws {
    let process = try TerminalProcess(
      "TerminalProbe", ["inline"], columns: 40, rows: 12, options: .underShell)
    #expect(process.waits { $0.lines.contains { $0.contains("1 item") } }, "\(process.screen.lines)")
    process.send("\u{1A}")
    #expect(process.waits { $0.line(0) == "[stopped]" }, "\(process.screen.lines)")
    #expect(process.isCooked)
    process.send("fg\n")
    #expect(process.waits { $0.line(1) == " row 1" }, "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(lines(process).last == "goodbye", "\(process.screen.lines)")
    expectRestored(process)
  }

  @Test("A summary remains where the region was, without control characters")
  func summary() throws {
    let process = try started("inline summary")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(
      lines(process) == ["line 1", "line 2", "line 3", "1 item[2J chosen", "goodbye"],
      "\(process.screen.lines)")
    expectRestored(process)
  }
}
