/// A breaker of a text into lines on demand, which does not read beyond the requested lines.
struct LineBreaker {
  /// The text, stored as UTF-8.
  private let text: String
  private let byteCount: Int
  /// The start of the next line, in bytes.
  private var start = 0
  /// The number of bytes that were read.
  private(set) var work = 0

  /// A line, in bytes.
  private struct Line {
    var end: Int
    /// Whether the line ends at a line break or at the end of the text, and not because it is full.
    var endsParagraph: Bool
    /// The start of the first character that does not fit, or the end of the line.
    var overflow: Int
  }

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    byteCount = text.utf8.count
  }

  // MARK: Lines

  /// Calls back with the visible lines of the text.
  ///
  /// If not all lines are visible, the last visible one leaves space for an ellipsis.
  ///
  /// - Parameters:
  ///   - columns: The number of columns in a line; `nil` for no limit.
  ///   - limit: The maximum number of lines; `nil` for no limit.
  ///   - count: The number of lines to return; `nil` for all.
  ///   - body: A closure that receives the line breaker, the bytes of the line, and whether an ellipsis
  ///     follows them.
  mutating func forEachLine(
    columns: Int?, limit: Int?, first count: Int? = nil,
    _ body: (_ walk: LineBreaker, _ line: Range<Int>, _ isTruncated: Bool) -> Void
  ) {
    guard limit != 0, columns != 0, count != 0 else { return }
    var shown = 0
    while true {
      let line = line(columns)
      shown += 1
      if shown == limit, let columns, hasMore(behind: line) {
        return body(self, start..<self.line(columns - 1).overflow, true)
      }
      body(self, start..<line.end, false)
      guard shown != limit, goOn(behind: line), shown != count else { return }
    }
  }

  func text(of line: Range<Int>) -> Substring { text[index(line.lowerBound)..<index(line.upperBound)] }

  /// Returns the number of columns that a line takes, without creating its text.
  func width(of line: Range<Int>) -> Int {
    let text = text
    let width = text.utf8.withContiguousStorageIfAvailable { bytes in
      var (width, offset) = (0, line.lowerBound)
      while offset < line.upperBound {
        let character = Self.isPlain(bytes, at: offset) ? nil : Self.character(of: text, at: offset)
        width += character?.columnWidth ?? (0x20..<0x7F ~= bytes[offset] ? 1 : 0)
        offset += character?.utf8.count ?? 1
      }
      return width
    }
    return width ?? 0
  }

  /// Finds the next line. O(length of the line).
  private mutating func line(_ columns: Int?) -> Line {
    let (text, start, byteCount) = (text, start, byteCount)
    let line = text.utf8.withContiguousStorageIfAvailable { bytes in
      // No character takes more columns than bytes, so a short text need not be measured.
      guard let columns, byteCount - start > columns else {
        let end = Self.lineBreak(in: bytes, from: start)
        return Line(end: end, endsParagraph: true, overflow: end)
      }
      return Self.line(of: text, bytes, from: start, columns)
    }
    let found = line ?? Line(end: byteCount, endsParagraph: true, overflow: byteCount)
    work += found.overflow - start + 1
    return found
  }

  /// Returns whether there is text after a line and its line break.
  private func hasMore(behind line: Line) -> Bool {
    !line.endsParagraph || line.end + lineBreakLength(at: line.end) < byteCount
  }

  /// Moves to the next line, past the line break or the spaces. Returns `false` if there is none.
  private mutating func goOn(behind line: Line) -> Bool {
    start = line.end
    if line.endsParagraph {
      start += lineBreakLength(at: start)
      return line.end < byteCount
    }
    skipSpaces()
    return start < byteCount
  }

  // MARK: Parts

  private static func line(
    of text: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ columns: Int
  ) -> Line {
    var width = 0
    var offset = start
    var lastSpace = start
    while offset < bytes.count {
      let byte = bytes[offset]
      var length = 1
      if isPlain(bytes, at: offset) {
        if 0x0A...0x0D ~= byte { return Line(end: offset, endsParagraph: true, overflow: offset) }
        if 0x20..<0x7F ~= byte { width += 1 }
      } else {
        let character = Self.character(of: text, at: offset)
        if character.isNewline { return Line(end: offset, endsParagraph: true, overflow: offset) }
        length = character.utf8.count
        width += character.columnWidth
      }
      let isSpace = byte == 0x20 && length == 1
      guard width <= columns else {
        // A line has at least one character, even if that is too wide, so that the loop ends.
        let end = isSpace ? offset : lastSpace > start ? lastSpace : offset > start ? offset : offset + length
        return Line(end: end, endsParagraph: false, overflow: offset)
      }
      if isSpace { lastSpace = offset }
      offset += length
    }
    return Line(end: offset, endsParagraph: true, overflow: offset)
  }

  private static func character(of text: String, at offset: Int) -> Character {
    text[text.utf8.index(text.startIndex, offsetBy: offset)]
  }

  /// Returns whether a character is known to be one byte long. A mark may follow if the next is not ASCII.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    bytes[offset] < 0x80 && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
  }

  /// Returns the next line break, or the end of the text. Only line breaks contain the bytes of a line break.
  private static func lineBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      // Nearly all bytes begin no line break.
      switch bytes[offset] {
      case 0x0A...0x0D, 0xC2, 0xE2: if lineBreakLength(in: bytes, at: offset) > 0 { return offset }
      default: break
      }
      offset += 1
    }
    return offset
  }

  /// Returns the number of bytes of the line break at an offset, or 0 if there is none.
  private static func lineBreakLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    func byte(_ distance: Int) -> UInt8? { offset + distance < bytes.count ? bytes[offset + distance] : nil }
    switch byte(0) {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    // U+0085, U+2028 and U+2029.
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  private func lineBreakLength(at offset: Int) -> Int {
    text.utf8.withContiguousStorageIfAvailable { Self.lineBreakLength(in: $0, at: offset) } ?? 0
  }

  private mutating func skipSpaces() {
    let (text, start) = (text, start)
    let end = text.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = start
      while offset < bytes.count, bytes[offset] == 0x20 {
        // A space with a mark on it does not count as a space.
        guard Self.isPlain(bytes, at: offset) || Self.character(of: text, at: offset).utf8.count == 1 else {
          break
        }
        offset += 1
      }
      return offset
    }
    work += (end ?? start) - start
    self.start = end ?? start
  }

  private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
}
