/// The requests of an item, beyond its size, to the layout that places it.
///
/// A layout ignores traits that it does not support.
public struct LayoutTraits: Hashable, Sendable {
  /// Whether the item takes a share of the width that other items leave, instead of having its own width.
  public var fillsWidth: Bool
  /// Whether the item takes a share of the height that other items leave, instead of having its own height.
  public var fillsHeight: Bool
  /// The alignment of the item across its line; `nil` for the alignment of the layout.
  public var align: Alignment?
  // Declared here, next to other small properties, so that all of them fit into four registers: layouts read
  // the traits of every item.
  /// The weight with which the item takes a part of the free space in its line, in addition to its extent.
  ///
  /// The free space is divided in proportion to the weights of all items. A weight of 0, below 0 or NaN takes
  /// nothing.
  public var grow: Double
  /// The weight with which the item gives up a part of its extent if the items do not fit in their line.
  ///
  /// The missing space is divided in proportion to weight times extent. A weight of 0, below 0 or NaN gives
  /// up nothing.
  public var shrink: Double
  /// The number of columns that the item spans.
  ///
  /// Values below 1 count as 1, and `Int.max` means all columns.
  public var span: Int

  /// Creates traits.
  ///
  /// By default the item requests nothing.
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

  /// The traits of an item that requests nothing.
  @inlinable
  public static var none: LayoutTraits { LayoutTraits() }

  /// Whether the item requests nothing.
  ///
  /// Faster than comparing with ``none``, because the compiler can inline it into loops over items.
  @inlinable
  var isNone: Bool {
    !fillsWidth && !fillsHeight && align == nil && grow == 0 && shrink == 0 && span == 1
  }

  /// The traits with the axes exchanged.
  public var transposed: LayoutTraits {
    var copy = self
    copy.fillsWidth = fillsHeight
    copy.fillsHeight = fillsWidth
    return copy
  }
}
