/// Something declared that can react to taps, presses and context actions: a cell or a group of cells.
///
/// What a part of a group does not react to goes to the group around it, and so on outwards. Handlers can ask for the
/// ``ItemKey`` of the item that the event belongs to, which tells the decorations of many items apart.
public protocol Interactive {
  /// The declaration with its reactions.
  associatedtype Reacting

  /// The declaration with other attributes.
  func reacting(_ change: (inout CellAttributes) -> Void) -> Reacting
}

extension ModifiableCell {
  /// The cell with other attributes.
  public func reacting(_ change: (inout CellAttributes) -> Void) -> ModifiedCell<Base, Sizes> {
    modified(change)
  }
}
