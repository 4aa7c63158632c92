/// A text that the user edits with keys, for hosts without native text fields.
///
/// The value holds the text, the selection and the undo history, and performs commands:
///
/// ```swift
/// var input = TextInput("Hello")
/// input.perform(.insert(" world"))
/// input.perform(.move(.wordLeft, extending: true))
/// input.perform(.insert("you"))
/// // input.text == "Hello you"
/// ```
///
/// Two inputs are equal if they look the same: their texts have the same Unicode scalars, and their
/// selections are equal. The undo history, the kill buffer, ``isMultiline`` and ``limit`` do not count.
///
/// An edit moves the bytes behind it, but examines only the characters near the caret, however long the text
/// is. Moves by words and lines examine these, and a ``limit`` makes insertions count the characters of a
/// text that may be too long.
public struct TextInput: Sendable {
  /// The text.
  ///
  /// To replace it, use ``setText(_:)``.
  public internal(set) var text: String
  /// The selected part of the text, and the caret at one of its ends.
  public internal(set) var selection: Selection
  /// A Boolean value that indicates whether the user can insert line breaks.
  ///
  /// If not, the text is one line for all commands, even if the app has set one that contains line breaks.
  public var isMultiline: Bool
  /// The maximum number of characters; `nil` for no limit.
  ///
  /// The limit applies to characters that the user inserts: they are dropped from the end until the rest
  /// fits. Other texts may be longer: those that the app sets, and those that an undo brings back.
  public var limit: Int?
  /// The text deleted last by words or lines, which ``Command/yank`` inserts.
  public internal(set) var killBuffer = ""

  var history = History()
  /// Whether the last command was a kill, so that the next one adds to the kill buffer.
  var isKilling = false
  /// The column that moves up and down return to after shorter lines; `nil` if the last move was another one.
  var goalColumn: Int?

  /// Creates an input with the caret at the end of the text.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain any characters.
  ///   - isMultiline: Whether the user can insert line breaks.
  public init(_ text: String = "", isMultiline: Bool = false) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.isMultiline = isMultiline
    selection = Selection(Position(utf8Offset: self.text.utf8.count))
  }

  /// Performs a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - lines: The lines in which the text is displayed, if they are not those of ``lines``: ascending, and
  ///     without their line breaks. Moves by lines use them; deletions always use ``lines``.
  ///   - width: Returns the number of columns of a character, so that moves up and down keep their column.
  /// - Returns: `true` if the command was handled. `false` if the key that gave the command should have its
  ///   other meaning: an arrow key where the caret cannot move further, and undo and redo where there is
  ///   nothing to undo or redo. All other commands are handled even if they change nothing, so that holding
  ///   Backspace down does not delete more than the text.
  @discardableResult
  public mutating func perform(
    _ command: Command, lines: [Range<Position>]? = nil, width: (Character) -> Int = { _ in 1 }
  ) -> Bool {
    let continuesKill = isKilling
    isKilling = false
    if !command.isVerticalMove { goalColumn = nil }
    switch command {
    case .insert(let string): return insert(string, as: .typing)
    // A clipboard without text must not delete the selection.
    case .paste(""): return true
    case .paste(let string): return insert(string, as: .single)
    case .replaceSelection(let string): return insert(string, as: .single, isSelected: true)
    case .deleteBackward: delete(rangeBeforeCaret, as: .deletingBackward)
    case .deleteForward: delete(rangeAfterCaret, as: .deletingForward)
    case .deleteWordBackward: kill(wordBeforeCaret, isBackward: true, continues: continuesKill)
    case .deleteWordForward: kill(wordAfterCaret, isBackward: false, continues: continuesKill)
    case .deleteToLineStart: kill(lineBeforeCaret, isBackward: true, continues: continuesKill)
    case .deleteToLineEnd: kill(lineAfterCaret, isBackward: false, continues: continuesKill)
    case .yank: yank()
    case .move(let movement, let extending):
      return move(movement, extending: extending, in: layout(lines), width: width)
    case .selectAll: select(anchor: 0, caret: text.utf8.count)
    case .selectWord(let position): selectWord(at: offset(of: position))
    case .undo: return undo()
    case .redo: return redo()
    }
    return true
  }

  /// A Boolean value that indicates whether there is an edit to undo.
  public var canUndo: Bool { !history.undoSteps.isEmpty }

  /// A Boolean value that indicates whether there is an undone edit to redo.
  public var canRedo: Bool { !history.redoSteps.isEmpty }
}

extension TextInput: Hashable {
  /// Returns whether two inputs look the same.
  public static func == (left: TextInput, right: TextInput) -> Bool {
    left.selection == right.selection && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the text and the selection.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(selection)
  }
}
