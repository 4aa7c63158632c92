/// What an item asks of the layout that places it, beyond its size. A layout that does not know a trait ignores it.
public struct LayoutTraits: Hashable, Sendable {
  /// Whether the item has no width of its own but takes a share of what the others leave.
  public var fillsWidth: Bool
  /// Whether the item has no height of its own but takes a share of what the others leave.
  public var fillsHeight: Bool
  /// Where the item stands across its line; nil: where the layout puts all its items.
  public var align: Alignment?
  // Here, after what is small too, so that all of it fits into four registers: traits are asked of every item.
  /// How much of the room left over in its line the item gets on top of its extent, relative to the other items'
  /// weights; 0: nothing. What is negative or NaN counts as 0.
  public var grow: Double
  /// How much of what is missing in its line the item gives up, relative to the other items' weights times their
  /// extents; 0: nothing. What is negative or NaN counts as 0.
  public var shrink: Double
  /// How many columns the item takes, at least one and at most all there are: `Int.max` means all.
  public var span: Int

  /// Makes traits; by default the item asks for nothing.
  @inlinable
  public init(
    fillsWidth: Bool = false, fillsHeight: Bool = false, grow: Double = 0, shrink: Double = 0,
    align: Alignment? = nil, span: Int = 1
  ) {
    self.fillsWidth = fillsWidth
    self.fillsHeight = fillsHeight
    self.align = align
    self.grow = grow
    self.shrink = shrink
    self.span = span
  }

  /// The item asks for nothing.
  @inlinable
  public static var none: LayoutTraits { LayoutTraits() }

  /// The traits with the axes exchanged.
  public var transposed: LayoutTraits {
    var copy = self
    copy.fillsWidth = fillsHeight
    copy.fillsHeight = fillsWidth
    return copy
  }
}
