import Tessera

extension String {
  /// Returns the line without its first columns. If any are left out, an ellipsis takes the first column of
  /// the rest. O(columns).
  func skippingColumns(_ count: Int) -> String {
    guard count > 0, !isEmpty else { return self }
    var column = 0
    var index = startIndex
    while index < endIndex, column <= count {
      column += self[index].columnWidth
      formIndex(after: &index)
    }
    // A wide character that begins under the ellipsis leaves a blank behind it.
    return "…" + String(repeating: " ", count: max(0, column - count - 1)) + self[index...]
  }
}
