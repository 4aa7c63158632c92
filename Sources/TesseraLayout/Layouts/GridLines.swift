/// The lines of a grid: the items and the height of each line.
///
/// If no item spans several columns, the line of an item follows from its index. Otherwise the number of
/// items in each line is stored, in runs.
struct GridLines {
  private let columns: Int
  private let count: Int
  private let allSpanOneColumn: Bool
  private(set) var rows: SpacedExtents
  /// The number of items in each line, in units; empty if all items take one column.
  private let counts: Extents
  /// The largest number of columns that a line takes.
  let width: Int

  /// Fills line after line. O(runs).
  init(_ cells: GridCells, columns: Int, spacing: Double) {
    var builder = GridLinesBuilder(columns: columns)
    cells.forEachRun { builder.append(count: $0, height: $1, span: $2) }
    builder.finish()
    self.columns = columns
    count = cells.count
    allSpanOneColumn = cells.allSpanOneColumn
    rows = SpacedExtents(builder.heights, spacing: spacing)
    counts = allSpanOneColumn ? Extents() : Extents(builder.counts)
    width = builder.width
  }

  func line(of index: Int) -> Int {
    allSpanOneColumn ? index / columns : counts.firstIndex(endingAfter: Int64(index))
  }

  func items(of line: Int) -> Range<Int> {
    let start = allSpanOneColumn ? line * columns : Int(counts.start(of: line).units)
    let length = allSpanOneColumn ? columns : Int(counts.length(at: line).units)
    return start..<min(start + length, count)
  }

  /// Calls back with the lines that begin before `upper` and end after `lower`, in points, in order; neither
  /// may be NaN. O(log runs + found).
  @inline(__always)
  func forEach(
    endingAfter lower: Double, beginningBefore upper: Double,
    _ body: (_ items: Range<Int>, _ top: FixedLength, _ height: FixedLength) -> Void
  ) {
    guard !allSpanOneColumn, var counts = ExtentReader(counts) else {
      rows.forEach(endingAfter: lower, beginningBefore: upper) { body(items(of: $0), $1, $2) }
      return
    }
    rows.forEach(endingAfter: lower, beginningBefore: upper) { line, top, height in
      let start = Int(counts.start(of: line).units)
      body(start..<start + Int(counts.length(at: line).units), top, height)
    }
  }

  mutating func updateHeight(_ line: Int, _ cells: GridCells) {
    rows.replace(at: line, with: cells.heights.largest(in: items(of: line)))
  }
}

/// A builder of runs of lines from runs of items.
private struct GridLinesBuilder {
  let columns: Int
  private(set) var heights = ExtentRuns()
  private(set) var counts = ExtentRuns()
  private(set) var width = 0
  /// The items, the columns they take and the height of the last line.
  private var filled = 0
  private var taken = 0
  private var highest = FixedLength.zero

  init(columns: Int) { self.columns = columns }

  mutating func append(count: Int, height: FixedLength, span: Int) {
    let first = min(count, (columns - taken) / span)
    fill(first, height, span)
    let count = count - first
    guard count > 0 else { return }
    finish()
    // The last line stays open, because smaller items may still fit.
    let each = columns / span
    let lines = (count - 1) / each
    if lines > 0 {
      heights.append(count: lines, length: height)
      counts.append(count: lines, length: FixedLength(units: Int64(each)))
      width = max(width, each * span)
    }
    fill(count - lines * each, height, span)
  }

  mutating func finish() {
    guard filled > 0 else { return }
    heights.append(count: 1, length: highest)
    counts.append(count: 1, length: FixedLength(units: Int64(filled)))
    width = max(width, taken)
    filled = 0
    taken = 0
    highest = .zero
  }

  private mutating func fill(_ count: Int, _ height: FixedLength, _ span: Int) {
    guard count > 0 else { return }
    filled += count
    taken += count * span
    highest = max(highest, height)
  }
}
