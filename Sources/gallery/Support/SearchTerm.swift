/// A search term that ignores case.
struct SearchTerm {
  let text: String
  private let wanted: String

  init(_ text: String) {
    self.text = text
    wanted = text.lowercased()
  }

  /// Whether the term is empty, so that it matches everything.
  var isEmpty: Bool { wanted.isEmpty }

  /// Returns whether one of the texts contains the term.
  func isFound(in texts: String...) -> Bool { isEmpty || texts.contains { $0.lowercased().contains(wanted) } }

  func isWhole(_ text: String) -> Bool { text.lowercased() == wanted }
}
