/// A namespace for breaking text into lines, for hosts whose characters all have the same width.
public enum LineBreaking {
  /// Returns the lines of a text.
  ///
  /// Lines break at spaces if possible, and inside a word otherwise. If not all lines fit, the last one ends
  /// with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text. Its own line breaks are kept.
  ///   - columns: The number of columns in a line; `nil` for no limit.
  ///   - limit: The maximum number of lines; `nil` for no limit.
  /// - Complexity: O(*n*) for *n* visible characters.
  public static func lines(of text: String, columns: Int?, limit: Int?) -> [Substring] {
    lines(of: text, columns: columns, limit: limit, first: nil)
  }

  /// Returns the first lines of a text, broken and truncated in the same way as all of its lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The number of columns in a line; `nil` for no limit.
  ///   - limit: The maximum number of lines; `nil` for no limit.
  ///   - count: The number of lines to return; `nil` for all.
  /// - Complexity: O(*n*) for *n* characters of these lines.
  static func lines(of text: String, columns: Int?, limit: Int?, first count: Int?) -> [Substring] {
    var work = 0
    return lines(of: text, columns: columns, limit: limit, first: count, work: &work)
  }

  /// Returns the first lines of a text.
  ///
  /// - Parameter work: Incremented by the number of bytes that are read.
  static func lines(
    of text: String, columns: Int?, limit: Int?, first count: Int?, work: inout Int
  ) -> [Substring] {
    var walk = LineBreaker(text)
    var lines: [Substring] = []
    walk.forEachLine(columns: columns, limit: limit, first: count) { walk, line, isTruncated in
      lines.append(isTruncated ? Substring(String(walk.text(of: line)) + "…") : walk.text(of: line))
    }
    work += walk.work
    return lines
  }
}
