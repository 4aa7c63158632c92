/// The state that a view shows, and the control with the keyboard focus in it.
package struct ShownState {
  package var state: CellState
  package var controlFocus: ControlFocus?

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
