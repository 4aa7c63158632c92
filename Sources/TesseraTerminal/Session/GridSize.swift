/// The size of a grid of characters.
public struct GridSize: Hashable, Sendable {
  /// How many characters fit side by side.
  public var columns: Int
  /// How many lines there are.
  public var rows: Int

  /// Makes a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
