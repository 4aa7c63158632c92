/// The position of an item among rows and columns, as announced by a screen reader.
///
/// All numbers count from 0, in the order of the items, whatever the direction on screen.
public struct GridPosition: Hashable, Sendable {
  /// The index of the first row.
  public var row: Int
  /// The index of the first column.
  public var column: Int
  /// The number of rows that the item spans.
  public var rowSpan: Int
  /// The number of columns that the item spans.
  public var columnSpan: Int
  /// The number of rows of the grid.
  public var rowCount: Int
  /// The number of columns of the grid.
  public var columnCount: Int

  /// Creates a position from its parts.
  public init(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, rowCount: Int, columnCount: Int
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowCount = rowCount
    self.columnCount = columnCount
  }

  /// The position with the axes exchanged.
  public var transposed: GridPosition {
    GridPosition(
      row: column, column: row, rowSpan: columnSpan, columnSpan: rowSpan, rowCount: columnCount,
      columnCount: rowCount)
  }
}
