import TesseraComponents

extension TextInput {
  /// Creates an input from a text with `|` at the caret, and `[` at the other end of the selection, if text
  /// is selected.
  init(marked: String, isMultiline: Bool = false) {
    self.init(marked.filter { $0 != "|" && $0 != "[" }, isMultiline: isMultiline)
    let caret = Self.offset(of: "|", in: marked)
    perform(.move(.position(Position(utf8Offset: Self.offset(of: "[", in: marked) ?? caret ?? 0))))
    perform(.move(.position(Position(utf8Offset: caret ?? 0)), extending: true))
  }

  private static func offset(of mark: Character, in marked: String) -> Int? {
    guard let index = marked.firstIndex(of: mark) else { return nil }
    return marked[..<index].filter { $0 != "|" && $0 != "[" }.utf8.count
  }

  /// The text with the marks of the selection.
  var marked: String {
    let (start, end) = (selection.range.lowerBound, selection.range.upperBound)
    let isForward = selection.anchor <= selection.caret
    let inner = selection.isEmpty ? "|" : (isForward ? "[" : "|") + selectedText + (isForward ? "|" : "[")
    return text(in: self.start..<start) + inner + text(in: end..<self.end)
  }

  mutating func perform(_ commands: [Command]) {
    for command in commands { perform(command) }
  }

  mutating func type(_ text: String) {
    for character in text { perform(.insert(String(character))) }
  }
}

/// Returns the marked text of an input after commands.
func result(
  _ marked: String, _ commands: TextInput.Command..., isMultiline: Bool = false
) -> String {
  var input = TextInput(marked: marked, isMultiline: isMultiline)
  input.perform(commands)
  return input.marked
}
