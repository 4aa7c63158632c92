/// Columns of equal width in which each item goes where it comes to lie highest, on a tie to the left.
///
/// Each item is offered the width of a column and the height of the container, and gets the width of the
/// column. With n items and c columns arranging costs O(n log c), a visible query O(log n + found). There is
/// at least one column; gaps that are negative or NaN count as 0.
public struct WaterfallLayout: LayoutAlgorithm, Hashable, Sendable {
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
    let gap = itemSpacing.sanitizedExtent
    let tracks = GridTracks.sharing(
      container.width, count: Double(columns), gap: columnSpacing.sanitizedExtent)
    let sizes = items.allSizes(offered: Size(width: tracks.width, height: container.height))

    // Items reach at most as many columns as there are items.
    var ends = ColumnHeap(count: min(tracks.count, max(1, sizes.count)))
    let frames = sizes.map { size in
      let column = ends.top.column
      let y = ends.top.end
      ends.lowerTop(to: y + size.height + gap)
      return Rect(x: tracks.start(of: column), y: y, width: tracks.width, height: size.height)
    }
    return FramesArrangement(frames)
  }
}

/// Columns by where they end: a binary heap whose top is the column that ends highest, on a tie the leftmost.
private struct ColumnHeap {
  private var columns: [(end: Double, column: Int)]

  /// So many columns, at least one, that all end at 0.
  init(count: Int) { columns = (0..<count).map { (0, $0) } }

  /// The column that ends highest.
  var top: (end: Double, column: Int) { columns[0] }

  /// Lets the top column end lower. O(log columns).
  mutating func lowerTop(to end: Double) {
    columns[0].end = end
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < columns.count {
        if columns[child] < columns[first] { first = child }
      }
      if first == parent { return }
      columns.swapAt(parent, first)
      parent = first
    }
  }
}
