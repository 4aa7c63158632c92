import KeyForm
import TerminalOracle
import TestSupport
import Testing

/// The form that tests fill in a window as well, with the same keys: see `InputMethodTests` of TesseraGTK.
@Suite("A form filled by keys", .tags(.screen))
struct KeyFormTests {
  @Test("Keys and composed characters fill a form, one edit at a time")
  func filling() throws {
    let process = try TerminalProcess("TerminalProbe", ["form"], columns: 60, rows: 50)
    #expect(process.waits { $0.line(0).contains("Name") })
    for stroke in [.tab] + FormKey.fillingForm { process.send(stroke.bytes) }
    let last = try #require(KeyForm.filledLog.last).trimmed
    _ = process.waits { screen in screen.lines.contains { $0.trimmed == last } }
    let lines = process.screen.lines.map(\.trimmed)
    let log = lines.drop { $0 != KeyForm.filledLog[0] }.prefix { !$0.isEmpty }
    #expect(Array(log) == KeyForm.filledLog.map(\.trimmed))
    #expect(lines.contains { $0.hasPrefix(KeyForm.Values.filled.line) }, "\(lines)")
    // Escape leaves the button.
    #expect(process.responds(to: "\u{1B}"))
    process.send("q")
    #expect(process.end() == .code(0))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
