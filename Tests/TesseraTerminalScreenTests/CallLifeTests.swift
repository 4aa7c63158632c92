import TerminalOracle
import TestSupport
import Testing

/// The beginning and the end of calls for command-line tools, and calls in pipes.
@Suite("The life of calls", .tags(.screen), .serialized)
struct CallLifeTests {
  private func shell(_ script: String) throws -> TerminalProcess {
    try TerminalProcess(
      path: "/bin/sh", ["-c", script, try BuiltProgram.path(of: "TerminalProbe")], columns: 60)
  }

  @Test("A key that is typed before a call begins ends the call, and not the program")
  func typedAhead() throws {
    let process = try TerminalProcess("TerminalCallsPage", ["table"], columns: 60)
    process.send("q")
    #expect(process.end() == .code(0))
    // The terminal may have echoed the key.
    #expect(process.screen.line(0).hasSuffix("nothing"), "\(process.screen.lines)")
    #expect(process.isCooked)
  }

  @Test("Calls that have ended keep nothing of what they showed")
  func kept() throws {
    let process = try TerminalProcess("TerminalProbe", ["calls"], columns: 60)
    for text in ["Name", "leaf", "0 lines"] {
      #expect(process.waits { $0.lines.contains { $0.contains(text) } }, "\(process.screen.lines)")
      process.send("q")
    }
    #expect(process.end() == .code(0))
    #expect(process.screen.line(0) == "table free, tree free, followed", "\(process.screen.lines)")
  }

  @Test("Lines of standard input are followed, and keys come from the terminal")
  func followedInput() throws {
    let process = try shell("{ echo one; echo two; sleep 100; } | \"$0\" follow")
    #expect(process.waits { $0.lines.last?.contains("2 lines") == true }, "\(process.screen.lines)")
    #expect(process.screen.lines.contains("two"))
    process.send("q")
    #expect(process.waits { $0.line(0) == "followed" }, "\(process.screen.lines)")
    #expect(process.isCooked)
  }

  @Test("Where standard output is a pipe, each line is printed when it arrives")
  func printedLines() throws {
    let process = try shell("{ echo one; sleep 100; } | \"$0\" follow | cat")
    #expect(process.waits { $0.line(0) == "one" }, "\(process.screen.lines)")
  }

  @Test("A progress inside of another session does not write into its screen")
  func nestedProgress() throws {
    let process = try TerminalProcess("TerminalProbe", ["progress"], columns: 60)
    #expect(process.waits { $0.lines.last?.contains("ready") == true }, "\(process.screen.lines)")
    process.send("p")
    #expect(process.waits { $0.lines.last?.contains("done") == true }, "\(process.screen.lines)")
    #expect(process.count(of: "Cop") == 0, "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
  }

  @Test("A question takes other colors when the background of the terminal becomes known")
  func colors() throws {
    let process = try TerminalProcess("TerminalCallsPage", ["ask"], columns: 60)
    #expect(process.waits { $0.line(0) == "Name of the branch: topic" }, "\(process.screen.lines)")
    process.send(" x\r")
    #expect(process.waits { $0.line(1) == "A name cannot contain spaces." }, "\(process.screen.lines)")
    func color(_ screen: Screen) -> Int { screen.cell(column: 0, row: 1).rendition.foreground }
    let former = color(process.screen)
    process.send("\u{1B}]10;rgb:1414/1414/1414\u{7}\u{1B}]11;rgb:ffff/ffff/ffff\u{7}")
    #expect(process.waits { color($0) != former }, "\(former)")
  }

  @Test("The reason below a refused answer stays while the window changes")
  func reason() throws {
    let process = try TerminalProcess("TerminalCallsPage", ["ask"], columns: 60)
    #expect(process.waits { $0.line(0) == "Name of the branch: topic" }, "\(process.screen.lines)")
    process.send(" x\r")
    #expect(process.waits { $0.line(1) == "A name cannot contain spaces." }, "\(process.screen.lines)")
    process.send("\u{1B}[O\u{1B}[I")
    #expect(process.comesToRest())
    #expect(process.screen.line(1) == "A name cannot contain spaces.", "\(process.screen.lines)")
    process.send("y")
    #expect(process.waits { $0.line(1).isEmpty }, "\(process.screen.lines)")
  }
}
