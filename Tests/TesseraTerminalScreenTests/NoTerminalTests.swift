import Foundation
import TerminalOracle
import TestSupport
import Testing

/// The first program of the README without a usable terminal.
@Suite("Without a terminal", .tags(.screen))
struct NoTerminalTests {
  @Test("Without a terminal, the program prints an error and exits with a code")
  func nothing() throws {
    let process = try TerminalProcess(
      path: "/bin/sh", ["-c", "\"$0\" < /dev/null > /dev/null", try BuiltProgram.path(of: "ReadmeProbe")],
      options: .withoutControllingTerminal)
    #expect(process.end() == .code(EX_UNAVAILABLE))
    #expect(
      String(decoding: process.output, as: UTF8.self) == "ReadmeProbe: There is no terminal to draw on.\r\n")
  }

  @Test("A terminal that cannot move its cursor is reported the same way")
  func dumb() throws {
    let process = try TerminalProcess("ReadmeProbe", environment: ["TERM": "dumb"])
    #expect(process.end() == .code(EX_UNAVAILABLE))
    #expect(process.isCooked)
    let output = String(decoding: process.output, as: UTF8.self)
    #expect(
      output == "ReadmeProbe: The terminal cannot move its cursor (TERM is missing or dumb).\r\n")
  }

  @Test("With a terminal the same program runs")
  func shown() throws {
    let process = try TerminalProcess("ReadmeProbe")
    #expect(process.waits { $0.line(0) == " line 0" }, "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("The program is the one that the README shows")
  func verbatim() throws {
    // The path of the package follows from that of this file.
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: package.appendingPathComponent("Tests/Support/ReadmeProbe/main.swift"), encoding: .utf8)
    let program = source.drop { !$0.isNewline }.dropFirst()
    #expect(readme.contains("```swift\n\(program)```"))
  }
}
