struct GridItem {
  var index: Int
  /// The first column.
  var column: Int
  var span: Int
  /// The alignment of the item across its line; `nil` for that of the grid.
  var align: Alignment?
  /// The reported height.
  var height: FixedLength
}

/// A reader of the items of a grid line by line, from top to bottom.
struct GridCellReader {
  private let cells: GridCells
  private var spans: ExtentReader
  private var heights: ExtentReader

  init?(_ cells: GridCells) {
    guard let spans = ExtentReader(cells.spans), let heights = ExtentReader(cells.heights) else { return nil }
    self.cells = cells
    self.spans = spans
    self.heights = heights
  }

  /// Calls back with the items of a line in any of these columns, and maybe with neighbors that share a gap.
  mutating func forEach(in line: Range<Int>, taking columns: Range<Int>, _ body: (GridItem) -> Void) {
    var index = line.lowerBound
    var column = 0
    if columns.lowerBound > 1 {
      index = cells.item(in: line, at: columns.lowerBound - 1)
      column = cells.columns(before: index, from: line.lowerBound)
    }
    while index < line.upperBound, column < columns.upperBound {
      let item = GridItem(
        index: index, column: column, span: Int(spans.length(at: index).units), align: cells.align(at: index),
        height: heights.length(at: index))
      body(item)
      column += item.span
      index += 1
    }
  }
}

extension GridCells {
  /// Returns the number of columns that the items from `first` up to `index`, which are in one line, take.
  func columns(before index: Int, from first: Int) -> Int {
    Int((spans.start(of: index) - spans.start(of: first)).units)
  }

  /// Returns the item of a line that takes a column, or the end of the line if the column is empty.
  fileprivate func item(in line: Range<Int>, at column: Int) -> Int {
    min(
      spans.firstIndex(endingAfter: spans.start(of: line.lowerBound).units + Int64(column)), line.upperBound)
  }
}
