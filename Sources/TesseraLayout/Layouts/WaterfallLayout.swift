/// Columns of equal width in which each item goes where it comes to lie highest, on a tie to the left. Where
/// the container has no end to share, columns share what is seen of it (``LayoutItems/viewport``).
///
/// Each item is offered the width of its columns and the height of the container, and gets that width. An item that
/// spans k columns (``LayoutTraits/span``) takes their gaps too, and goes where the lowest end of k neighbouring columns
/// is highest; one that asks for more columns than there are takes all.
///
/// There are at least one and at most ``mostColumns`` columns; gaps that are negative or NaN count as 0. Heights are
/// rounded to 1/1024 point; what would lie beyond ``Size/largestExtent`` is cut off.
///
/// With n items and c columns arranging costs O(n log c), for items with a span up to c times their span instead of
/// log c, and stores about 18 bytes for each item; a frame costs O(log n), a visible query
/// O(log n + c + found). A change of items, of the size of one too, costs placing the items after it, but asks only the
/// changed ones; from where all columns end by the same distance lower or higher than before, as they do under an
/// item that spans all columns, nothing is placed but O(n / 128) blocks of items are shifted.
public struct WaterfallLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The largest number of columns.
  public static let mostColumns = 1000

  /// The number of columns.
  public var columns: Int
  /// The gap between columns, in points.
  public var columnSpacing: Double
  /// The gap between the items of a column, in points.
  public var itemSpacing: Double

  /// Makes a waterfall.
  public init(columns: Int = 2, columnSpacing: Double = 0, itemSpacing: Double = 0) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let tracks = GridTracks.sharing(
      items.seenExtent(of: container, along: .horizontal) ?? container.width,
      count: Double(min(columns, Self.mostColumns)), gap: columnSpacing.sanitizedExtent)
    var table = WaterfallTable(columns: tracks.count, gap: FixedLength(itemSpacing).units)
    table.replace([ItemSplice(old: 0..<0, new: 0..<items.safeCount)]) { range, builder in
      builder.ask(items, in: range, offered: tracks.offer(height: container.height))
    }
    return WaterfallArrangement(tracks: tracks, offeredHeight: container.height, table: table)
  }
}
