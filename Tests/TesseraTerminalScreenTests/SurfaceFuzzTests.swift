import TerminalOracle
import Tessera
import TesseraTerminal
import TestSupport
import Testing

/// Random frames: after each, the terminal shows the contents of a plain grid, cell by cell, including
/// colors.
struct SurfaceFuzzTests {
  @Test(
    "Random frames show the drawn contents", .tags(.model), arguments: ColorDepth.allCases,
    (1...UInt64(3)).sampled)
  func randomFramesShowWhatWasDrawn(depth: ColorDepth, seed: UInt64) {
    var fuzz = SurfaceFuzz(columns: 40, rows: 12, depth: depth, seed: seed)
    for step in 0..<300 {
      fuzz.drawRandomly()
      if let fault = fuzz.presentAndCompare() {
        Issue.record("depth \(depth), seed \(seed), step \(step): \(fault)")
        return
      }
    }
  }

  @Test("Scrolling lists show the drawn contents", .tags(.model), arguments: (1...UInt64(6)).sampled)
  func scrollingListsShowWhatWasDrawn(seed: UInt64) {
    var fuzz = SurfaceFuzz(columns: 30, rows: 10, depth: .ansi256, seed: seed)
    for step in 0..<300 {
      fuzz.scrollRandomly()
      if let fault = fuzz.presentAndCompare() {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
  }

  @Test(
    "A region below other lines shows the drawn contents while its height changes", .tags(.model),
    arguments: (1...UInt64(6)).sampled)
  func regions(seed: UInt64) {
    for linesAbove in [0, 3, 11, 30] {
      var fuzz = SurfaceFuzz(columns: 30, rows: 3, depth: .ansi256, seed: seed, linesAbove: linesAbove)
      for step in 0..<200 {
        fuzz.drawRandomly()
        if let fault = fuzz.presentAndCompare() {
          Issue.record("seed \(seed), \(linesAbove) lines above, step \(step): \(fault)")
          return
        }
      }
    }
  }

  @Test("Surfaces of the smallest sizes show the drawn contents")
  func smallestSizes() {
    for (columns, rows) in [(1, 1), (1, 5), (5, 1), (2, 2)] {
      var fuzz = SurfaceFuzz(columns: columns, rows: rows, depth: .trueColor, seed: 9, resizes: false)
      for step in 0..<200 {
        fuzz.drawRandomly()
        if let fault = fuzz.presentAndCompare() {
          Issue.record("\(columns) × \(rows), step \(step): \(fault)")
          return
        }
      }
    }
  }
}

/// A surface, a plain grid and a terminal with the same contents.
struct SurfaceFuzz {
  private var surface: Surface
  private var reference: ReferenceGrid
  let screen: Screen
  /// All bytes that the terminal has received.
  private(set) var output: [UInt8]
  private var random: SeededGenerator
  private var colors: ColorNumbers
  private let resizes: Bool
  private var top = 0
  /// The row of the terminal in which a region begins, and the number of lines above it.
  private var (origin, linesAbove) = (0, 0)

  // Only characters with the same width on all terminals; other tests cover the rest.
  private static let pieces = [
    "abc ", "日本", "é", "e\u{301}", "한글", "│─", "🎉", "    ", "x", "ｱ", "ñandú", "\u{1B}[31m", "\u{202E}", "\t",
  ]
  private static let colors: [Color] = [
    .primary, .secondary, .accent, .background, .surface, .selection, .focus, .separator, .negative,
    .rgb(red: 12, green: 200, blue: 99), .rgb(red: 250, green: 10, blue: 10),
  ]

  init(columns: Int, rows: Int, depth: ColorDepth, seed: UInt64, resizes: Bool = true) {
    surface = Surface(columns: columns, rows: rows, colorDepth: depth)
    reference = ReferenceGrid(columns: columns, rows: rows)
    screen = Screen(columns: columns, rows: rows)
    output = Array("\u{1B}[?7l\u{1B}[?25l".utf8)
    screen.feed(output)
    random = SeededGenerator(seed: seed)
    colors = ColorNumbers(depth: depth)
    self.resizes = resizes
  }

  /// Creates a region of a terminal of twelve rows, below some lines.
  init(columns: Int, rows: Int, depth: ColorDepth, seed: UInt64, linesAbove: Int) {
    surface = Surface(columns: columns, rows: rows, colorDepth: depth)
    surface.isInline = true
    reference = ReferenceGrid(columns: columns, rows: rows)
    screen = Screen(columns: columns, rows: 12)
    output = Array(((0..<linesAbove).map { "line \($0)\r\n" }.joined() + "\u{1B}[?7l\u{1B}[?25l").utf8)
    screen.feed(output)
    random = SeededGenerator(seed: seed)
    colors = ColorNumbers(depth: depth)
    resizes = true
    self.linesAbove = linesAbove
    origin = min(linesAbove, screen.rows - rows)
  }

  mutating func drawRandomly() {
    for _ in 0..<Int.random(in: 0...5, using: &random) { writeRandomly() }
    if isChance(3) { fillRandomly() }
    if isChance(4) { hintRandomly() }
    if isChance(50) { surface.invalidate() }
    if isChance(60), resizes { resizeRandomly() }
    if isChance(3) {
      let (column, row) = (pick(Array(0..<surface.columns)), pick(Array(0..<surface.rows)))
      surface.cursor = isChance(3) ? nil : CursorPosition(column: column, row: row)
    }
    if isChance(30) { surface.theme = surface.theme == .dark ? .light : .dark }
  }

  /// Draws a list under a bar: all rows shift, with or without a hint, which may be wrong.
  mutating func scrollRandomly() {
    let distance = Int.random(in: -3...3, using: &random)
    top += distance
    if !isChance(4) { surface.hintScroll(rows: 1..<surface.rows, by: distance) }
    if isChance(8) { hintRandomly() }
    for row in 0..<surface.rows {
      let isSelected = isChance(10)
      let text =
        row == 0 ? "bar \(top)" : "row \(top + row) " + String(repeating: "日x", count: abs(top + row) % 9)
      fill(0..<surface.columns, row: row, color: isSelected ? .selection : .background)
      write(text, column: 0, row: row, clip: 0..<surface.columns, style: GridStyle(isBold: row % 3 == 0))
    }
  }

  /// Sends the frame and returns a description of the first wrong cell; `nil` if there is none.
  mutating func presentAndCompare() -> String? {
    let frame = surface.encode()
    screen.feed(frame)
    output += frame
    if !surface.encode().isEmpty { return "an unchanged frame is not empty" }
    if let cursor = surface.cursor {
      let shown = screen.cursor.map { CursorPosition(column: $0.column, row: $0.row - origin) }
      if shown != cursor { return "the cursor is at \(String(describing: shown)), not at \(cursor)" }
    }
    for row in 0..<origin where screen.line(row) != "line \(linesAbove - origin + row)" {
      return "above the region: \(screen.line(row))"
    }
    for row in 0..<reference.rows {
      for column in 0..<reference.columns {
        let shown = screen.cell(column: column, row: origin + row)
        let wanted = reference.expected(
          column: column, row: row, theme: surface.theme, colors: &colors)
        // The oracle reports no colors for the right half of a wide character.
        let isEqual = wanted.text.isEmpty ? shown.text.isEmpty : shown == wanted
        if !isEqual { return "column \(column), row \(row): wanted \(wanted), shown \(shown)" }
      }
    }
    return nil
  }

  private mutating func writeRandomly() {
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &random) { text += pick(Self.pieces) }
    let style = GridStyle(
      foreground: pick(Self.colors), background: isChance(2) ? nil : pick(Self.colors),
      isBold: isChance(4), isItalic: isChance(4), isUnderlined: isChance(4))
    let start = Int.random(in: -3..<surface.columns, using: &random)
    let end = Int.random(in: start...surface.columns + 5, using: &random)
    write(
      text, column: Int.random(in: -9..<surface.columns + 3, using: &random),
      row: Int.random(in: -1...surface.rows, using: &random), clip: isChance(2) ? start..<end : 0..<1000,
      style: style)
  }

  private mutating func fillRandomly() {
    let start = Int.random(in: -3..<surface.columns, using: &random)
    let end = Int.random(in: start...surface.columns + 5, using: &random)
    fill(start..<end, row: Int.random(in: -1...surface.rows, using: &random), color: pick(Self.colors))
  }

  private mutating func hintRandomly() {
    let start = Int.random(in: -2..<surface.rows, using: &random)
    let end = Int.random(in: start...surface.rows + 2, using: &random)
    surface.hintScroll(rows: start..<end, by: Int.random(in: -4...4, using: &random))
  }

  private mutating func resizeRandomly() {
    surface.cursor = nil
    if surface.isInline {
      let rows = Int.random(in: 1...screen.rows, using: &random)
      surface.resize(columns: surface.columns, rows: rows)
      reference = ReferenceGrid(columns: surface.columns, rows: rows)
      origin = min(origin, screen.rows - rows)
      return
    }
    let columns = Int.random(in: 1...50, using: &random)
    let rows = Int.random(in: 1...15, using: &random)
    surface.resize(columns: columns, rows: rows)
    reference = ReferenceGrid(columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
  }

  private mutating func write(_ text: String, column: Int, row: Int, clip: Range<Int>, style: GridStyle) {
    surface.write(text[...], column: column, row: row, clip: clip, style: style)
    reference.write(text[...], column: column, row: row, clip: clip, style: style)
  }

  private mutating func fill(_ columns: Range<Int>, row: Int, color: Color) {
    surface.fill(columns, row: row, color: color)
    reference.fill(columns, row: row, color: color)
  }

  private mutating func isChance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
