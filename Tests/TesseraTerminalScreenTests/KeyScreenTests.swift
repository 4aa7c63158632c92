import TerminalOracle
import Testing

/// Finding, filtering and the list of keys in a real process.
@Suite("Keys of every program", .serialized)
struct KeyScreenTests {
  private func started(_ environment: [String: String] = [:]) throws -> TerminalProcess {
    let process = try TerminalProcess("TerminalProbe", ["collection"], environment: environment)
    #expect(
      process.waits { $0.line(0) == "0" && $0.line(23).contains("watching") }, "\(process.screen.lines)")
    return process
  }

  private func quit(_ process: TerminalProcess) {
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("A text is found while it is typed, and Escape goes back")
  func found() throws {
    let process = try started()
    process.send("/42")
    #expect(
      process.waits { $0.line(23).hasPrefix(" /42") && $0.lines.contains("42") }, "\(process.screen.lines)")
    let row = try #require(process.screen.lines.firstIndex(of: "42"))
    let plain = process.screen.cell(column: 10, row: row).rendition
    #expect(process.screen.cell(column: 0, row: row).rendition != plain)
    #expect(process.screen.cursor != nil)
    process.send("\u{1B}")
    #expect(process.waits { $0.line(0) == "0" && $0.cursor == nil }, "\(process.screen.lines)")
    quit(process)
  }

  @Test("A filter shows the matching lines, and Escape ends it before it ends the program")
  func filtered() throws {
    let process = try started()
    process.send("&77\r")
    #expect(
      process.waits { $0.line(0) == "77" && $0.line(23).contains("1 of 100") }, "\(process.screen.lines)")
    #expect(process.screen.line(1).isEmpty)
    process.send("\u{1B}")
    #expect(process.waits { $0.lines.contains("78") && $0.lines.contains("99") }, "\(process.screen.lines)")
    quit(process)
  }

  @Test(
    "The list of keys opens and closes; without Unicode its border is ASCII", arguments: ["C", "C.UTF-8"])
  func help(locale: String) throws {
    let process = try started(["LANG": locale])
    process.send("?")
    let corner = locale == "C" ? "+-" : "╭─"
    #expect(
      process.waits { screen in screen.lines.contains { $0.contains(corner) && $0.contains(" Keys ") } },
      "\(process.screen.lines)")
    #expect(process.output.contains { $0 >= 0x80 } == (locale != "C"))
    process.send("\u{1B}")
    #expect(process.waits { screen in !screen.lines.contains { $0.contains(" Keys ") } })
    process.send(":quit\r")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }
}
