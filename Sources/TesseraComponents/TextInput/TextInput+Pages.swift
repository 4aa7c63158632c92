extension TextInput {
  /// Moves the caret up or down by several lines, as far as there are lines.
  ///
  /// - Parameters:
  ///   - forward: Whether it moves down.
  ///   - extending: Whether the other end of the selection stays.
  ///   - count: The number of lines; at least one.
  ///   - lines: The lines in which the text is displayed.
  /// - Returns: `false` if the caret cannot move.
  mutating func movePage(
    forward: Bool, extending: Bool, by count: Int, _ lines: [Range<Position>]
  ) -> Bool {
    let before = selection
    for _ in 0..<max(1, count) {
      let move = Command.move(forward ? .down : .up, extending: extending)
      guard perform(move, lines: lines, width: { $0.columnWidth }) else { break }
    }
    return selection != before || (extending && !selection.isEmpty)
  }
}
