/// An issue with a table that is shown.
public enum TableIssue: Hashable, Sendable {
  /// The table, or a part of it, could not be read.
  ///
  /// The present rows stay, and missing rows have no record.
  case unreadable(String)
  /// A row could not be decoded, and has no record.
  case undecodable(row: Int, String)
  /// Rows were inserted or deleted without a report from SQLite, as by `INSERT OR REPLACE`.
  ///
  /// The table is examined again.
  case changedUnseen
}

extension TableIssue: CustomStringConvertible {
  /// A sentence that describes the issue.
  public var description: String {
    switch self {
    case .unreadable(let why): "the table cannot be read: \(why)"
    case .undecodable(let row, let why): "row \(row) cannot be decoded: \(why)"
    case .changedUnseen: "rows were inserted or deleted without a report from SQLite"
    }
  }
}
