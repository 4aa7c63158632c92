/// The keyboard focus inside a cell: the control that has it, and the state of that control, such as the place of the caret.
///
/// A behavior returns it from ``Behavior/controlFocus(of:_:)``. It does not change: a view is filled again if its cell has
/// another instance.
open class ControlFocus {
  /// The position of the control among the controls of its cell.
  public let index: Int

  /// Creates a focus on a control.
  public init(index: Int) { self.index = index }
}
