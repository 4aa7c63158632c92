import Tessera

extension Surface {
  /// Writes text on one line; O(length of the text).
  ///
  /// See ``CharacterGrid``.
  ///
  /// Control characters, bidirectional overrides and marks without a base are left out, so that no text can
  /// control the terminal.
  public mutating func write(
    _ text: Substring, column: Int, row: Int, clip: Range<Int>, style: GridStyle
  ) {
    let clip = clip.clamped(to: 0..<columns)
    guard (0..<rows).contains(row), !clip.isEmpty, column < clip.upperBound else { return }
    compactTablesIfNeeded()
    var pen = Pen(base: row * columns, column: column, clip: clip, style: style)
    var rest = text
    while true {
      let written = writeASCII(rest, with: &pen)
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: written)...]
      guard pen.column < clip.upperBound, let character = rest.popFirst() else { return }
      if characters == .ascii {
        // As many characters as the original has columns, so that everything else keeps its place.
        let glyph = Glyph(Unicode.Scalar(ASCIISubstitutes.byte(for: character)))
        for _ in 0..<character.columnMeasure.width { put(glyph, width: 1, with: &pen) }
      } else {
        let (glyph, width) = glyphAndWidth(of: character)
        put(glyph, width: width, with: &pen)
      }
    }
  }

  /// Clears columns of one line and gives them a background; O(columns).
  ///
  /// See ``CharacterGrid``.
  public mutating func fill(_ columns: Range<Int>, row: Int, color: Color) {
    let columns = columns.clamped(to: 0..<self.columns)
    guard (0..<rows).contains(row), !columns.isEmpty else { return }
    compactTablesIfNeeded()
    let cell = ScreenCell(.space, style: styles.id(for: GridStyle(background: color)))
    let base = row * self.columns
    clearWideCharacterHalves(of: columns, base: base)
    back.fill(base + columns.lowerBound..<base + columns.upperBound, with: cell)
  }

  /// The position and style of the next character.
  private struct Pen {
    let base: Int
    var column: Int
    let clip: Range<Int>
    let style: GridStyle
    /// The last background and the resulting style, stored because neighbors mostly share one.
    var lastBehind: StyleID?
    var lastStyle = StyleID.plain
  }

  /// Writes the ASCII characters at the start of the text.
  ///
  /// A character is ASCII only if the next byte is too, because a combining mark may follow.
  ///
  /// - Returns: The number of bytes written.
  private mutating func writeASCII(_ text: Substring, with pen: inout Pen) -> Int {
    let written = text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count, pen.column < pen.clip.upperBound {
        let end = Self.plainEnd(in: bytes, from: index, limit: pen.clip.upperBound - pen.column)
        if end > index {
          put(ascii: bytes[index..<end], with: &pen)
          index = end
        } else {
          let byte = bytes[index]
          guard byte < 0x80, index + 1 == bytes.count || bytes[index + 1] < 0x80 else { return index }
          // A control character, which is left out.
          index += 1
        }
      }
      return index
    }
    return written ?? 0
  }

  /// Returns the end of the printable ASCII characters from an index on, of which each is a whole character.
  private static func plainEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int {
    let last = min(bytes.count, start + limit)
    var index = start
    while index < last, 0x20..<0x7F ~= bytes[index] { index += 1 }
    // The next character may be a mark on the last of them.
    return index > start && index < bytes.count && bytes[index] >= 0x80 ? index - 1 : index
  }

  /// Puts characters of one column each into the cells under the pen that are inside the clip, and moves the pen.
  private mutating func put(ascii bytes: Slice<UnsafeBufferPointer<UInt8>>, with pen: inout Pen) {
    let hidden = min(max(0, pen.clip.lowerBound - pen.column), bytes.count)
    var rest = bytes.dropFirst(hidden)
    pen.column += hidden
    guard !rest.isEmpty else { return }
    clearWideCharacterHalves(of: pen.column..<pen.column + rest.count, base: pen.base)
    while !rest.isEmpty {
      let index = pen.base + pen.column
      let count = back.write(ascii: rest, at: index, style: style(at: index, with: &pen))
      rest = rest.dropFirst(count)
      pen.column += count
    }
  }

  private mutating func glyphAndWidth(of character: Character) -> (Glyph, Int) {
    let measure = character.columnMeasure
    let scalars = character.unicodeScalars
    if !measure.isUncertain, scalars.count == 1, let scalar = scalars.first {
      return (Glyph(scalar), measure.width)
    }
    guard measure.width > 0 else { return (.space, 0) }
    return (glyphs.glyph(for: character, isUncertain: measure.isUncertain), measure.width)
  }

  /// Puts a character into the cells under the pen, if all of it is inside the clip, and moves the pen.
  private mutating func put(_ glyph: Glyph, width: Int, with pen: inout Pen) {
    guard width > 0 else { return }
    let target = pen.column..<pen.column + width
    pen.column += width
    guard target.lowerBound >= pen.clip.lowerBound, target.upperBound <= pen.clip.upperBound else { return }
    clearWideCharacterHalves(of: target, base: pen.base)
    let lead = pen.base + target.lowerBound
    // The terminal draws both halves in the style of the left one.
    let style = style(at: lead, with: &pen)
    back.cells[lead] = ScreenCell(glyph, style: style, kind: width == 2 ? .lead : .narrow)
    if width == 2 { back.cells[lead + 1] = ScreenCell(.space, style: style, kind: .continuation) }
  }

  private mutating func style(at index: Int, with pen: inout Pen) -> StyleID {
    let behind = back.cells[index].style
    if pen.lastBehind != behind {
      pen.lastStyle = styles.id(for: pen.style, over: behind)
      pen.lastBehind = behind
    }
    return pen.lastStyle
  }

  /// Clears the halves of wide characters that would remain beside columns about to change.
  @inline(__always)
  private mutating func clearWideCharacterHalves(of columns: Range<Int>, base: Int) {
    let first = base + columns.lowerBound
    let end = base + columns.upperBound
    if back.cells[first].isContinuation, columns.lowerBound > 0 {
      back.cells[first - 1] = back.cells[first - 1].emptied
    }
    if columns.upperBound < self.columns, back.cells[end].isContinuation {
      back.cells[end] = back.cells[end].emptied
    }
  }
}
