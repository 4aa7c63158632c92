import TesseraComponents

/// A model of `TextInput` for comparison: an array of characters and two indices, copied for each undo.
struct NaiveInput {
  /// The part that undo brings back.
  struct State: Equatable {
    var characters: [Character]
    var anchor: Int
    var caret: Int
  }

  /// A step of the history, with the part of the text that the next edit has to continue to join it.
  struct Step {
    var before: State
    var after: State
    var kind: Kind
    /// The typed text.
    var typed = ""
    /// The place where the next edit continues the step, in scalars.
    var edge: Int
  }

  enum Kind { case typing, deletingBackward, deletingForward, single }

  var state: State
  var isMultiline: Bool
  var limit: Int?
  var killBuffer = ""
  var isKilling = false
  var goalColumn: Int?
  var isStepOpen = false
  var undoSteps: [Step] = []
  var redoSteps: [Step] = []
  /// Whether there may be steps below the known ones, because the app has set a text.
  var hasUnknownUndo = false
  var hasUnknownRedo = false

  init(_ text: String, isMultiline: Bool, limit: Int?) {
    let characters = Array(text)
    state = State(characters: characters, anchor: characters.count, caret: characters.count)
    self.isMultiline = isMultiline
    self.limit = limit
  }

  var text: String { String(state.characters) }
  var selected: Range<Int> { min(state.anchor, state.caret)..<max(state.anchor, state.caret) }

  // MARK: Editing

  /// Replaces characters, and splits the text anew, because characters may have joined.
  mutating func replace(_ range: Range<Int>, with string: String, _ kind: Kind, isSelected: Bool = false) {
    let before = state
    let removed = String(state.characters[range])
    let head = String(state.characters[..<range.lowerBound])
    let tail = String(state.characters[range.upperBound...])
    let start = head.unicodeScalars.count
    let end = start + string.unicodeScalars.count
    state.characters = Array(head + string + tail)
    state.caret = characterIndex(behindScalars: end)
    state.anchor = isSelected ? characterIndex(behindScalars: start) : state.caret
    if removed.unicodeScalars.elementsEqual(string.unicodeScalars) {
      isStepOpen = false
      return
    }
    redoSteps = []
    hasUnknownRedo = false
    let removedEnd = start + removed.unicodeScalars.count
    if isStepOpen, var last = undoSteps.last, last.kind == kind, kind != .single,
      kind != .typing || (removed.isEmpty && !beginsWord(string, after: last.typed)),
      last.edge == (kind == .deletingBackward ? removedEnd : start)
    {
      last.after = state
      last.typed += string
      last.edge = kind == .typing ? end : start
      undoSteps[undoSteps.count - 1] = last
    } else {
      undoSteps.append(
        Step(before: before, after: state, kind: kind, typed: string, edge: kind == .typing ? end : start))
    }
    isStepOpen = true
  }

  private func beginsWord(_ string: String, after typed: String) -> Bool {
    typed.last?.isWhitespace == true && string.first?.isWhitespace == false
  }

  private func characterIndex(behindScalars count: Int) -> Int {
    var scalars = 0
    for (index, character) in state.characters.enumerated() {
      if scalars >= count { return index }
      scalars += character.unicodeScalars.count
    }
    return state.characters.count
  }

  mutating func insert(_ string: String, _ kind: Kind, isSelected: Bool = false) -> Bool {
    if string.isEmpty && selected.isEmpty { return false }
    let fitting = fitting(insertable(string))
    if string.isEmpty || !fitting.isEmpty { replace(selected, with: fitting, kind, isSelected: isSelected) }
    return true
  }

  func fitting(_ string: String) -> String {
    var rest = Array(string)
    guard let limit else { return string }
    while !rest.isEmpty {
      let head = String(state.characters[..<selected.lowerBound])
      let count = (head + String(rest) + String(state.characters[selected.upperBound...])).count
      if count <= limit { break }
      rest.removeLast(min(rest.count, count - limit))
    }
    return String(rest)
  }

  private func insertable(_ string: String) -> String {
    var text = ""
    // A carriage return and a line feed are one character.
    for character in string {
      if character.isNewline {
        text += isMultiline ? "\n" : " "
      } else if character == "\t" {
        text += isMultiline ? "\t" : " "
      } else {
        text.unicodeScalars += character.unicodeScalars.filter { $0.properties.generalCategory != .control }
      }
    }
    return text
  }

  // MARK: Words and lines

  static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  func wordStart(_ index: Int) -> Int {
    let characters = state.characters
    var index = index
    while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
    while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
    return index
  }

  func wordEnd(_ index: Int) -> Int {
    let characters = state.characters
    var index = index
    while index < characters.count, !Self.isWord(characters[index]) { index += 1 }
    while index < characters.count, Self.isWord(characters[index]) { index += 1 }
    return index
  }

  /// Returns the lines of the text; of at most `length` characters, if there is a length.
  func lines(length: Int? = nil) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in 0...state.characters.count {
      let isEnd = index == state.characters.count
      let isBreak = !isEnd && isMultiline && state.characters[index].isNewline
      if isEnd || isBreak {
        lines.append(start..<index)
        start = index + 1
      } else if index - start == length {
        lines.append(start..<index)
        start = index
      }
    }
    return lines
  }

  /// Returns the offset of a position in bytes, as a number of characters.
  func index(atByte offset: Int) -> Int {
    var bytes = 0
    for (index, character) in state.characters.enumerated() {
      bytes += character.utf8.count
      if bytes > offset { return index }
    }
    return state.characters.count
  }

  func byteOffset(_ index: Int) -> Int { state.characters[..<index].reduce(0) { $0 + $1.utf8.count } }
}
