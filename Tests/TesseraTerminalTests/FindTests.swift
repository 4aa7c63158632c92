import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// Finding in a list, as in less and vi.
@MainActor
@Suite("Finding in a terminal")
struct FindTests {
  private static let texts = ["alpha", "beta", "gamma", "delta", "Ärger", "alphabet", "omega"]

  @Test("The focus follows each letter, and matches are highlighted")
  func incremental() {
    let harness = ScreenHarness(rows(Self.texts))
    harness.type("j")
    #expect(harness.focused == "alpha")
    harness.type("/a")
    #expect(harness.focused == "alpha")
    harness.type("l")
    #expect(harness.lastLine.hasPrefix(" /al") && harness.lastLine.hasSuffix("Esc back"))
    harness.type("phab")
    #expect(harness.focused == "alphabet")
    #expect(harness.matches(inRow: 5) == ["alphab"] && harness.matches(inRow: 0).isEmpty)
    // The cursor is behind the typed text.
    #expect(harness.screen.surface.cursor == CursorPosition(column: 8, row: 11))
    harness.type("\u{7F}\u{7F}")
    #expect(harness.focused == "alpha")
    #expect(harness.matches(inRow: 0) == ["alph"] && harness.matches(inRow: 5) == ["alph"])
  }

  @Test("Return keeps the match, and n and N go on around the list")
  func again() {
    let harness = ScreenHarness(rows(Self.texts))
    harness.type("/alpha\r")
    #expect(harness.focused == "alpha" && harness.lastLine.hasPrefix(" /alpha"))
    harness.type("n")
    #expect(harness.focused == "alphabet")
    harness.type("n")
    #expect(harness.focused == "alpha")
    harness.type("N")
    #expect(harness.focused == "alphabet")
    // From where the focus has moved to.
    harness.type("kkk")
    #expect(harness.focused == "gamma")
    harness.type("N")
    #expect(harness.focused == "alpha")
  }

  @Test("Escape returns to where the search began; later it removes the highlights, and then quits")
  func escape() {
    let harness = ScreenHarness(rows(Self.texts))
    harness.type("jj")
    #expect(harness.focused == "beta")
    harness.type("/omega")
    #expect(harness.focused == "omega")
    harness.type("\u{1B}")
    #expect(harness.focused == "beta" && harness.matches(inRow: 6).isEmpty)
    harness.type("/omega\r\u{1B}")
    #expect(harness.focused == "omega" && harness.matches(inRow: 6).isEmpty && harness.quitCount == 0)
    harness.type("\u{1B}")
    #expect(harness.quitCount == 1)
  }

  @Test("Case and accents do not count, and a failed search says so")
  func folded() {
    let harness = ScreenHarness(rows(Self.texts))
    harness.type("/arg")
    #expect(harness.focused == "Ärger" && harness.matches(inRow: 4) == ["Ärg"])
    harness.type("x")
    #expect(harness.lastLine.contains("not found") && harness.focused == "Ärger")
    harness.type("\r")
    #expect(harness.lastLine.hasPrefix(" not found: argx"))
    harness.type("n")
    #expect(harness.focused == "Ärger")
  }

  @Test("Without a search, n says that there is nothing to find, until the next key")
  func nothing() {
    let harness = ScreenHarness(rows(Self.texts))
    harness.type("n")
    #expect(harness.lastLine.hasPrefix(" Nothing to find yet"))
    harness.type("j")
    #expect(!harness.lastLine.contains("Nothing"))
  }

  @Test("Lines that cannot have the focus scroll into view")
  func pager() {
    let harness = ScreenHarness(
      Content { Section("lines") { ForEach(0..<5_000) { Line("line \($0)") } } })
    harness.type("/line 4711")
    // More lines than are compared at once.
    for _ in 0..<4 { harness.draw() }
    #expect(harness.lines.contains("line 4711"))
    #expect(harness.screen.nextFrameTime == nil)
    harness.type("\u{1B}")
    #expect(harness.lines[0] == "line 0")
  }

  @Test("An app searches by itself")
  func app() {
    let collection = TerminalCollection()
    collection.show(rows(Self.texts))
    collection.place(in: GridRect(columns: 0..<20, rows: 0..<4))
    var surface = Surface(columns: 20, rows: 4)
    collection.draw(on: &surface)
    #expect(!collection.findNext())
    collection.find("et")
    #expect(collection.findText == "et" && !collection.findFailed)
    #expect(collection.engine.focusedKey?.element.description == "beta")
    #expect(collection.findNext())
    #expect(collection.engine.focusedKey?.element.description == "alphabet")
    collection.find("zzz")
    #expect(collection.findFailed)
  }
}
