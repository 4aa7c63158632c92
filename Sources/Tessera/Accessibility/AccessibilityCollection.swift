/// The description of a whole collection for a screen reader.
public struct AccessibilityCollection: Hashable, Sendable {
  /// The kind of the collection.
  public var kind: Kind
  /// Whether several of its items can be selected.
  public var allowsMany: Bool
  /// The number of rows, if all items are in one grid or table.
  public var rowCount: Int?
  /// The number of columns, if all items are in one grid.
  public var columnCount: Int?

  /// The structure of a collection or a section for assistive technologies.
  public enum Kind: Hashable, Sendable {
    /// Items one after another.
    case list
    /// Items in rows and columns.
    case grid
    /// Items inside items.
    case tree
    /// Rows of cells: items are rows, and the parts of a group are the cells of its row; in a grid, items are
    /// cells.
    case table
  }

  /// Creates a description from its parts.
  public init(
    kind: Kind = .list, allowsMany: Bool = false, rowCount: Int? = nil, columnCount: Int? = nil
  ) {
    self.kind = kind
    self.allowsMany = allowsMany
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}

extension AccessibilityCollection: CustomStringConvertible {
  /// One line, as in `grid, 4 rows, 3 columns, several can be selected`.
  public var description: String {
    var words: [String]
    switch kind {
    case .list: words = ["list"]
    case .grid: words = ["grid"]
    case .tree: words = ["tree"]
    case .table: words = ["table"]
    }
    if let rowCount { words.append(rowCount.description + " rows") }
    if let columnCount { words.append(columnCount.description + " columns") }
    if allowsMany { words.append("several can be selected") }
    return words.joined(separator: ", ")
  }
}
