import TesseraLayout

/// What an item asks of the layout that places it, beyond its size. In a ``ForEach`` each of these asks every item,
/// as ``ModifiableCell/size(_:)`` does. A layout that does not know a trait ignores it.
extension ModifiableCell {
  /// Lets the item take a part of the room left over in its line, on top of its extent.
  ///
  /// - Parameter weight: The part relative to the other items' weights; what is negative or NaN counts as 0.
  public func grow(_ weight: Double = 1) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.grow = weight }
  }

  /// Lets the item give up a part of what is missing in its line.
  ///
  /// - Parameter weight: The part relative to the other items' weights, each times the item's extent; what is negative
  ///   or NaN counts as 0.
  public func shrink(_ weight: Double = 1) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.shrink = weight }
  }

  /// Places this very item across its line, wherever the layout puts the others; nil: like the others.
  public func align(_ alignment: Alignment?) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.align = alignment }
  }

  /// Lets the item take several columns; at least one counts, and at most all there are.
  public func span(_ columns: Int) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.span = columns }
  }

  /// Lets the item take all columns.
  public func spansAll() -> ModifiedCell<Base, OwnSizes> { span(.max) }
}
