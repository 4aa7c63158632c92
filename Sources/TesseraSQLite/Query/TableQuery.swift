import GRDB

/// Which rows of a table are shown, and in which order.
///
/// Rows are known by their rowid, which an `INTEGER PRIMARY KEY` is. So a table needs one: views and tables
/// `WITHOUT ROWID` have none, and are unreadable.
///
///     TableQuery("message", where: "folder = \(folder)", order: .column("date", isDescending: true))
public struct TableQuery: Sendable {
  /// The table.
  public var table: String
  /// What is read of a row; the less, the faster.
  public var columns: [String]
  /// The condition of the rows, which may depend on nothing but the columns of the table; nil: all.
  public var condition: SQL?
  /// The order of the rows.
  public var order: TableOrder

  /// Rows of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - columns: What is read of a row; empty: everything.
  ///   - condition: The condition of the rows.
  ///   - order: The order of the rows.
  public init(
    _ table: String, columns: [String] = [], where condition: SQL? = nil, order: TableOrder = .rowID()
  ) {
    self.table = table
    self.columns = columns
    self.condition = condition
    self.order = order
  }
}

/// In which order rows are shown.
public enum TableOrder: Hashable, Sendable {
  /// By their rowid, which is where they are in the file.
  case rowID(isDescending: Bool = false)
  /// By a column, then by their rowid. An index of that column is needed for this to be fast; rows that have
  /// NULL there are not shown.
  case column(String, isDescending: Bool = false)

  var isDescending: Bool {
    switch self {
    case .rowID(let isDescending), .column(_, let isDescending): isDescending
    }
  }

  var column: String? {
    if case .column(let name, _) = self { name } else { nil }
  }
}
