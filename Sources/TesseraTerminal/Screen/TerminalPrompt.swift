import Tessera
import TesseraComponents

/// A prompt in the last line of the screen, in which the user types a text that has an effect at once.
@MainActor
final class TerminalPrompt: TerminalLayer {
  let hint: String
  /// The characters in front of the text.
  private let sign: String
  private var input = TextInput()
  private var row = 0
  private var columns = 0..<0

  var onInput: (String) -> Void = { _ in }
  /// A handler for the end of the input: `true` if the user accepts the text, `false` if they cancel.
  var onEnd: (_ isAccepted: Bool) -> Void = { _ in }
  /// A handler for keys that do not edit the text; it returns `true` if it handles the key.
  var onKey: (KeyStroke) -> Bool = { _ in false }
  /// A text behind the typed one, such as the number of matches.
  var note: () -> String = { "" }
  /// A handler for events other than keys.
  var onOther: (TerminalEvent) -> Void = { _ in }

  init(_ sign: String, text: String = "", hint: String) {
    (self.sign, self.hint, input) = (sign, hint, TextInput(text))
  }

  /// The text that the user has typed.
  var text: String { input.text }

  var nextFrameTime: Double? { nil }

  /// The sign and the text, without its beginning if there is not enough space.
  var status: String? {
    let note = note()
    return sign + visible.text + (note.isEmpty ? "" : "  " + note)
  }

  /// The part of the text that fits into half of the line around the caret, and the columns in front of the
  /// caret.
  private var visible: (text: String, caret: Int) {
    let before = input.text(in: input.start..<input.selection.caret)
    let limit = max(1, columns.count / 2 - sign.columnWidth - 2)
    var (start, width) = (before.endIndex, 0)
    while start > before.startIndex {
      let previous = before.index(before: start)
      let wider = width + before[previous..<start].columnWidth
      if wider > limit { break }
      (start, width) = (previous, wider)
    }
    // The line shows no more than this, however much was pasted.
    let rest = input.text(in: input.selection.caret..<input.end).prefix(columns.count)
    return (String(before[start...]) + rest, width)
  }

  func place(on screen: GridSize) { (row, columns) = (screen.rows - 1, 0..<screen.columns) }

  func draw(on surface: inout Surface, at time: Double?) {}

  var caret: CursorPosition? {
    let column = 1 + sign.columnWidth + visible.caret
    return row >= 0 && columns.contains(column) ? CursorPosition(column: column, row: row) : nil
  }

  func handle(_ event: TerminalEvent, at time: Double) {
    switch event {
    case .key(.escape, _): onEnd(false)
    case .key(.enter, _): onEnd(true)
    // As in vi and less, deleting the sign ends the prompt.
    case .key(.backspace, _) where input.text.isEmpty: onEnd(false)
    case .key(let key, let modifiers):
      let before = input.text
      if onKey(KeyStroke(key, modifiers)) { return }
      input.press(key, modifiers: modifiers)
      if input.text != before { onInput(input.text) }
    case .paste(let text):
      input.perform(.paste(text))
      onInput(input.text)
    default: onOther(event)
    }
  }
}
