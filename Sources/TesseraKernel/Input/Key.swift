/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a character. Every scalar is a key of its own: a mark follows its base.
  case character(Character)
  /// An arrow key.
  case up
  /// An arrow key.
  case down
  /// An arrow key.
  case left
  /// An arrow key.
  case right
  /// To the start.
  case home
  /// To the end.
  case end
  /// One page back.
  case pageUp
  /// One page on.
  case pageDown
  /// Return or Enter.
  case enter
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// Escape.
  case escape
  /// Deletes backwards.
  case backspace
  /// Deletes forwards.
  case delete
  /// Insert.
  case insert
  /// The key for the menu of what has the focus.
  case menu
  /// A function key, from 1.
  case function(Int)
}
