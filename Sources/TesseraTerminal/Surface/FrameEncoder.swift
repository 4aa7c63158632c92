/// An encoder of the changes of one frame as control sequences and text, with as little cursor movement as
/// possible.
struct FrameEncoder {
  var bytes: [UInt8] = []

  /// Whether the frame is a region whose place on the screen is unknown, so that only relative movements of the
  /// cursor reach a row.
  private let isInline: Bool
  /// The row of the cursor, which is known even where its column is not.
  private(set) var row = 0

  private let columns: Int
  private let glyphs: GlyphPool
  private let styles: StyleTable
  /// The position of the cursor; `nil` if it depends on the terminal.
  private var cursor: Position?
  private var style = StyleID.plain

  private struct Position: Equatable {
    var column: Int
    var row: Int
  }

  /// The number of cells to draw again after an uncertain character, which may be as wide as all its parts.
  private static let uncertainReach = 12

  /// The fewest changed trailing blanks that are erased, which takes three bytes and maybe a style change.
  private static let smallestErasure = 5

  /// The largest number of unchanged characters that are written again, because a movement would be as long.
  private static let maximumRewriteGap = 3

  init(columns: Int, glyphs: GlyphPool, styles: StyleTable, isInline: Bool = false) {
    self.columns = columns
    self.isInline = isInline
    self.glyphs = glyphs
    self.styles = styles
    bytes.reserveCapacity(4096)
  }

  /// Clears the screen, and resets the style and the margins.
  mutating func clearScreen() {
    bytes.append(control: "m")
    bytes.append(control: "r")
    bytes.append(control: "2J")
    style = .plain
    cursor = nil
  }

  /// Moves to the first column of an inline region, and saves that position of the cursor.
  ///
  /// - Parameter row: The row of the cursor, which the last frame has left there.
  mutating func goToTop(fromRow row: Int) {
    self.row = row
    jump(toColumn: 0, row: 0)
    saveCursor()
  }

  /// Clears everything from the top of an inline region on, and makes space for its rows, for which the terminal
  /// may move the lines above.
  mutating func clearRegion(rows: Int) {
    bytes.append(control: "m")
    bytes.append(control: "J")
    for _ in 1..<max(1, rows) { bytes.append(UInt8(ascii: "\n")) }
    row = rows - 1
    jump(toColumn: 0, row: 0)
    saveCursor()
    style = .plain
  }

  /// Saves the position of the cursor; the end of a session restores it to clear the region.
  private mutating func saveCursor() {
    bytes += [0x1B, UInt8(ascii: "7")]
    cursor = Position(column: 0, row: 0)
  }

  /// Moves lines up, or down by a negative distance, by deleting or inserting lines at the top of a region.
  mutating func scroll(_ rows: Range<Int>, by distance: Int, ofAll rowCount: Int) {
    let isWholeScreen = rows == 0..<rowCount
    select(.plain)
    if !isWholeScreen { bytes.append(control: rows.lowerBound + 1, rows.upperBound, final: "r") }
    bytes.append(moveToColumn: 0, row: rows.lowerBound)
    bytes.append(control: abs(distance), final: distance > 0 ? "M" : "L")
    if !isWholeScreen { bytes.append(control: "r") }
    cursor = nil
  }

  mutating func select(_ id: StyleID) {
    guard style != id else { return }
    let (old, new) = (styles[style].link, styles[id].link)
    if old != new { bytes += new ?? Hyperlink.end }
    bytes += styles[id].sequence
    style = id
  }

  // MARK: Rows

  /// Writes the cells of a row that differ, and copies them to `front`.
  mutating func encode(row: Int, of back: CellBuffer, over front: inout CellBuffer) {
    let range = back.range(ofRow: row)
    var end = erasureStart(row: row, of: back, over: front)
    var column = 0
    while column < end {
      let index = range.lowerBound + column
      if front.cells[index] == back.cells[index] {
        column += 1
        continue
      }
      // Half of a character cannot be written.
      if back.cells[index].isContinuation, column > 0 { column -= 1 }
      move(to: Position(column: column, row: row), in: back)
      writeSpan(from: &column, to: &end, row: row, of: back, over: &front)
    }
    if end < columns { erase(from: Position(column: end, row: row), in: back) }
    front.copy(row: row, from: back)
  }

  /// Returns the column from which to erase to the end of a row; the width if there is too little to erase.
  private func erasureStart(row: Int, of back: CellBuffer, over front: CellBuffer) -> Int {
    let range = back.range(ofRow: row)
    var start = range.upperBound
    while start > range.lowerBound, back.cells[start - 1] == .blank { start -= 1 }
    var changed = range.upperBound
    while changed > start, front.cells[changed - 1] == back.cells[changed - 1] { changed -= 1 }
    return changed - start >= Self.smallestErasure ? start - range.lowerBound : columns
  }

  /// Writes cells as long as they differ.
  private mutating func writeSpan(
    from column: inout Int, to end: inout Int, row: Int, of back: CellBuffer, over front: inout CellBuffer
  ) {
    let base = row * columns
    while column < end, front.cells[base + column] != back.cells[base + column] {
      let cell = back.cells[base + column]
      select(cell.style)
      let isUncertain = glyphs.isUncertain(cell.glyph)
      if isUncertain { blank(cell, at: Position(column: column, row: row)) }
      write(cell.glyph)
      column += cell.width
      if isUncertain {
        cursor = nil
        let reach = min(columns, column + Self.uncertainReach)
        for index in base + column..<max(base + column, base + reach) { front.cells[index] = .unknown }
        if end < columns { end = max(end, reach) }
        return
      }
      // After the last column, the position of the cursor depends on the terminal.
      cursor = column < columns ? Position(column: column, row: row) : nil
    }
  }

  /// Empties the columns of a character that a terminal may draw narrower, and goes back to its start.
  private mutating func blank(_ cell: ScreenCell, at position: Position) {
    for _ in 0..<cell.width { bytes.append(UInt8(ascii: " ")) }
    jump(toColumn: position.column, row: position.row)
  }

  private mutating func write(_ glyph: Glyph) {
    if glyph.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: glyph.rawValue))
    } else if glyph.picture != nil {
      bytes.append(UInt8(ascii: " "))
    } else if glyph.poolIndex == nil, let scalar = Unicode.Scalar(glyph.rawValue) {
      bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
    } else {
      bytes.append(contentsOf: glyphs.text(of: glyph).utf8)
    }
  }

  private mutating func erase(from position: Position, in back: CellBuffer) {
    select(.plain)
    move(to: position, in: back)
    bytes.append(control: "K")
  }

  // MARK: The cursor

  /// Moves to a position by the shortest sequence that works on every terminal.
  private mutating func move(to position: Position, in back: CellBuffer) {
    defer { (cursor, row) = (position, position.row) }
    guard let cursor, cursor != position else {
      if cursor == nil { jump(toColumn: position.column, row: position.row) }
      return
    }
    if cursor.row == position.row, cursor.column < position.column {
      if !rewriteGap(from: cursor, to: position.column, in: back) {
        bytes.append(control: position.column - cursor.column, final: "C")
      }
    } else if position.column == 0, position.row == cursor.row {
      bytes.append(UInt8(ascii: "\r"))
    } else if position.column == 0, position.row == cursor.row + 1 {
      bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    } else {
      jump(toColumn: position.column, row: position.row)
    }
  }

  /// Moves to a position from any column of the known row.
  mutating func jump(toColumn column: Int, row target: Int) {
    defer { row = target }
    guard isInline else { return bytes.append(moveToColumn: column, row: target) }
    if target < row { bytes.append(control: row - target, final: "A") }
    if target > row { bytes.append(control: target - row, final: "B") }
    bytes.append(UInt8(ascii: "\r"))
    if column > 0 { bytes.append(control: column, final: "C") }
  }

  /// Passes over a few unchanged characters by writing them again. Returns `false` if that would not be
  /// shorter.
  private mutating func rewriteGap(from cursor: Position, to column: Int, in back: CellBuffer) -> Bool {
    guard column - cursor.column <= Self.maximumRewriteGap else { return false }
    let base = cursor.row * columns
    let cells = back.cells[base + cursor.column..<base + column]
    guard cells.allSatisfy({ $0.isNarrow && $0.glyph.isASCII && $0.style == style }) else { return false }
    for cell in cells { write(cell.glyph) }
    return true
  }
}
