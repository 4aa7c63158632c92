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

/// The state that a view shows, and the control with the keyboard focus in it.
package struct ShownState {
  /// The state of the item.
  package var state: CellState
  /// The control with the keyboard focus in the cell; `nil` if none has it.
  package var controlFocus: ControlFocus?

  /// Creates a state.
  package init(_ state: CellState, _ controlFocus: ControlFocus? = nil) {
    self.state = state
    self.controlFocus = controlFocus
  }
}

extension ShownState: Equatable {
  /// Returns whether a view shows the same for both.
  package static func == (left: ShownState, right: ShownState) -> Bool {
    left.state == right.state && left.controlFocus === right.controlFocus
  }
}
