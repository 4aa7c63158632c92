/// What was wrong with a table that is shown.
public enum TableIssue: Hashable, Sendable {
  /// It, or some of it, could not be read; what is there stays, and rows that are missing have no record.
  case unreadable(String)
  /// A row does not decode; it has no record.
  case undecodable(row: Int, String)
  /// Rows have come or gone in a way that nobody could see, as by `INSERT OR REPLACE`; the table is looked
  /// through again.
  case changedUnseen
}

extension TableIssue: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .unreadable(let why): "the table cannot be read: \(why)"
    case .undecodable(let row, let why): "row \(row) does not decode: \(why)"
    case .changedUnseen: "rows have come or gone unseen"
    }
  }
}
