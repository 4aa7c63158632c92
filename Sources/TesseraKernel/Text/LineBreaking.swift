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
    guard limit != 0, columns != 0, count != 0 else { return [] }
    var walk = LineWalk(text)
    defer { work += walk.work }
    var lines: [Substring] = []
    while true {
      let line = walk.line(columns)
      if lines.count + 1 == limit {
        lines.append(walk.hasMore(behind: line) ? walk.truncated(columns) : walk.text(of: line))
        return lines
      }
      lines.append(walk.text(of: line))
      guard walk.goOn(behind: line), lines.count != count else { return lines }
    }
  }
}
