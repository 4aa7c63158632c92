import Tessera

/// The last line of a screen: what is going on, and what keys do.
struct StatusLine {
  /// What stands on the left; where it is too long it ends with an ellipsis.
  let status: Substring
  /// What stands on the right; where it is too long its first parts give way to an ellipsis.
  let hint: Substring

  /// Divides a line: what is shorter than half of it is whole, the other one gets the rest.
  ///
  /// - Parameters:
  ///   - status: What is going on.
  ///   - hint: What keys do, in parts with two spaces between them.
  ///   - columns: How wide the line is, with a column at each side that stays empty.
  init(_ status: String, hint: String, columns: Int) {
    let room = max(0, columns - 2)
    let gap = hint.isEmpty || status.isEmpty ? 0 : 2
    let free = max(0, room - gap)
    self.hint = Self.shortened(hint, to: max(free - status.columnWidth, free / 2))
    let left = max(0, room - (self.hint.isEmpty ? 0 : self.hint.columnWidth + gap))
    self.status = LineBreaking.lines(of: status, columns: left, limit: 1).first ?? ""
  }

  /// A hint without its first parts, as many as it takes.
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
