/// What a host tells a screen reader about a collection as a whole.
public struct AccessibilityCollection: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// Whether several of its items can be selected.
  public var allowsMany: Bool
  /// How many rows there are, where all items stand in one grid or table.
  public var rowCount: Int?
  /// How many columns there are, where all items stand in one grid.
  public var columnCount: Int?

  /// What a collection or a section is to somebody who does not see it.
  public enum Kind: Hashable, Sendable {
    /// Items one after the other.
    case list
    /// Items in rows and columns.
    case grid
    /// Items inside items.
    case tree
    /// Rows of cells: items are rows, and the parts of a group are the cells of its row; in a grid, items are cells.
    case table
  }

  /// Makes a description from its parts.
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
