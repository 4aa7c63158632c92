import TesseraLayout

/// Layout traits of an item, beyond its size. In a ``ForEach``, each item is measured individually if one of
/// these is used, as with ``ModifiableCell/size(_:)``. A layout ignores traits that it does not support.
extension ModifiableCell {
  /// Lets the item take a share of the space left over in its line, in addition to its extent.
  ///
  /// - Parameter weight: The share relative to the other items' weights. NaN and negative numbers count as 0.
  public func grow(_ weight: Double = 1) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.grow = weight }
  }

  /// Lets the item give up a share of the space missing in its line.
  ///
  /// - Parameter weight: The share relative to the other items' weights, each multiplied by the item's
  ///   extent. NaN and negative numbers count as 0.
  public func shrink(_ weight: Double = 1) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.shrink = weight }
  }

  /// Sets the alignment of this item across its line; `nil` to align it as the layout does.
  public func align(_ alignment: Alignment?) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.align = alignment }
  }

  /// Sets the number of columns that the item spans, which is limited to those that exist.
  public func span(_ columns: Int) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.traits.span = columns }
  }

  /// Lets the item span all columns.
  public func spansAll() -> ModifiedCell<Base, OwnSizes> { span(.max) }
}
