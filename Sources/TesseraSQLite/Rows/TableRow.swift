/// A row of a table as a collection shows it.
public struct TableRow<Record>: Identifiable {
  /// The rowid; far below zero for a row that is not there, see ``record``.
  public let id: Int
  /// What the row says; nil: it could not be read or does not decode, or it has gone in a way that was not
  /// seen. That is reported, and rows of the last kind are gone as soon as the table was looked through.
  public let record: Record?
}

extension TableRow: Sendable where Record: Sendable {}
extension TableRow: Equatable where Record: Equatable {}
