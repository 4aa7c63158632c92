/// A row of a table, as a collection shows it.
public struct TableRow<Record>: Identifiable {
  /// The rowid, or a very low negative number for a row that is missing, see ``record``.
  public let id: Int
  /// The decoded row; `nil` if it could not be read or decoded, or was deleted without a report from SQLite.
  ///
  /// Each of these is reported as an issue. Deleted rows disappear when the table has been examined again.
  public let record: Record?
}

extension TableRow: Sendable where Record: Sendable {}
extension TableRow: Equatable where Record: Equatable {}
