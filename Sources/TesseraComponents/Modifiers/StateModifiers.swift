import TesseraKernel

// Modifiers that show a component according to the state of its item. It always takes its space.

extension Component {
  /// Draws the component only if the item has a state, such as ``CellState/dragging``.
  ///
  ///     HStack {
  ///       ZStack {
  ///         Text("◇").hidden(when: .dragging)
  ///         Text("◆").visible(when: .dragging)
  ///       }
  ///       Text(draft.title)
  ///     }
  ///
  /// Screen readers do not read the component, because they learn of the state from the item.
  public func visible(when state: CellState) -> WrappedComponent<Self> {
    WrappedComponent(.state(state, isShown: true), self)
  }

  /// Draws the component only if the item does not have a state.
  public func hidden(when state: CellState) -> WrappedComponent<Self> {
    WrappedComponent(.state(state, isShown: false), self)
  }
}
