/// Where an item stands among rows and columns: what people hear who do not see the grid.
///
/// Everything is counted from 0, in the order of the items, whatever the direction on screen.
public struct GridPosition: Hashable, Sendable {
  /// The row.
  public var row: Int
  /// The first of its columns.
  public var column: Int
  /// How many rows it takes.
  public var rowSpan: Int
  /// How many columns it takes.
  public var columnSpan: Int
  /// How many rows there are.
  public var rowCount: Int
  /// How many columns there are.
  public var columnCount: Int

  /// Makes a position from its parts.
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
