import Tessera
import Testing

@testable import TesseraTerminal

@Suite("The parts of a status line")
struct StatusLineTests {
  private func line(_ status: String, _ hint: String, _ columns: Int) -> [String] {
    let line = StatusLine(status, hint: hint, columns: columns)
    return [String(line.status), String(line.hint)]
  }

  @Test("Status and hint are complete if both fit with a gap")
  func room() {
    #expect(line("3 rows", "t turns  q quits", 26) == ["3 rows", "t turns  q quits"])
    #expect(line("", "t turns  q quits", 18) == ["", "t turns  q quits"])
    #expect(line("3 rows", "", 8) == ["3 rows", ""])
  }

  @Test(
    "The first parts of a long hint are left out; the last part ends after a whole word, or is left out too")
  func hint() {
    #expect(line("3 rows", "t turns  q quits", 25) == ["3 rows", "… q quits"])
    #expect(line("3 rows", "q quits and says goodbye", 20) == ["3 rows", "q quits…"])
    #expect(line("", "t turns  q quits", 10) == ["", "q quits"])
    #expect(line("", "t turns  q quits", 8) == ["", "q…"])
    #expect(line("3 rows", "unbelievable", 12) == ["3 rows", ""])
  }

  @Test("A long status is truncated and leaves half of the line to the hint")
  func status() {
    #expect(line("everything that is going on", "q quits", 24) == ["everything t…", "q quits"])
    #expect(
      line("everything that is going on", "t turns around  q quits", 24) == ["everything…", "… q quits"])
  }

  @Test("A tooltip is in place of the hint on one line, and is truncated at its end")
  func tooltip() {
    func line(_ tooltip: String, _ columns: Int) -> [String] {
      let line = StatusLine("3 rows", hint: "q quits", tooltip: tooltip, columns: columns)
      return [String(line.status), String(line.hint)]
    }
    #expect(line("Deletes  the\nfile", 40) == ["3 rows", "Deletes  the file"])
    #expect(line("Deletes the file", 20) == ["3 rows", "Deletes…"])
    #expect(line("", 20) == ["3 rows", ""])
  }

  @Test("Any width works, and the text never exceeds the line", arguments: 0...60)
  func widths(columns: Int) {
    for status in ["", "x", "日本語の行", "a status of some length"] {
      for hint in ["", "q", "a one  b two  c three  q quits", "日本  語"] {
        let line = StatusLine(status, hint: hint, columns: columns)
        let gap = line.status.isEmpty || line.hint.isEmpty ? 0 : 2
        let words = hint.split(separator: " ").map { String($0) } + ["…"]
        let shown = line.hint.split(separator: " ").map { $0 == "…" || $0.last != "…" ? $0 : $0.dropLast() }
        #expect(shown.allSatisfy { words.contains(String($0)) }, "\(line.hint)")
        #expect(line.status.columnWidth + gap + line.hint.columnWidth <= max(0, columns - 2))
      }
    }
  }
}
