import TerminalOracle
import TestSupport
import Testing

/// The second program of the README: a field, pictures and buttons, with real keys.
@Suite("The form of the README", .tags(.screen))
struct ReadmeFormTests {
  @Test("Typed letters search, and a button of a found row works")
  func search() throws {
    let process = try TerminalProcess("ReadmeForm")
    #expect(process.waits { $0.line(0).contains("Search") && $0.line(1).contains("Ada") })
    // Tab goes to the field; q is a letter there.
    process.send("\t")
    process.send("Grq")
    #expect(process.waits { $0.line(0).contains("Grq") && !$0.line(1).contains("Ada") })
    process.send("\u{7F}")
    #expect(process.waits { $0.line(1).contains("Grace") && $0.line(1).contains("Befriend") })
    process.send("\t\r")
    #expect(process.waits { $0.line(1).contains("Unfriend") && $0.line(2).contains(" friend") })
    // Escape leaves the button.
    #expect(process.responds(to: "\u{1B}"))
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("Pasted text goes into the field on one line, and the cursor is at the caret")
  func paste() throws {
    let process = try TerminalProcess("ReadmeForm")
    #expect(process.waits { $0.line(0).contains("Search") })
    process.send("\t")
    process.send("\u{1B}[200~B\narb\u{1B}[201~")
    #expect(process.waits { $0.line(0).contains("B arb") })
    #expect(process.waits { $0.cursor.map { $0.row == 0 && $0.column == 6 } ?? false })
    // To the start of the field.
    process.send("\u{01}")
    #expect(process.waits { $0.cursor.map { $0.row == 0 && $0.column == 1 } ?? false })
    process.send("\u{0B}")
    #expect(process.waits { $0.line(3).contains("Grace") })
    process.send("\u{1B}")
    #expect(process.waits { $0.cursor == nil })
    process.send("q")
    #expect(process.end() == .code(0))
  }
}
