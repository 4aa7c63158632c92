/// One line that never breaks, in which some items take the room that the others leave.
///
/// First the items that do not fill (``LayoutTraits/fillsWidth``) are offered the container, then the others equal
/// shares of the width that is left. Of what is still left, or missing, items get or give up a part by their weights:
/// ``LayoutTraits/grow`` on top of their widths, or ``LayoutTraits/shrink`` times their widths, down to 0. An item
/// whose width has changed in this way is offered its new width, because its height may depend on it; it keeps
/// that width, whatever it answers. In a row without end no item fills, grows or shrinks.
///
/// Items stand where the row puts them, or where they ask to stand (``LayoutTraits/align``), within the height of the
/// container, or of the highest item when the container has no end. Where baselines meet, the first ones are as high
/// as possible, the last ones as low as possible; the row becomes higher than its highest item where it must.
///
/// Arranging costs O(n), and O(n log n) for items that shrink; a visible query O(log n + found), where items found
/// are those that overlap horizontally. One line is arranged anew as a whole when it changes. A gap that is
/// negative or NaN counts as 0.
public struct RowLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between items, in points.
  public var spacing: Double
  /// How the free width is distributed.
  public var justify: Justification
  /// Where items stand between the top and the bottom of the container.
  public var align: Alignment
  /// Whether a filling item gets its whole share even if it answered a smaller width.
  public var alwaysFills: Bool

  /// Makes a row.
  public init(
    spacing: Double = 0, justify: Justification = .start, align: Alignment = .start, alwaysFills: Bool = true
  ) {
    self.spacing = spacing
    self.justify = justify
    self.align = align
    self.alwaysFills = alwaysFills
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var row = RowPlan(items, in: container.sanitized, gap: spacing.sanitizedExtent)
    row.measure()
    if !row.container.width.isUnbounded {
      row.fill(always: alwaysFills)
      row.growOrShrink()
    }
    row.placeAcross(align)
    row.placeAlong(justify)
    return RowArrangement(row.frames)
  }
}
