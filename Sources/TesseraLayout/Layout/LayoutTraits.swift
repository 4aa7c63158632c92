/// What an item asks of the layout that places it, beyond its size. A layout that does not know a trait ignores it.
public struct LayoutTraits: Hashable, Sendable {
  /// Whether the item has no width of its own but takes a share of what the others leave.
  public var fillsWidth: Bool
  /// Whether the item has no height of its own but takes a share of what the others leave.
  public var fillsHeight: Bool
  /// How much of the room left over in its line the item gets on top of its extent, relative to the other items'
  /// weights; 0: nothing. What is negative or NaN counts as 0.
  public var grow: Double
  /// How much of what is missing in its line the item gives up, relative to the other items' weights times their
  /// extents; 0: nothing. What is negative or NaN counts as 0.
  public var shrink: Double
  /// Where the item stands across its line; nil: where the layout puts all its items.
  public var align: Alignment?
  /// How many columns the item takes, at least one and at most all there are: `Int.max` means all.
  public var span: Int

  /// Makes traits; by default the item asks for nothing.
  public init(
    fillsWidth: Bool = false, fillsHeight: Bool = false, grow: Double = 0, shrink: Double = 0,
    align: Alignment? = nil, span: Int = 1
  ) {
    self.fillsWidth = fillsWidth
    self.fillsHeight = fillsHeight
    self.grow = grow
    self.shrink = shrink
    self.align = align
    self.span = span
  }

  /// The item asks for nothing.
  public static let none = LayoutTraits()

  /// The traits with the axes exchanged.
  public var transposed: LayoutTraits {
    var copy = self
    copy.fillsWidth = fillsHeight
    copy.fillsHeight = fillsWidth
    return copy
  }
}
