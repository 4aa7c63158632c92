import Tessera

extension Surface {
  /// Gives the matches of a search in a row the background for matches.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: The columns to search.
  ///   - ranges: Returns the matches in a text as ranges of bytes of UTF-8.
  /// - Complexity: O(columns).
  mutating func highlight(row: Int, columns: Range<Int>, _ ranges: (String) -> [Range<Int>]) {
    let columns = columns.clamped(to: 0..<self.columns)
    guard (0..<rows).contains(row), !columns.isEmpty else { return }
    var text = ""
    // The column of each byte of the text.
    var places: [Int] = []
    for column in columns {
      let cell = back.cells[row * self.columns + column]
      if cell.isContinuation { continue }
      let character = glyphs.text(of: cell.glyph)
      text += character
      for _ in character.utf8 { places.append(column) }
    }
    for range in ranges(text) where !range.isEmpty {
      for column in places[range.lowerBound]...places[range.upperBound - 1] { markMatch(column, row) }
    }
  }

  private mutating func markMatch(_ column: Int, _ row: Int) {
    let index = row * columns + column
    let cell = back.cells[index]
    var style = styles[cell.style].style
    (style.foreground, style.background) = (.background, .warning)
    back.cells[index] = cell.remapped(glyph: cell.glyph, style: styles.id(for: style))
  }
}
