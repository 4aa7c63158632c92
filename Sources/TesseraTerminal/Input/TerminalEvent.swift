import Tessera

/// Something the user did at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key, modifiers: KeyModifiers)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// Text was pasted; lines are separated by line feeds. The text may hold anything, control characters too.
  case paste(String)
  /// The terminal's window got the keyboard, or lost it.
  case focus(Bool)

  /// A key without modifiers.
  public static func key(_ key: Key) -> TerminalEvent { .key(key, modifiers: []) }
}

/// Something that happened with the mouse on a terminal.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public var action: Action
  /// The column, counted from 0.
  public var column: Int
  /// The row, counted from 0.
  public var row: Int
  /// The keys held down.
  public var modifiers: KeyModifiers

  /// What can happen with a mouse.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went up.
    case release(Button)
    /// The mouse moved to another cell while a button was down.
    case drag(Button)
    /// The wheel turned one notch.
    case wheel(Direction)
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case left
    /// The wheel, pressed.
    case middle
    /// The button for menus.
    case right
    /// To the page before.
    case back
    /// To the next page.
    case forward
  }

  /// A direction of the wheel: where the view should go.
  public enum Direction: Hashable, Sendable {
    /// Towards the start.
    case up
    /// Towards the end.
    case down
    /// Leftwards.
    case left
    /// Rightwards.
    case right
  }

  /// Makes an event.
  public init(_ action: Action, column: Int, row: Int, modifiers: KeyModifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
