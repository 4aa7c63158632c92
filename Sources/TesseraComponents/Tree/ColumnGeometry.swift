import TesseraLayout

/// The places of the columns of a table in a row, in points from its left edge.
struct ColumnGeometry: Equatable {
  let widths: [Double]
  /// The left edges of the columns.
  let starts: [Double]
  /// The distance between two columns.
  let gap: Double
  /// The number of columns at the start that do not scroll.
  let pinnedCount: Int
  let width: Double
  /// The width of all columns with the gaps between them.
  let contentWidth: Double
  /// The distance by which the columns that are not pinned are scrolled to the left.
  let offset: Double

  /// Places columns.
  ///
  /// - Parameters:
  ///   - widths: The widths of the columns.
  ///   - gap: The distance between two columns.
  ///   - pinnedCount: The number of columns that should not scroll. If they would take more than two thirds of the width, they
  ///     scroll like the others.
  ///   - offset: The wanted offset. It is limited to what there is to scroll.
  ///   - width: The width of the table.
  init(widths: [Double], gap: Double, pinnedCount: Int, offset: Double, width: Double) {
    (self.widths, self.gap, self.width) = (widths, gap, width)
    contentWidth = widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
    let count = min(max(0, pinnedCount), widths.count)
    let pinnedWidth = widths.prefix(count).reduce(0) { $0 + $1 + gap }
    self.pinnedCount = pinnedWidth - gap > width * 2 / 3 ? 0 : count
    self.offset = offset > 0 ? min(offset, max(0, contentWidth - width)) : 0
    var (start, starts) = (0.0, [Double]())
    starts.reserveCapacity(widths.count)
    for (index, width) in widths.enumerated() {
      starts.append(index < self.pinnedCount ? start : start - self.offset)
      start += width + gap
    }
    self.starts = starts
  }

  var farthestOffset: Double { max(0, contentWidth - width) }

  /// The right edge of the pinned columns with half of the gap behind them; 0 if none is pinned.
  var pinnedEnd: Double {
    pinnedCount > 0 ? starts[pinnedCount - 1] + widths[pinnedCount - 1] + gap / 2 : 0
  }

  /// Returns the column whose right border is at a point; `nil` if there is none.
  func border(at x: Double) -> Int? {
    guard x >= 0 else { return nil }
    return widths.indices.first { index in
      guard index < pinnedCount || x > pinnedEnd || pinnedCount == 0 else { return false }
      let end = starts[index] + widths[index]
      return x >= end && x < end + gap
    }
  }

  /// Returns the offset, nearest to the current one, at which a column is visible.
  func offset(revealing column: Int) -> Double {
    guard widths.indices.contains(column), column >= pinnedCount else { return offset }
    let start = starts[column] - (pinnedCount > 0 ? pinnedEnd + gap / 2 : 0)
    if start < 0 { return max(0, offset + start) }
    let excess = starts[column] + widths[column] - width
    return excess > 0 ? offset + min(excess, start) : offset
  }

  /// Returns the next offset to one side at which a column begins where the scrolled columns do.
  func nextOffset(forward: Bool) -> Double {
    let places = starts.indices.dropFirst(pinnedCount).map { index in
      starts[index] + offset - (pinnedCount > 0 ? starts[pinnedCount] + offset : 0)
    }
    let next = forward ? places.first { $0 > offset + 0.5 } : places.last { $0 < offset - 0.5 }
    guard let next else { return forward ? farthestOffset : 0 }
    // A column that is wider than the table takes several steps.
    let step = max(1, (width - pinnedEnd) / 2)
    return min(max(next, offset - step, 0), offset + step, farthestOffset)
  }
}
