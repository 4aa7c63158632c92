extension TextInput {
  /// A command of the user. ``perform(_:lines:width:)`` performs it.
  ///
  /// An insertion replaces the selected text. If text is selected, every deletion deletes just that.
  ///
  /// In inserted text, line breaks of all kinds become line feeds if the input is multiline, otherwise
  /// spaces; a tab becomes a space if the input is not multiline; other control characters are dropped. The
  /// caret ends up behind the inserted text, and never inside a character: a combining mark joins the
  /// character before it.
  public enum Command: Hashable, Sendable {
    /// Inserts typed text. Several of these commands in a row form one step of the undo history.
    case insert(String)
    /// Inserts pasted text, as a step of its own.
    case paste(String)
    /// Inserts text as a step of its own, and selects it: a completion, or one state of a composed text.
    case replaceSelection(String)
    /// Deletes the character before the caret.
    case deleteBackward
    /// Deletes the character after the caret.
    case deleteForward
    /// Deletes back to the start of a word, into the kill buffer.
    case deleteWordBackward
    /// Deletes up to the end of a word, into the kill buffer.
    case deleteWordForward
    /// Deletes back to the start of the line, into the kill buffer; at the start, the line break before it.
    case deleteToLineStart
    /// Deletes up to the end of the line, into the kill buffer; at the end, the line break after it.
    case deleteToLineEnd
    /// Inserts the text of the kill buffer: all that was deleted by words or lines without another command
    /// in between.
    case yank
    /// Moves the caret. If `extending`, the other end of the selection stays; otherwise nothing is selected.
    case move(Movement, extending: Bool = false)
    /// Selects the whole text.
    case selectAll
    /// Selects the word at a position; between words the spaces, or one other character.
    case selectWord(at: Position)
    /// Takes back the last step.
    ///
    /// A step consists of typed text, up to and including the spaces after a word, or of characters that were
    /// deleted in one direction, or of any other edit. Every command that is not such an insertion or
    /// deletion ends it. The last 100 steps can be undone.
    case undo
    /// Repeats the step that was undone last, unless the text was edited since.
    case redo
  }

  /// A movement of the caret.
  ///
  /// Directions are those of the text as it is stored: left is toward its start, in all scripts.
  public enum Movement: Hashable, Sendable {
    /// By one character toward the start; without extending, to the start of the selection.
    case left
    /// By one character toward the end; without extending, to the end of the selection.
    case right
    /// To the start of the word before.
    case wordLeft
    /// To the end of the word after.
    case wordRight
    /// By one line up; if extending, from the first line to the start of the text.
    case up
    /// By one line down; if extending, from the last line to the end of the text.
    case down
    /// To the start of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the start of the text.
    case textStart
    /// To the end of the text.
    case textEnd
    /// To a position, such as the one that the user clicked.
    case position(Position)
  }
}

extension TextInput.Command {
  /// Whether the command moves the caret up or down.
  var isVerticalMove: Bool {
    switch self {
    case .move(.up, _), .move(.down, _): true
    default: false
    }
  }
}
