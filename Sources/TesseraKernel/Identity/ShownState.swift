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
