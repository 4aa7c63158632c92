import GRDB

/// Where a row stands in the order of a query.
struct RowKey: Hashable, Sendable {
  /// What the row has in the column of the order; NULL where the order is that of rowids.
  var value: DatabaseValue
  /// The rowid.
  var id: Int64
}

/// A stretch of the order: the rows from a key on, up to those before another.
struct KeyRange: Sendable {
  /// Nil: from the start.
  var lower: RowKey?
  /// Nil: to the end.
  var upper: RowKey?
}
