/// A declaration that can react to taps, presses and context actions: a cell or a group of cells.
///
/// Events that a part of a group does not handle go to the group that contains it, and so on outwards.
/// Handlers can receive the ``ItemKey`` of the item of the event, which distinguishes the decorations of
/// different items.
public protocol Interactive {
  /// The type of the declaration with changed attributes.
  associatedtype Reacting

  /// Returns the declaration with changed attributes.
  func reacting(_ change: (inout CellAttributes) -> Void) -> Reacting
}

extension ModifiableCell {
  /// Returns the cell with changed attributes.
  public func reacting(_ change: (inout CellAttributes) -> Void) -> ModifiedCell<Base, Sizes> {
    modified(change)
  }
}
