extension Drawing {
  /// The texts and controls in drawing order, separated by spaces: the label of a cell without its own.
  package var label: String {
    var words: [String] = []
    for command in commands {
      let trimmed =
        switch command {
        case .text(let text, _, _): text.trimmed
        case .styledText(let styled, _): styled.text.trimmed
        case .control(let control, _): control.accessibilityLabel.trimmed
        case .nativeView(let view, _): view.accessibilityLabel.trimmed
        case .fill, .stroke, .image, .spinner, .beginGroup, .endGroup: ""
        }
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
