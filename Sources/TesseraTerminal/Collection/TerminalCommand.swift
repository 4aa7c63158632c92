import Tessera

/// A command that every ``TerminalApp`` knows; a ``TerminalKeyMap`` binds keys to it.
public enum TerminalCommand: String, Hashable, Sendable, CaseIterable {
  /// Moves to the item above.
  case up
  /// Moves to the item below.
  case down
  /// Moves to the item on the left.
  case left
  /// Moves to the item on the right.
  case right
  /// Moves to the first item.
  case first
  /// Moves to the last item.
  case last
  /// Moves one page back.
  case pageUp
  /// Moves one page forward.
  case pageDown
  /// Moves half of a page back.
  case halfPageUp
  /// Moves half of a page forward.
  case halfPageDown
  /// Asks for a text, and goes to the items that contain it.
  case find
  /// Goes to the next match.
  case findNext
  /// Goes to the previous match.
  case findPrevious
  /// Asks for a text, and shows only the items that match it.
  case filter
  /// Lists all commands, to choose one by typing a part of its title.
  case palette
  /// Lists all keys.
  case help
  /// Copies the text of the focused item to the clipboard.
  case copy
  /// Lets the user select text with the mouse as in a shell, until the next key.
  case selectText
  /// Wraps lines that are longer than the screen, or lets them scroll sideways again.
  case wrapLines
  /// Gives the focus to the next pane.
  case nextPane
  /// Gives the focus to the previous pane.
  case previousPane
  /// Goes back in a stack of panes, or else ends the program.
  case quit

  /// The title that the user reads.
  public var title: String {
    switch self {
    case .up: "Move up"
    case .down: "Move down"
    case .left: "Move left"
    case .right: "Move right"
    case .first: "Go to the first item"
    case .last: "Go to the last item"
    case .pageUp: "Go one page back"
    case .pageDown: "Go one page forward"
    case .halfPageUp: "Go half a page back"
    case .halfPageDown: "Go half a page forward"
    case .find: "Find"
    case .findNext: "Go to the next match"
    case .findPrevious: "Go to the previous match"
    case .filter: "Filter"
    case .palette: "List all commands"
    case .help: "List all keys"
    case .copy: "Copy"
    case .selectText: "Select text with the mouse"
    case .wrapLines: "Wrap long lines, or not"
    case .nextPane: "Go to the next pane"
    case .previousPane: "Go to the previous pane"
    case .quit: "Quit"
    }
  }

  /// The move of the focus; `nil` if the command moves nothing, or by another distance.
  var move: FocusMove? {
    switch self {
    case .up, .halfPageUp: .up
    case .down, .halfPageDown: .down
    case .left: .left
    case .right: .right
    case .first: .first
    case .last: .last
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: nil
    }
  }

  var isHalfPage: Bool { self == .halfPageUp || self == .halfPageDown }
}
