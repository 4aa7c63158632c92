/// The positions of a query's rows: its blocks in order, with the key of the first row of each.
///
/// Two versions of a query are compared by blocks, because unchanged blocks keep their numbers.
struct TableIndex: Sendable {
  /// The blocks in order. None is empty.
  let blocks: [TableBlock]
  /// The position of the first row of each block.
  private let starts: [Int]
  /// The key at which the last block ends; `nil` for the end of the query.
  private let end: RowKey?
  let count: Int
  /// The greatest number of a block. Blocks that are found later have greater ones.
  let lastNumber: Int

  init(_ blocks: [TableBlock] = [], end: RowKey? = nil) {
    self.blocks = blocks
    self.end = end
    var starts: [Int] = []
    starts.reserveCapacity(blocks.count)
    var count = 0
    for block in blocks {
      starts.append(count)
      count += block.count
    }
    (self.starts, self.count) = (starts, count)
    lastNumber = blocks.reduce(0) { max($0, $1.number) }
  }

  /// Returns the block with the row at a position, which must exist. O(log *b*) for *b* blocks.
  func block(at position: Int) -> Int { Self.last(of: starts.count) { starts[$0] <= position } }

  func start(of block: Int) -> Int { starts[block] }

  /// Returns the block whose key range contains a key.
  ///
  /// - Parameter precedes: Whether the key precedes another one.
  func block(ofKey precedes: (RowKey) throws -> Bool) rethrows -> Int {
    try Self.last(of: blocks.count) { try !precedes(blocks[$0].first) }
  }

  /// Returns the key range of some blocks, without gaps to the adjacent ones.
  func range(of blocks: Range<Int>) -> KeyRange {
    KeyRange(
      lower: blocks.lowerBound == 0 ? nil : self.blocks[blocks.lowerBound].first,
      upper: blocks.upperBound >= self.blocks.count ? end : self.blocks[blocks.upperBound].first)
  }

  /// Returns the last index that satisfies a condition, by binary search; 0 if none does. The condition is
  /// monotonic.
  private static func last(of count: Int, _ isTrue: (Int) throws -> Bool) rethrows -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if try isTrue(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
