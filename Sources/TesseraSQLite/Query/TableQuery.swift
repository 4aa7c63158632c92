import GRDB

/// A query that selects and orders the rows of a table.
///
/// Rows are identified by their rowid, to which an `INTEGER PRIMARY KEY` is an alias. The table must have
/// one: views and `WITHOUT ROWID` tables cannot be read.
///
///     TableQuery("message", where: "folder = \(folder)", order: .column("date", isDescending: true))
public struct TableQuery: Sendable {
  /// The name of the table.
  public var table: String
  /// The columns to read, of which fewer are read faster; all columns if empty.
  public var columns: [String]
  /// The condition of the rows, which must depend only on columns of the table; `nil` for all rows.
  public var condition: SQL?
  /// The order of the rows.
  public var order: TableOrder

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - columns: The columns to read; all columns if empty.
  ///   - condition: The condition of the rows, which must depend only on columns of the table; `nil` for all
  ///     rows.
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

/// The order of a table's rows.
public enum TableOrder: Hashable, Sendable {
  /// By rowid, which is the order in the file.
  case rowID(isDescending: Bool = false)
  /// By a column, then by rowid.
  ///
  /// This is fast only if the column has an index. Rows with `NULL` in the column are not shown.
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
