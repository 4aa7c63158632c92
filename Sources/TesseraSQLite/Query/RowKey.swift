import GRDB

/// The position of a row in the order of a query.
struct RowKey: Hashable, Sendable {
  /// The row's value in the column of the order; `NULL` if rows are ordered by rowid.
  var value: DatabaseValue
  var id: Int64
}

/// A range of keys in the order of a query.
struct KeyRange: Sendable {
  /// The first key; `nil` for the start.
  var lower: RowKey?
  /// The key after the last one; `nil` for the end.
  var upper: RowKey?
}
