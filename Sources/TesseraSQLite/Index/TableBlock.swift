/// Some rows of a query that follow one another, and are read together: those from a key on, up to the next
/// block.
struct TableBlock: Sendable {
  /// The number of this block with these contents; no other has it.
  var number: Int
  /// The number of the ids that it has: blocks with the same number have the same ids in the same order.
  var ids: Int
  /// The key of the first row.
  var first: RowKey
  /// How many rows there are.
  var count: Int
}
