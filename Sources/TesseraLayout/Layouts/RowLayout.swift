/// A layout of a single line that never breaks, in which some items take the space that others leave.
///
/// Items that do not fill (``LayoutTraits/fillsWidth``) are first offered the container. The others are then
/// offered equal shares of the remaining width. If width still remains or is missing, items get or give up a
/// part by their weights: ``LayoutTraits/grow`` in addition to their widths, or ``LayoutTraits/shrink`` times
/// their widths, down to 0. If ``shrinksLongest`` is `true`, the longest items give up width first. An item
/// whose width has changed in this way is offered its new width, because its height may depend on it; it keeps
/// that width, whatever it reports. In an unbounded row no item fills, grows or shrinks.
///
/// Items are aligned as the row or their own ``LayoutTraits/align`` states, within the height of the
/// container, or of the highest item if the container is unbounded. Items with aligned first baselines are
/// placed as high as possible, items with aligned last baselines as low as possible. The row becomes higher
/// than its highest item if necessary.
///
/// Arranging costs O(n), and O(n log n) if items shrink. A visible query costs O(log n + found), counting all
/// items that overlap horizontally. A change arranges the whole line again. A gap that is negative or NaN
/// counts as 0.
public struct RowLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between items, in points.
  public var spacing: Double
  /// The distribution of the free width.
  public var justify: Justification
  /// The alignment of items between the top and the bottom of the container.
  public var align: Alignment
  /// Whether an item that fills gets its whole share even if it reports a smaller width.
  public var alwaysFills: Bool
  /// Whether items that shrink keep widths that are shorter than those of the others, as long as possible. The
  /// longest ones become equally wide, and weights other than 0 count alike.
  public var shrinksLongest: Bool

  /// Creates a row.
  public init(
    spacing: Double = 0, justify: Justification = .start, align: Alignment = .start, alwaysFills: Bool = true,
    shrinksLongest: Bool = false
  ) {
    self.spacing = spacing
    self.justify = justify
    self.align = align
    self.alwaysFills = alwaysFills
    self.shrinksLongest = shrinksLongest
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var row = RowPlan(items, in: container.sanitized, gap: spacing.sanitizedExtent)
    row.measure()
    if !row.container.width.isUnbounded {
      row.fill(always: alwaysFills)
      row.growOrShrink(longestFirst: shrinksLongest)
    }
    row.placeAcross(align)
    row.placeAlong(justify)
    return RowArrangement(row.frames)
  }
}
