import Tessera

/// An input event of a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key, modifiers: KeyModifiers)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// Text was pasted. Lines are separated by line feeds; the text may contain any characters, even control
  /// characters.
  case paste(String)
  /// The terminal's window gained (`true`) or lost (`false`) the keyboard focus.
  case focus(Bool)

  /// Returns the event of a key without modifiers.
  public static func key(_ key: Key) -> TerminalEvent { .key(key, modifiers: []) }
}

/// A mouse event of a terminal.
public struct MouseEvent: Hashable, Sendable {
  /// The action of the mouse.
  public var action: Action
  /// The column, counted from 0.
  public var column: Int
  /// The row, counted from 0.
  public var row: Int
  /// The modifier keys that were held down.
  public var modifiers: KeyModifiers

  /// An action of the mouse.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)
    /// A button was released.
    case release(Button)
    /// The mouse moved to another cell while a button was down.
    case drag(Button)
    /// The wheel turned by one notch.
    case wheel(Direction)
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The primary button.
    case left
    /// The wheel, used as a button.
    case middle
    /// The secondary button, for menus.
    case right
    /// The button that goes to the previous page.
    case back
    /// The button that goes to the next page.
    case forward
  }

  /// A direction of the wheel, in which the viewport moves.
  public enum Direction: Hashable, Sendable {
    /// Toward the start.
    case up
    /// Toward the end.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// Creates a mouse event.
  public init(_ action: Action, column: Int, row: Int, modifiers: KeyModifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
