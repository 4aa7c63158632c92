import GRDB
import Tessera

/// A version of a query's rows as a collection, which a ``ForEach`` shows, whatever its size.
///
///     ForEach(table.rows) { row in MessageCell(message: row.record) }
///
/// Rows are read on access, in blocks of some hundred, and always in the state of their version: each version
/// retains a read transaction, so that rows are neither inconsistent nor repeated while the table changes. A
/// ``LiveTable`` creates the versions. Comparing two versions reads no rows.
public struct TableRows<Record: FetchableRecord & Sendable>: VersionedCollection, Sendable {
  let version: TableVersion<Record>

  /// The position of the first row, which is 0.
  public var startIndex: Int { 0 }

  /// The number of rows, which takes no query.
  public var endIndex: Int { version.index.count }

  /// Returns the position at a distance from another one, without reading rows.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// Accesses the row at a position.
  ///
  /// - Complexity: O(log *n*). Reads a block of rows from the database unless it is cached.
  public subscript(position: Int) -> TableRow<Record> {
    precondition(position >= 0 && position < endIndex, "There is no row at this position")
    return version.row(at: position)
  }

  /// Whether all rows have unique ids, which is always the case.
  public static var hasDistinctIDs: Bool { true }

  /// Returns the number of rows at the start that certainly have the same ids as in another version.
  ///
  /// - Complexity: O(*b*) for *b* blocks; no row is read.
  public func commonPrefix(with other: TableRows) -> Int {
    isSameTable(as: other) ? version.index.commonPrefix(with: other.version.index) : 0
  }

  /// Returns the number of rows at the end that certainly have the same ids as in another version.
  ///
  /// - Complexity: O(*b*) for *b* blocks; no row is read.
  public func commonSuffix(with other: TableRows) -> Int {
    isSameTable(as: other) ? version.index.commonSuffix(with: other.version.index) : 0
  }

  /// Returns the next run of rows that certainly have the same ids and contents in an older version; `nil` if
  /// there is none.
  ///
  /// - Complexity: O(log *b* + *p*) for *b* blocks, of which *p* are passed; no row is read.
  public func nextCommonRun(
    with old: TableRows, old oldPosition: Int, new newPosition: Int
  ) -> CommonRun? {
    guard isSameTable(as: old) else { return nil }
    return version.index.nextCommonRun(with: old.version.index, old: oldPosition, new: newPosition)
  }

  /// Returns whether both are versions of one ``LiveTable``. Each table has its own block numbers.
  private func isSameTable(as other: TableRows) -> Bool { version.rowCache === other.version.rowCache }

  /// Returns the position of the row with an id; `nil` if there is none.
  ///
  /// - Complexity: Reads at most one block of rows.
  public func position(of id: ItemID) -> Int? {
    id.value(as: Int.self).flatMap(version.position)
  }

  /// Returns the position of the row with a rowid; `nil` if the query has no such row.
  ///
  /// - Complexity: Reads at most one block of rows.
  public func position(ofRow id: Int) -> Int? { version.position(of: id) }
}
