import GRDB
import Tessera

/// The rows of a query as they are at some time: a value that a ``ForEach`` shows, however many there are.
///
///     ForEach(table.rows) { row in MessageCell(message: row.record) }
///
/// Rows are read some hundred at a time when they are asked for, and as they were at that time: a version
/// keeps a read transaction as long as it lives, so what is shown while the table changes is neither torn nor
/// shown twice. A ``LiveTable`` makes versions; what two of them have in common is found without a look at a
/// row.
public struct TableRows<Record: FetchableRecord & Sendable>: VersionedCollection, Sendable {
  let version: TableVersion<Record>

  /// Zero.
  public var startIndex: Int { 0 }

  /// How many rows there are; this is known.
  public var endIndex: Int { version.index.count }

  /// The position so many places on; answered without a look at a row.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// A row.
  ///
  /// - Complexity: O(log *n*); reads a block of rows from the database where none of it was used lately.
  public subscript(position: Int) -> TableRow<Record> {
    precondition(position >= 0 && position < endIndex, "There is no row at this position")
    return version.row(at: position)
  }

  /// No two rows have the same id.
  public static var hasDistinctIDs: Bool { true }

  /// How many rows at the start certainly have the same ids as in another version.
  ///
  /// - Complexity: O(*b*) for *b* blocks, without a look at a row.
  public func commonPrefix(with other: TableRows) -> Int {
    isSameTable(as: other) ? version.index.commonPrefix(with: other.version.index) : 0
  }

  /// How many rows at the end certainly have the same ids as in another version.
  public func commonSuffix(with other: TableRows) -> Int {
    isSameTable(as: other) ? version.index.commonSuffix(with: other.version.index) : 0
  }

  /// The next rows that certainly have the same ids and contents as rows of another version; nil where nothing more is
  /// certain.
  ///
  /// - Complexity: O(log *b* + *p*) for *b* blocks, of which *p* are passed, without a look at a row.
  public func nextCommonStretch(
    with old: TableRows, old oldPosition: Int, new newPosition: Int
  ) -> CommonStretch? {
    guard isSameTable(as: old) else { return nil }
    return version.index.nextCommonStretch(with: old.version.index, old: oldPosition, new: newPosition)
  }

  /// Whether both are versions of one ``LiveTable``: each table numbers its blocks for itself.
  private func isSameTable(as other: TableRows) -> Bool { version.memory === other.version.memory }

  /// The position of the row with an id; nil where there is none.
  ///
  /// - Complexity: Reads one block of rows at most.
  public func position(of id: ItemID) -> Int? {
    id.value(as: Int.self).flatMap(version.position)
  }

  /// The position of the row with a rowid; nil where the query has no such row.
  ///
  /// - Complexity: Reads one block of rows at most.
  public func position(ofRow id: Int) -> Int? { version.position(of: id) }
}
