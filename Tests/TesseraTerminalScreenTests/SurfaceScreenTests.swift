import TerminalOracle
import Tessera
@testable import TesseraTerminal
import Testing

/// Single properties of frames, on the oracle's screen.
struct SurfaceScreenTests {
  private static let uncertain = [
    "👩‍👩‍👧‍👦", "❤\u{FE0F}", "🇩🇪", "👍🏽", "🏳️‍🌈", "1\u{FE0F}\u{20E3}", "क्षि", "नि", "☺\u{FE0E}", "🏴\u{E0067}\u{E007F}",
  ]

  @Test("Characters of uncertain width do not move their neighbors", arguments: uncertain, 0...3)
  func uncertainCharactersDoNotMoveTheirNeighbors(text: String, column: Int) {
    let character = Character(text)
    #expect(character.isColumnWidthUncertain)
    var frame = Frame(columns: 40, rows: 3)
    frame.write(String(repeating: "-", count: 40), row: 1)
    frame.present()
    frame.write(text + "|end", column: column, row: 1)
    frame.present()
    let next = column + character.columnWidth
    #expect(frame.screen.cell(column: next, row: 1).text == "|")
    #expect(frame.screen.cell(column: next + 4, row: 1).text == "-")
    #expect(frame.screen.cell(column: 39, row: 1).text == "-")
  }

  @Test("Characters of uncertain width at the edge stay in their row", arguments: uncertain)
  func uncertainCharactersAtTheEdgeStayInTheirRow(text: String) {
    var frame = Frame(columns: 10, rows: 3)
    frame.write("----------", row: 2)
    frame.write("12345678" + text, row: 1)
    frame.present()
    #expect(frame.screen.line(2) == "----------")
    let before = (0..<8).map { frame.screen.cell(column: $0, row: 1).text }
    #expect(before == ["1", "2", "3", "4", "5", "6", "7", "8"])
    frame.surface.fill(0..<10, row: 1, color: .background)
    frame.present()
    #expect(frame.screen.line(1) == "")
  }

  @Test("Scrolling by one line takes few bytes")
  func scrollByOneLineIsCheap() {
    var frame = Frame(columns: 120, rows: 40)
    frame.drawList(from: 0)
    frame.present()
    frame.surface.hintScroll(rows: 0..<39, by: 1)
    frame.drawList(from: 1)
    let bytes = frame.present()
    #expect(bytes <= 400)
    #expect(frame.screen.line(38).hasPrefix("row 39 "))
    frame.surface.hintScroll(rows: 0..<39, by: -1)
    frame.drawList(from: 0)
    #expect(frame.present() <= 400)
    #expect(frame.screen.line(0).hasPrefix("row 0 "))
  }

  @Test("A wrong scroll hint takes no bytes")
  func wrongHintCostsNothing() {
    var frame = Frame(columns: 80, rows: 24)
    frame.drawList(from: 0)
    frame.present()
    frame.surface.hintScroll(rows: 0..<24, by: 5)
    frame.drawList(from: 0)
    #expect(frame.present() == 0)
    #expect(frame.screen.line(0).hasPrefix("row 0 "))
  }

  @Test("A change of one character takes few bytes")
  func oneCharacterIsCheap() {
    var frame = Frame(columns: 120, rows: 40)
    frame.drawList(from: 0)
    frame.present()
    frame.write("X", column: 60, row: 20)
    #expect(frame.present() <= 16 + 12)
    #expect(frame.screen.cell(column: 60, row: 20).text == "X")
  }

  @Test("Cleared lines are erased instead of written")
  func clearedLinesAreErasedAndNotWritten() {
    var frame = Frame(columns: 120, rows: 40)
    frame.drawList(from: 0)
    frame.present()
    for row in 0..<40 { frame.surface.fill(0..<120, row: row, color: .background) }
    #expect(frame.present() <= 40 * 6 + 20)
    #expect(frame.screen.lines.allSatisfy { $0.isEmpty })
  }

  @Test("Control characters in text do not reach the terminal")
  func hostileTextReachesTheScreenHarmless() {
    let hostile =
      "a\u{1B}]0;title\u{7}b\u{1B}[2Jc\u{9B}31md\u{85}e\u{7F}f\r\ng\u{0}h\u{202E}i\u{2066}j\u{301}\u{200B}k\u{FEFF}l"
    var frame = Frame(columns: 60, rows: 3)
    frame.write("above", row: 0)
    frame.write(hostile, row: 1)
    let bytes = frame.surface.encode()
    frame.screen.feed(bytes)
    #expect(frame.screen.line(0) == "above")
    #expect(frame.screen.line(1) == "a]0;titleb[2Jc31mdefghij\u{301}kl")
    let text = String(decoding: bytes, as: UTF8.self)
    for scalar in ["\u{9B}", "\u{85}", "\u{202E}", "\u{2066}", "\u{7}", "\u{0}", "\u{7F}"] {
      #expect(!text.unicodeScalars.contains(scalar.unicodeScalars.first ?? "!"))
    }
  }

  @Test("An excessive number of combining marks is truncated")
  func heapsOfMarksAreCut() {
    var frame = Frame(columns: 20, rows: 1)
    frame.write("a" + String(repeating: "\u{301}", count: 100_000) + "b", row: 0)
    #expect(frame.present() < 200)
    #expect(frame.screen.cell(column: 1, row: 0).text == "b")
  }

  @Test("The tables of glyphs and styles stay limited")
  func tablesStayBounded() {
    var frame = Frame(columns: 10, rows: 2, depth: .trueColor)
    for step in 0..<6000 {
      let color = Color.rgb(red: UInt8(step & 255), green: UInt8(step >> 8), blue: 0)
      let mark = Character(Unicode.Scalar(UInt32(0x300 + step % 80)) ?? " ")
      frame.surface.write(
        "x\(mark)é\u{323}"[...], column: step % 5, row: step % 2, clip: 0..<10,
        style: GridStyle(foreground: color))
      if step % 500 == 0 { frame.present() }
    }
    frame.present()
    #expect(frame.surface.glyphs.entries.count + frame.surface.styles.entries.count <= 2 * 1024 + 20)
    let shown = (0..<10).map { frame.screen.cell(column: $0, row: 1).text }.joined()
    #expect(shown == frame.surface.text(inRow: 1))
  }

  @Test("Empty and huge surfaces are harmless")
  func noSpaceIsHarmless() {
    for (columns, rows) in [(0, 0), (0, 5), (5, 0), (-1, -1), (Int.max, 1), (1, Int.max)] {
      var surface = Surface(columns: columns, rows: rows)
      surface.write("text", column: 0, row: 0, clip: 0..<10, style: GridStyle())
      surface.write("text", column: .min, row: .max, clip: .min..<(.max), style: GridStyle())
      surface.fill(.min..<(.max), row: 0, color: .selection)
      surface.hintScroll(rows: .min..<(.max), by: .min)
      surface.hintScroll(rows: .min..<(.max), by: .min)
      _ = surface.encode()
      surface.hintScroll(rows: .min..<(.max), by: .min)
      surface.hintScroll(rows: .min..<(.max), by: .max)
      _ = surface.encode()
      #expect(surface.columns <= Surface.maximumExtent && surface.rows <= Surface.maximumExtent)
    }
  }
}

/// A surface and the terminal that shows it.
private struct Frame {
  var surface: Surface
  let screen: Screen

  init(columns: Int, rows: Int, depth: ColorDepth = .ansi256) {
    surface = Surface(columns: columns, rows: rows, colorDepth: depth)
    screen = Screen(columns: columns, rows: rows)
    screen.feed("\u{1B}[?7l")
  }

  mutating func write(_ text: String, column: Int = 0, row: Int) {
    surface.write(text[...], column: column, row: row, clip: 0..<surface.columns, style: GridStyle())
  }

  /// Draws rows of about 100 columns each.
  mutating func drawList(from top: Int) {
    for row in 0..<surface.rows {
      surface.fill(0..<surface.columns, row: row, color: .background)
      write("row \(top + row) " + String(repeating: "\((top + row) % 7)", count: 90), row: row)
    }
  }

  /// Shows the frame and returns the number of bytes.
  @discardableResult
  mutating func present() -> Int {
    let bytes = surface.encode()
    screen.feed(bytes)
    return bytes.count
  }
}
