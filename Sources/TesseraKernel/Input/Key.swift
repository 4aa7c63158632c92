/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  ///
  /// Every Unicode scalar is a key of its own: a combining mark follows its base.
  case character(Character)
  /// The up arrow key.
  case up
  /// The down arrow key.
  case down
  /// The left arrow key.
  case left
  /// The right arrow key.
  case right
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// The Return or Enter key.
  case enter
  /// The Tab key.
  case tab
  /// The Tab key with Shift.
  case backTab
  /// The Escape key.
  case escape
  /// The Backspace key, which deletes backwards.
  case backspace
  /// The Delete key, which deletes forwards.
  case delete
  /// The Insert key.
  case insert
  /// The Menu key, which opens the menu of the focused element.
  case menu
  /// A function key, numbered from 1.
  case function(Int)
}
