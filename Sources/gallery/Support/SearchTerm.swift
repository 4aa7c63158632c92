/// A part of the texts that are looked for, in capitals or not.
struct SearchTerm {
  /// The part as it was typed.
  let text: String
  private let wanted: String

  init(_ text: String) {
    self.text = text
    wanted = text.lowercased()
  }

  /// Whether everything is found, because nothing was typed.
  var isEmpty: Bool { wanted.isEmpty }

  /// Whether one of some texts has the part in it.
  func isFound(in texts: String...) -> Bool { isEmpty || texts.contains { $0.lowercased().contains(wanted) } }

  /// Whether a text is the part and nothing else.
  func isWhole(_ text: String) -> Bool { text.lowercased() == wanted }
}
