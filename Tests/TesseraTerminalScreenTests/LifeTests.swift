import TerminalOracle
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Programs whose standard output is a pipe, whose terminal is slow, or which use a region of the screen.
@Suite("The life of a program in a terminal", .tags(.screen), .serialized)
struct LifeTests {
  private func shell(
    _ script: String, _ program: String = "TerminalProbe", options: TerminalProcess.Options = [],
    columns: Int = 80, rows: Int = 24
  ) throws -> TerminalProcess {
    let path = try BuiltProgram.path(of: program)
    return try TerminalProcess(
      path: "/bin/sh", ["-c", script, path], columns: columns, rows: rows, options: options)
  }

  @Test("A program draws on the terminal while a shell takes its standard output")
  func substitution() throws {
    let process = try shell("x=$(\"$0\"); echo \"got $x\"")
    #expect(process.waits { $0.line(0) == "size 80x24" }, "\(process.screen.lines)")
    #expect(!process.isCooked)
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
    #expect(process.screen.line(0) == "got goodbye", "\(process.screen.lines)")
  }

  @Test("A program in the middle of a pipeline takes its keys from the terminal, too")
  func pipeline() throws {
    let process = try shell("echo input | \"$0\" | cat")
    #expect(process.waits { $0.line(0) == "size 80x24" }, "\(process.screen.lines)")
    process.send("\u{1B}[A")
    #expect(process.waits { $0.line(2).contains("up") }, "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.screen.line(0) == "goodbye", "\(process.screen.lines)")
  }

  @Test("Without any terminal, a program prints one line")
  func none() throws {
    let process = try shell(
      "\"$0\" </dev/null 2>&1 | cat", "ReadmeProbe", options: .withoutControllingTerminal)
    #expect(process.end() == .code(0))
    #expect(
      String(decoding: process.output, as: UTF8.self) == "ReadmeProbe: There is no terminal to draw on.\r\n")
  }

  @Test("A terminal that takes no output misses frames, but no keys")
  func slow() throws {
    let process = try TerminalProcess("TerminalProbe", ["flood"])
    #expect(process.waits { $0.line(0).hasPrefix("size") }, "\(process.screen.lines)")
    // Each key has a delivery and a frame of its own; the output is not read.
    for _ in 0..<400 {
      process.send("b")
      usleep(2_000)
    }
    #expect(process.waits { $0.line(0) == "keys 400" }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    #expect(process.output.count < 200 * 1_900, "\(process.output.count)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("A program ends although the terminal takes no output")
  func stalled() throws {
    let process = try TerminalProcess("TerminalProbe", ["flood"])
    #expect(process.waits { $0.line(0).hasPrefix("size") }, "\(process.screen.lines)")
    for _ in 0..<400 {
      process.send("b")
      usleep(2_000)
    }
    process.send("e")
    var status: Int32 = 0
    var waited = 0
    while waitpid(process.pid, &status, WNOHANG) == 0, waited < 2_000 {
      usleep(10_000)
      waited += 1
    }
    #expect(waited < 2_000)
    #expect(status == 3 << 8)
  }
}
