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
    lines(of: text, columns: columns, limit: limit, first: nil)
  }

  /// The first lines of a text, as they are among all of its lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: How many columns a line has; nil: no end.
  ///   - limit: How many lines there may be; nil: any number.
  ///   - count: How many lines are wanted; nil: all.
  /// - Complexity: O(*n*) for *n* characters of these lines.
  static func lines(of text: String, columns: Int?, limit: Int?, first count: Int?) -> [Substring] {
    var work = 0
    return lines(of: text, columns: columns, limit: limit, first: count, work: &work)
  }

  /// The first lines of a text.
  ///
  /// - Parameter work: Grows by the number of bytes that are looked at.
  static func lines(
    of text: String, columns: Int?, limit: Int?, first count: Int?, work: inout Int
  ) -> [Substring] {
    var walk = LineWalk(text)
    var lines: [Substring] = []
    walk.forEachLine(columns: columns, limit: limit, first: count) { walk, line, isTruncated in
      lines.append(isTruncated ? Substring(String(walk.text(of: line)) + "…") : walk.text(of: line))
    }
    work += walk.work
    return lines
  }
}
