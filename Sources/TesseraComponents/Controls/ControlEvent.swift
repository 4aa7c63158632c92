@_spi(Behaviors) import TesseraKernel

/// An action of the user on a control of a cell.
public struct ControlEvent: Hashable, Sendable {
  /// The position of the control among the controls of its cell.
  public var control: Int
  /// The action.
  public var change: Change

  /// The actions of users on controls.
  public enum Change: Hashable, Sendable {
    /// A button is pressed.
    case press
    /// A toggle is turned on or off.
    case turn(on: Bool)
    /// A number is set.
    case set(Int)
    /// An option is chosen, by its index.
    case choose(Int)
    /// The text of a field is edited.
    case edit(String)
    /// Return is pressed in a field.
    case submit
    /// The control gets the keyboard focus.
    case focus
  }

  /// Creates an event.
  public init(control: Int, change: Change) {
    self.control = control
    self.change = change
  }
}

extension ControlEvent {
  /// The event as a view sends it.
  // The compiler of Embedded Swift crashes if a module casts to this class but never creates an instance of it.
  package var cellEvent: AnyCellEvent { CellEvent(self) }
}

/// The handlers of a control.
public enum ControlHandler {
  /// The handler of a button.
  case press(() -> Void)
  /// The handler of a toggle.
  case turn((_ isOn: Bool) -> Void)
  /// The handler of a stepper.
  case set((_ value: Int) -> Void)
  /// The handler of a menu.
  case choose((_ option: Int) -> Void)
  /// The handlers of a field: for each edit, and for Return.
  case edit((_ text: String) -> Void, submit: (() -> Void)?)

  /// Calls the handler of a change, if there is one.
  func handle(_ change: ControlEvent.Change) {
    switch (self, change) {
    case (.press(let action), .press): action()
    case (.turn(let action), .turn(let isOn)): action(isOn)
    case (.set(let action), .set(let value)): action(value)
    case (.choose(let action), .choose(let option)): action(option)
    case (.edit(let action, _), .edit(let text)): action(text)
    case (.edit(_, let submit), .submit): submit?()
    default: break
    }
  }
}
