extension Drawing {
  /// The texts of the drawing in drawing order, separated by spaces: the accessibility label of a cell
  /// without a label of its own.
  package var label: String {
    var words: [String] = []
    for case .text(let text, _, _) in commands {
      let trimmed = text.trimmed
      if !trimmed.isEmpty { words.append(trimmed) }
    }
    return words.joined(separator: " ")
  }
}

extension String {
  /// The text without leading and trailing spaces, tabs and line breaks.
  fileprivate var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\n" || scalar == "\t" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}
