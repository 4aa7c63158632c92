import Tessera

/// The last line of a screen, with a status on the left and key hints on the right.
struct StatusLine {
  /// The text on the left; if it is too long, it ends with an ellipsis.
  let status: Substring
  /// The text on the right; if it is too long, an ellipsis replaces its first parts.
  let hint: Substring

  /// Divides a line between two texts. A text that is shorter than half of the line is shown in full; the
  /// other one gets the rest.
  ///
  /// - Parameters:
  ///   - status: The text on the left.
  ///   - hint: The keys and their effects, in parts with two spaces between them.
  ///   - columns: The width of the line, including an empty column at each side.
  init(_ status: String, hint: String, columns: Int) {
    let availableWidth = max(0, columns - 2)
    let gap = hint.isEmpty || status.isEmpty ? 0 : 2
    let free = max(0, availableWidth - gap)
    self.hint = Self.shortened(hint, to: max(free - status.columnWidth, free / 2))
    let left = max(0, availableWidth - (self.hint.isEmpty ? 0 : self.hint.columnWidth + gap))
    self.status = LineBreaking.lines(of: status, columns: left, limit: 1).first ?? ""
  }

  /// Returns the hint without as many of its first parts as necessary to fit.
  private static func shortened(_ hint: String, to columns: Int) -> Substring {
    guard hint.columnWidth > columns else { return hint[...] }
    var rest = hint[...]
    while let gap = rest.firstRange(of: "  ") {
      rest = rest[gap.upperBound...].drop { $0 == " " }
      if rest.columnWidth + 2 <= columns { return "… " + rest }
    }
    return LineBreaking.lines(of: String(rest), columns: columns, limit: 1).first ?? ""
  }
}
