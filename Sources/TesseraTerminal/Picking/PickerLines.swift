import Tessera

/// The lines of a picker for a screen reader, in place of its screen: the header, the typed text with the number of
/// matches, and the focused line.
struct PickerLines {
  private var hasBegun = false
  private var counts = ""
  private var focus = ""

  /// Returns the lines about what has changed since the last call, without control characters.
  mutating func take(from list: PickerList, _ options: PickerOptions) -> [String] {
    var lines: [String] = []
    if !hasBegun { lines += options.header }
    hasBegun = true
    // While lines arrive, their number changes all the time.
    let matches = list.isComplete ? "\(list.count) of \(list.lines.count)" : ""
    let typed = [list.input.text, matches].filter { !$0.isEmpty }.joined(separator: ", ")
    let counts = typed.isEmpty ? "" : options.prompt + typed
    if counts != self.counts, !counts.isEmpty { lines.append(counts) }
    self.counts = counts
    let focus = text(ofFocusIn: list)
    if focus != self.focus, !focus.isEmpty {
      lines.append(list.isComplete ? "\(focus), \(list.focus + 1) of \(list.count)" : focus)
    }
    self.focus = focus
    return lines.map(\.printable)
  }

  /// Returns the focused line, and whether it is chosen; empty if there is none.
  private func text(ofFocusIn list: PickerList) -> String {
    guard let number = list.focusedNumber else { return "" }
    return list.text(of: number) + (list.isChosen(number) ? ", selected" : "")
  }
}
