/// A position of the cursor on a surface.
public struct CursorPosition: Hashable, Sendable {
  /// The column, counted from 0.
  public var column: Int
  /// The row, counted from 0.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
