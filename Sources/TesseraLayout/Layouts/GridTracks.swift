/// Columns of equal width with equal gaps, as in a grid or a waterfall.
struct GridTracks {
  /// The number of columns, at least one.
  let count: Int
  /// The width of one column, in points.
  let width: Double
  /// The distance from the left edge of a column to that of the next one.
  private let pitch: Double

  /// Creates columns of a width. Their number is rounded down and limited to the allowed range.
  init(count: Double, width: Double, gap: Double) {
    self.count = Self.allowed(count)
    self.width = width
    pitch = width + gap
  }

  private static func allowed(_ count: Double) -> Int {
    Int(max(1, min(count, Double(GridLayout.maxColumns))))
  }

  static func sharing(_ width: Double, count: Double, gap: Double) -> GridTracks {
    let count = Double(allowed(count))
    return GridTracks(count: count, width: max(0, (width - (count - 1) * gap) / count), gap: gap)
  }

  func start(of column: Int) -> Double { Double(column) * pitch }

  func end(of column: Int) -> Double { start(of: column) + width }

  /// Returns the width of a number of adjacent columns, including the gaps between them.
  func width(spanning span: Int) -> Double { Double(span - 1) * pitch + width }

  /// Returns the proposal for items in a container of a height.
  func offer(height: Double) -> LayoutProposal {
    LayoutProposal(Size(width: width, height: height), column: Size(width: pitch), columns: count)
  }

  /// Returns whether all columns overlap a rectangle horizontally.
  func areInside(_ rect: Rect) -> Bool { width > 0 && rect.minX <= 0 && rect.maxX >= end(of: count - 1) }

  /// Returns whether adjacent columns overlap a rectangle horizontally.
  func overlaps(_ first: Int, spanning span: Int, _ rect: Rect) -> Bool {
    start(of: first) < rect.maxX && start(of: first) + width(spanning: span) > rect.minX
  }

  /// Returns the number of columns that an item with a requested span takes: at least one, at most all.
  func allowedSpan(_ span: Int) -> Int { max(1, min(span, count)) }

  /// Returns the columns that overlap an interval. Binary search: O(log columns).
  func indices(endingAfter lower: Double, beginningBefore upper: Double) -> Range<Int> {
    let first = partition { end(of: $0) > lower }
    let last = partition { start(of: $0) >= upper }
    return first..<max(first, last)
  }

  /// Returns the first column that satisfies a condition, which must hold for all later ones, too.
  private func partition(_ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
