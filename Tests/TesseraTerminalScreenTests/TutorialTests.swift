import Foundation
import TerminalOracle
import TestSupport
import Testing

/// The programs of the tutorial, with the keys that the page names: their screens are those on the page.
@Suite("Tutorial", .tags(.screen))
struct TutorialTests {
  @Test("The first program shows three lines")
  func lines() throws {
    let process = try start(step: 1)
    try expectPicture(0, process)
  }

  @Test("The second program has two kinds of rows")
  func rows() throws {
    let process = try start(step: 2)
    try expectPicture(1, process)
  }

  @Test("In the third program, Space selects, and o opens a mail")
  func selection() throws {
    let process = try start(step: 3)
    process.send("jjj o")
    try expectPicture(2, process)
  }

  @Test("In the fourth program, d deletes, and Alt with an arrow moves")
  func deletion() throws {
    let process = try start(step: 4)
    process.send("jjd")
    #expect(process.waits { !$0.lines.contains(" Grace") }, "\(process.screen.lines)")
    process.send("\u{1B}[1;3B")
    try expectPicture(3, process)
  }

  @Test("In the fifth program, a page fails, and loads at the second attempt")
  func loading() throws {
    let process = try start(step: 5)
    #expect(process.waits { $0.lines.contains(" Old mail 1") }, "\(process.screen.lines)")
    process.send("G")
    #expect(process.waits { $0.lines.contains { $0.contains("The server is busy") } })
    // The page may have failed after the first key, which then led to the last mail.
    process.send("G")
    try expectPicture(4, process)
    process.send("\r")
    // The focus goes to a mail when the row of the failure has gone.
    #expect(process.waits { $0.line(15).contains("o Open") }, "\(process.screen.lines)")
    process.send("G")
    #expect(process.waits { $0.lines.contains(" Old mail 6") }, "\(process.screen.lines)")
  }

  @Test("The sixth program starts with the mails that it has stored")
  func disk() throws {
    let folder = try TemporaryFolder()
    for isFirst in [true, false] {
      let process = try start(step: 6, [folder.path("mails.json")])
      if isFirst { process.send("jjd") }
      #expect(process.waits { $0.lines.contains(" Barbara") && !$0.lines.contains(" Grace") })
      process.send("q")
      #expect(process.end() == .code(0))
    }
  }

  /// Starts the program of a step in a small terminal, and waits until it shows its first mail.
  private func start(step: Int, _ arguments: [String] = []) throws -> TerminalProcess {
    let process = try TerminalProcess("TutorialStep\(step)", arguments, columns: 40, rows: 16)
    #expect(process.waits { $0.lines.contains { $0.contains("Notes about the engine") } })
    return process
  }

  /// Waits until the screen is as on the page.
  private func expectPicture(_ number: Int, _ process: TerminalProcess) throws {
    let picture = try #require(try Self.pictures().dropFirst(number).first)
    let isShown = process.waits { trimmed($0.lines) == picture }
    #expect(isShown, "\(number):\n\(process.screen.lines.joined(separator: "\n"))")
  }

  private func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  /// Returns the blocks of the page that are text.
  private static func pictures() throws -> [[String]] {
    let page = PageCode.root.appendingPathComponent("Documentation/Tutorial.md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    return lines.split { $0 == "```text" }.dropFirst().map { Array($0.prefix { $0 != "```" }) }
  }
}
