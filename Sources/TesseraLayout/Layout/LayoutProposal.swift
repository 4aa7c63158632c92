/// The sizes that a layout offers its items: the size of one column, and more for items that span several
/// columns.
public struct LayoutProposal: Hashable, Sendable {
  /// The size offered to an item that spans one column, in points.
  public var size: Size
  /// The size that each further column adds, in points.
  public var column: Size
  /// The number of columns.
  ///
  /// An item that spans more columns takes all of them.
  public var columns: Int

  /// Creates a proposal.
  ///
  /// Without columns it is the same for all items.
  @inlinable
  public init(_ size: Size, column: Size = Size(), columns: Int = 1) {
    self.size = size
    self.column = column
    self.columns = columns
  }

  /// Returns the size offered to an item with given traits.
  @inlinable
  public func size(for traits: LayoutTraits) -> Size {
    let further = Double(max(1, min(traits.span, columns)) - 1)
    if further == 0 { return size }
    return Size(
      width: further * column.width + size.width, height: further * column.height + size.height)
  }

  /// The proposal with the axes exchanged.
  public var transposed: LayoutProposal {
    LayoutProposal(size.transposed, column: column.transposed, columns: columns)
  }
}
