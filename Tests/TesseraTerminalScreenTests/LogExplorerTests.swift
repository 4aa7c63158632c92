import Foundation
import TerminalOracle
import TestSupport
import Testing

/// The log explorer of `Examples` in a real terminal.
@Suite("The log explorer", .tags(.screen), .serialized)
struct LogExplorerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("The line with the focus is shown as JSON, with a member in each line")
  func detail() throws {
    let process = try explorer(lines: 50)
    expect(process, "the first line") { $0.contains("Line 1 ") && $0.contains("\"line\": 1,") }
    process.send(Self.down)
    expect(process, "the members of the second line") { screen in
      ["Line 2 ", "\"level\": \"info\",", "\"line\": 2,", "\"a,b\""].allSatisfy(screen.contains)
    }
    #expect(!process.screen.contains("Line 1 "))
    quit(process)
  }

  @Test("A text is found forward and backward in the whole file")
  func finding() throws {
    let process = try explorer(lines: 30_000)
    process.send("/\"error\"\r")
    expect(process, "the first match") { $0.contains("Line 1000 ") }
    process.send("n")
    expect(process, "the second match") { $0.contains("Line 2000 ") }
    process.send("n")
    expect(process, "the third match") { $0.contains("Line 3000 ") }
    process.send("N")
    expect(process, "the second match again") { $0.contains("Line 2000 ") }
    process.send("/\u{15}nowhere\r")
    expect(process, "a message") { $0.status.contains("'nowhere' not found") }
    #expect(process.screen.contains("Line 2000 "))
  }

  @Test("A text at the end of a file of 70 megabytes is found, from its beginning and from its end")
  func large() throws {
    // More than the explorer reads at once, in lines of 99 bytes and a newline.
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 99) + [UInt8(ascii: "\n")]
    let million = [UInt8]((0..<10_000).map { _ in block }.joined())
    var bytes: [UInt8] = []
    for _ in 0..<70 { bytes += million }
    try folder.write(bytes: bytes + Array("{\"needle\":1}\nlast\n".utf8), to: "log.json")
    let process = try started()
    expect(process, "the first screen") { $0.line(0).contains(" 1 xxx") }
    expect(process, "all lines") { $0.status.contains("700002 lines") && !$0.status.contains("read") }
    process.send("/needle\r")
    expect(process, "the match") { $0.contains("Line 700001 ") && $0.contains("\"needle\": 1") }
    process.send(Self.end)
    expect(process, "the end") { $0.contains("Line 700002 ") }
    process.send("N")
    expect(process, "the match again") { $0.contains("Line 700001 ") }
  }

  @Test("A filter shows only the lines with a text, with their numbers")
  func filtering() throws {
    let process = try explorer(lines: 30_000)
    process.send("&\"error\"\r")
    expect(process, "the number of matches") { $0.status.contains("30 with '\"error\"'") }
    expect(process, "their lines") { $0.line(0).contains(" 1000 {") && $0.line(1).contains(" 2000 {") }
    process.send("&\u{15}\r")
    // The line at the top stays there.
    expect(process, "all lines") {
      !$0.status.contains("with") && $0.line(0).contains(" 1000 {") && $0.line(1).contains(" 1001 {")
    }
  }

  @Test("A filter examines lines that are appended, too")
  func filteringAppended() throws {
    let process = try explorer(lines: 500)
    process.send("&needle\r")
    expect(process, "no match") { $0.status.contains(" 0 with 'needle'") }
    try folder.append("a needle\nother\nhalf a nee", to: "log.json")
    expect(process, "a match") {
      $0.status.contains(" 1 with 'needle'") && $0.line(0).contains(" 501 a needle")
    }
    try folder.append("dle\n", to: "log.json")
    expect(process, "the completed line") {
      $0.status.contains(" 2 with 'needle'") && $0.line(1).contains(" 503 half a needle")
    }
    quit(process)
  }

  @Test("A line that is no JSON is shown as it is, also if it begins with a bracket")
  func brackets() throws {
    try folder.write("[12:30:45] hello world\n", to: "log.json")
    let process = try started()
    // The list is in the first line of the screen, and the whole line below the title of the pane.
    expect(process, "the line") { $0.line(1).contains("[12:30:45] hello world") }
    quit(process)
  }

  @Test("Lines that are appended are followed")
  func following() throws {
    let process = try explorer(lines: 500)
    process.send("F")
    expect(process, "the end") { $0.contains("Line 500 ") && $0.status.contains("following") }
    try folder.append("{\"appended\":true}\n", to: "log.json")
    expect(process, "the new line") { $0.contains("Line 501 ") && $0.contains("\"appended\": true") }
    // A line that is not complete yet becomes one.
    try folder.append("{\"half\":", to: "log.json")
    expect(process, "the half line") { $0.contains("Line 502 ") && !$0.contains("\"half\": 1") }
    try folder.append("1}\n", to: "log.json")
    expect(process, "the whole line") { $0.contains("\"half\": 1") && $0.status.contains("502 lines") }
    quit(process)
  }

  @Test("A file that becomes shorter is read from its beginning")
  func shrinking() throws {
    let process = try explorer(lines: 500)
    process.send("&9\r")
    expect(process, "a filter") { $0.status.contains("with '9'") }
    try folder.truncate("log.json", toBytes: 0)
    expect(process, "no line") { $0.status.contains(" 0 lines") && $0.line(0).contains("No lines.") }
    try folder.append("{\"fresh\":1}\n", to: "log.json")
    expect(process, "the new line") { $0.status.contains(" 1 lines") && $0.line(0).contains("1 {\"fresh\"") }
    #expect(!process.screen.status.contains("with"))
    quit(process)
  }

  @Test("An empty file has no lines until one is appended")
  func empty() throws {
    try folder.write("", to: "log.json")
    let process = try started()
    expect(process, "a note") { $0.line(0).contains("No lines.") && $0.status.contains(" 0 lines") }
    try folder.append("first\n", to: "log.json")
    expect(process, "the line") { $0.line(0).contains("1 first") }
    quit(process)
  }

  @Test("A file that cannot be read is named in one line, and the exit code is 66")
  func missing() throws {
    let path = folder.path("none")
    for (path, reason) in [(path, "No such file or directory"), (folder.path, "Is a directory")] {
      let process = try TerminalProcess("LogExplorer", [path])
      #expect(process.end() == .code(66))
      #expect(String(decoding: process.output, as: UTF8.self) == "LogExplorer: \(path): \(reason)\r\n")
      #expect(process.isCooked)
    }
  }

  @Test("--help prints the usage, and without a file the exit code is 64")
  func usage() throws {
    for (arguments, code) in [(["--help"], Int32(0)), ([], 64), (["a", "b"], 64)] {
      let process = try TerminalProcess("LogExplorer", arguments)
      #expect(process.end() == .code(code), "\(arguments)")
      #expect(String(decoding: process.output, as: UTF8.self).hasPrefix("usage: LogExplorer FILE\r\n"))
    }
  }

  // MARK: Steps

  private static let down = "\u{1B}[B"
  private static let end = "\u{1B}[F"

  private func started() throws -> TerminalProcess {
    try TerminalProcess("LogExplorer", [folder.path("log.json")], columns: 120, rows: 24)
  }

  /// Starts the program with a file of numbered lines of JSON. Every thousandth is an error.
  private func explorer(lines count: Int) throws -> TerminalProcess {
    var text = ""
    for line in 1...count {
      let level = line % 1000 == 0 ? "error" : "info"
      text += "{\"level\":\"\(level)\",\"line\":\(line),\"nested\":{\"list\":[1,\"a,b\"]}}\n"
    }
    try folder.write(text, to: "log.json")
    let process = try started()
    expect(process, "the first lines") { $0.line(0).contains("1 {\"level") && $0.line(1).contains(" 2 {") }
    expect(process, "all lines") { $0.status.contains("\(count) lines") && !$0.status.contains("read") }
    return process
  }

  private func quit(_ process: TerminalProcess, location: SourceLocation = #_sourceLocation) {
    process.send("q")
    #expect(process.end() == .code(0), sourceLocation: location)
    #expect(process.isCooked, sourceLocation: location)
  }

  private func expect(
    _ process: TerminalProcess, _ what: String, location: SourceLocation = #_sourceLocation,
    _ condition: (Screen) -> Bool
  ) {
    let isShown = process.waits(until: condition)
    #expect(
      isShown, "\(what); there is:\n\(process.screen.lines.joined(separator: "\n"))",
      sourceLocation: location)
  }
}

extension Screen {
  /// The last line.
  fileprivate var status: String { lines.last ?? "" }

  fileprivate func contains(_ text: String) -> Bool { lines.contains { ($0 + " ").contains(text) } }
}
