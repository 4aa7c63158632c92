/// The room that a layout offers its items: that of one column, and more to those that span several.
public struct LayoutOffer: Hashable, Sendable {
  /// What an item is offered that takes one column, in points.
  public var size: Size
  /// What each further column adds, in points.
  public var column: Size
  /// The number of columns; an item that asks for more takes all.
  public var columns: Int

  /// Makes an offer, the same for all items unless there are columns.
  @inlinable
  public init(_ size: Size, column: Size = Size(), columns: Int = 1) {
    self.size = size
    self.column = column
    self.columns = columns
  }

  /// What an item with these traits is offered.
  @inlinable
  public func size(for traits: LayoutTraits) -> Size {
    let further = Double(max(1, min(traits.span, columns)) - 1)
    if further == 0 { return size }
    return Size(
      width: further * column.width + size.width, height: further * column.height + size.height)
  }

  /// The offer with the axes exchanged.
  public var transposed: LayoutOffer {
    LayoutOffer(size.transposed, column: column.transposed, columns: columns)
  }
}
