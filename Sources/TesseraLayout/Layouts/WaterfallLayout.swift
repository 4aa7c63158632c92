/// A layout of columns of equal width that places each item as high as possible; ties go to the left.
///
/// If the container is unbounded, the columns share the visible width (``LayoutItems/viewport``).
///
/// Each item is offered the width of its columns and the height of the container, and gets that width. An
/// item that spans k columns (``LayoutTraits/span``) also takes the gaps between them, and is placed in the k
/// adjacent columns whose lowest end is highest. An item that spans more columns than exist takes all of
/// them.
///
/// There are from one to ``maxColumns`` columns. Gaps that are negative or NaN count as 0. Heights are
/// rounded to 1/1024 point, and frames are clipped at ``Size/largestExtent``.
///
/// With n items and c columns, arranging costs O(n log c), or up to c times the span instead of log c for
/// items that span several columns. The arrangement stores about 18 bytes for each item. A frame costs O(log
/// n), a visible query O(log n + c + found). A change of items or sizes measures only the changed items. Items
/// after the change are placed again when a query finds them or their neighbors. The first query after the change
/// also computes the ends of the columns: a visible query down to its rectangle, a frame down to the item, the
/// content size down to the end. If from some item on all columns end by the same distance lower or higher than
/// before, as below an item that spans all columns, only O(n / 256) blocks of items are shifted from there.
public struct WaterfallLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The largest number of columns.
  public static let maxColumns = 1000

  /// The number of columns.
  public var columns: Int
  /// The gap between columns, in points.
  public var columnSpacing: Double
  /// The gap between the items of a column, in points.
  public var itemSpacing: Double

  /// Creates a waterfall.
  public init(columns: Int = 2, columnSpacing: Double = 0, itemSpacing: Double = 0) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let tracks = GridTracks.sharing(
      items.visibleExtent(of: container, along: .horizontal) ?? container.width,
      count: Double(min(columns, Self.maxColumns)), gap: columnSpacing.sanitizedExtent)
    var table = WaterfallTable(columns: tracks.count, gap: FixedLength(itemSpacing).units)
    table.replace([ItemSplice(old: 0..<0, new: 0..<items.safeCount)]) { range, builder in
      builder.measureItems(items, in: range, offered: tracks.offer(height: container.height))
    }
    return WaterfallArrangement(tracks: tracks, offeredHeight: container.height, table: table)
  }
}
