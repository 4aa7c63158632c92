/// A block of consecutive rows of a query that are read together: the rows from a key up to the next block.
struct TableBlock: Sendable {
  /// A number that identifies the block and the contents of its rows.
  var number: Int
  /// A number of the list of ids: blocks with the same number have the same ids in the same order.
  var ids: Int
  var first: RowKey
  var count: Int
}
