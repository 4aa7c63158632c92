import Tessera

/// The last line of a screen, with a status on the left and key hints on the right.
struct StatusLine {
  /// The text on the left; if it is too long, it ends with an ellipsis.
  let status: Substring
  /// The text on the right; if it is too long, an ellipsis replaces its first parts. It contains whole words
  /// only.
  let hint: Substring

  /// Divides a line between two texts. A text that is shorter than half of the line is shown in full; the
  /// other one gets the rest.
  ///
  /// - Parameters:
  ///   - status: The text on the left.
  ///   - hint: The keys and their effects, in parts with two spaces between them.
  ///   - columns: The width of the line, including an empty column at each side.
  ///   - tooltip: A text that takes the place of the hint, and ends with an ellipsis after a whole word if it
  ///     is too long; `nil` for none.
  init(_ status: String, hint: String, tooltip: String? = nil, columns: Int) {
    let availableWidth = max(0, columns - 2)
    let right = tooltip ?? hint
    let gap = right.isEmpty || status.isEmpty ? 0 : 2
    let free = max(0, availableWidth - gap)
    let width = max(free - status.columnWidth, free / 2)
    self.hint =
      tooltip.map { Self.words(of: $0.onOneLine, columns: width)[...] }
      ?? Self.shortened(hint, to: width)
    let left = max(0, availableWidth - (self.hint.isEmpty ? 0 : self.hint.columnWidth + gap))
    self.status = LineBreaking.lines(of: status, columns: left, limit: 1).first ?? ""
  }

  /// Returns the hint without those of its first parts that do not fit.
  private static func shortened(_ hint: String, to columns: Int) -> Substring {
    guard hint.columnWidth > columns else { return hint[...] }
    var rest = hint[...]
    while let gap = rest.firstRange(of: "  ") {
      rest = rest[gap.upperBound...].drop { $0 == " " }
      if rest.columnWidth + 2 <= columns { return "… " + rest }
    }
    return words(of: String(rest), columns: columns)[...]
  }

  /// Returns as many whole words of a text as fit, and an ellipsis if some do not; empty if none fits.
  private static func words(of text: String, columns: Int) -> String {
    if text.columnWidth <= columns { return text }
    var kept = text[...]
    while let space = kept.lastIndex(of: " ") {
      kept = kept[..<space]
      while kept.last == " " { kept = kept.dropLast() }
      if !kept.isEmpty, kept.columnWidth + 1 <= columns { return kept + "…" }
    }
    return ""
  }
}

extension String {
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
