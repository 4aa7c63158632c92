/// Breaks text into lines for hosts whose characters all have the same width.
public enum LineBreaking {
  /// The lines of a text.
  ///
  /// Lines break at white space where they can and within a word where they must. Where lines are left over, the last
  /// one that is shown ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - columns: How many columns a line has; nil: no end.
  ///   - limit: How many lines there may be; nil: any number.
  /// - Complexity: O(*n*) for *n* characters that are shown.
  public static func lines(of text: String, columns: Int?, limit: Int?) -> [Substring] {
    guard limit != 0, columns != 0 else { return [] }
    var lines: [Substring] = []
    var rest = text[...]
    while true {
      let paragraphEnd = paragraphEnd(of: rest)
      let isLast = lines.count + 1 == limit
      let paragraph = rest[..<paragraphEnd]
      guard let columns, !fits(paragraph, in: columns) else {
        rest =
          paragraphEnd == rest.endIndex ? rest[paragraphEnd...] : rest[rest.index(after: paragraphEnd)...]
        lines.append(isLast && !rest.isEmpty ? truncated(paragraph, to: columns) : paragraph)
        if isLast || paragraphEnd == text.endIndex { return lines }
        continue
      }
      if isLast {
        lines.append(truncated(paragraph, to: columns))
        return lines
      }
      let end = breakPoint(of: paragraph, columns: columns)
      lines.append(paragraph[..<end])
      rest = rest[end...].drop { $0 == " " }
      if rest.isEmpty { return lines }
    }
  }

  /// Where the first line break is.
  private static func paragraphEnd(of text: Substring) -> Substring.Index {
    // Most text has none; that shows in its bytes, without finding out where its characters end. U+0085, U+2028 and
    // U+2029 begin with one of the last two bytes.
    let mayBreak = text.utf8.contains { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }
    return (mayBreak ? text.firstIndex { $0.isNewline } : nil) ?? text.endIndex
  }

  private static func fits(_ text: Substring, in columns: Int) -> Bool {
    text.utf8.count <= columns || text.columnWidth <= columns
  }

  /// Where a line that is too long ends: after the last word that fits, or within a single long word.
  private static func breakPoint(of text: Substring, columns: Int) -> Substring.Index {
    var width = 0
    var lastSpace: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      width += text[index].columnWidth
      if width > columns { break }
      if text[index] == " " { lastSpace = index }
      index = text.index(after: index)
    }
    if index < text.endIndex, text[index] == " " { return index }
    if let lastSpace, lastSpace > text.startIndex { return lastSpace }
    // A line holds one character at least, even where it is too wide, so that breaking always comes to an end.
    return index > text.startIndex ? index : text.index(after: text.startIndex)
  }

  /// As much of a text as fits before an ellipsis.
  private static func truncated(_ text: Substring, to columns: Int?) -> Substring {
    guard let columns else { return text }
    var width = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = width + text[index].columnWidth
      if next > columns - 1 { break }
      width = next
      index = text.index(after: index)
    }
    return Substring(String(text[..<index]) + "…")
  }
}
