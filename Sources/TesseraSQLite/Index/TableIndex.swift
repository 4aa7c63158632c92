/// Where which rows of a query are: its blocks in order, with nothing of a row but the first key of each.
///
/// Two versions of a query are compared block by block: what has not changed has kept its number.
struct TableIndex: Sendable {
  /// The blocks in order; none is empty.
  let blocks: [TableBlock]
  /// The position of the first row of each block.
  private let starts: [Int]
  /// Where the last block ends; nil: at the end of the query.
  private let end: RowKey?
  /// How many rows there are.
  let count: Int
  /// The greatest number of a block; what was found later has a greater one.
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

  /// The block with a row, which there is.
  ///
  /// - Complexity: O(log *b*) for *b* blocks.
  func block(at position: Int) -> Int { Self.last(of: starts.count) { starts[$0] <= position } }

  /// The position of the first row of a block.
  func start(of block: Int) -> Int { starts[block] }

  /// The block in whose stretch a key is.
  ///
  /// - Parameter precedes: Whether the key stands before another one.
  func block(ofKey precedes: (RowKey) throws -> Bool) rethrows -> Int {
    try Self.last(of: blocks.count) { try !precedes(blocks[$0].first) }
  }

  /// The stretch of the order that some blocks have, which leaves no gap to those around.
  func range(of blocks: Range<Int>) -> KeyRange {
    KeyRange(
      lower: blocks.lowerBound == 0 ? nil : self.blocks[blocks.lowerBound].first,
      upper: blocks.upperBound >= self.blocks.count ? end : self.blocks[blocks.upperBound].first)
  }

  /// The last of so many places of which something is true that is true of none after one of which it is not;
  /// else the first.
  private static func last(of count: Int, _ isTrue: (Int) throws -> Bool) rethrows -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if try isTrue(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
