/// A text whose parts look different, and which wraps and is truncated as one text.
///
///     canvas.text(
///       StyledText([
///         .init("Hello ", GridStyle()), .init("world", GridStyle(foreground: .accent, isBold: true)),
///       ]))
public struct StyledText: Hashable, Sendable {
  /// The whole text.
  public let text: String
  /// The size, the alignment and the line limit of the text. Its colors and weights are those of the runs.
  public let style: TextStyle
  /// The appearance of the text from its start to its end.
  ///
  /// The lengths add up to that of the text. No run is empty, or ends inside a character.
  public let runs: [Run]

  /// A part of a text with one appearance, by its length.
  public struct Run: Hashable, Sendable {
    /// The length, in bytes of UTF-8.
    public let length: Int
    /// The appearance of the characters.
    public let style: GridStyle
  }

  /// A part of a text, or of one of its lines, with its appearance.
  public struct Part: Hashable, Sendable {
    /// The characters.
    public var text: Substring
    /// The appearance of the characters.
    public var style: GridStyle

    /// Creates a part.
    public init(_ text: Substring, _ style: GridStyle) { (self.text, self.style) = (text, style) }
  }

  /// Creates a text from its parts.
  ///
  /// A character that two parts form together, such as a letter and the accent on it, looks like its first part.
  ///
  /// - Parameters:
  ///   - parts: The parts, from start to end.
  ///   - style: The size, the alignment and the line limit of the text.
  public init(_ parts: [Part], style: TextStyle = .paragraph) {
    self.style = style
    var text = ""
    for part in parts { text += part.text }
    text.makeContiguousUTF8()
    self.text = text
    var runs: [Run] = []
    var (start, end) = (0, 0)
    for part in parts {
      end += part.text.utf8.count
      let length = text.endOfCharacter(atByte: end) - start
      guard length > 0 else { continue }
      start += length
      if let last = runs.last, last.style == part.style {
        runs[runs.count - 1] = Run(length: last.length + length, style: last.style)
      } else {
        runs.append(Run(length: length, style: part.style))
      }
    }
    self.runs = runs
  }

  /// Returns the lines of the text, each in parts of one appearance, for hosts whose characters all have the same width.
  ///
  /// Lines break as those of ``LineBreaking/lines(of:columns:limit:)``.
  ///
  /// - Parameters:
  ///   - columns: The number of columns in a line; `nil` for no limit.
  ///   - limit: The maximum number of lines; `nil` for no limit.
  ///   - count: The number of lines to return; `nil` for all.
  public func lines(columns: Int?, limit: Int?, first count: Int? = nil) -> [[Part]] {
    var lines: [[Part]] = []
    var walk = LineBreaker(text)
    walk.forEachLine(columns: columns, limit: limit, first: count) { walk, line, isTruncated in
      var parts: [Part] = []
      var start = 0
      for run in runs where start < line.upperBound {
        let part =
          max(start, line.lowerBound)..<max(start, line.lowerBound, min(start + run.length, line.upperBound))
        if !part.isEmpty { parts.append(Part(walk.text(of: part), run.style)) }
        start += run.length
      }
      if isTruncated {
        var style = parts.last?.style ?? GridStyle(style)
        style.background = nil
        parts.append(Part("…", style))
      }
      lines.append(parts)
    }
    return lines
  }

  /// A style in which the whole text is at least as wide, for hosts that measure texts of one style only.
  var widestStyle: TextStyle {
    var widest = style
    widest.isBold = runs.contains { $0.style.isBold }
    return widest
  }
}

extension String {
  /// Returns the offset itself if a character begins there, else the end of the character around it.
  fileprivate func endOfCharacter(atByte offset: Int) -> Int {
    let position = utf8.index(startIndex, offsetBy: offset)
    guard position < endIndex else { return offset }
    let next = index(after: position)
    return index(before: next) == position ? offset : utf8.distance(from: startIndex, to: next)
  }
}
