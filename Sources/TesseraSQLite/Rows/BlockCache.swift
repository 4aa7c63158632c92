/// The blocks that were read last, shared by all versions of a table.
struct BlockCache<Row> {
  /// How many blocks are kept.
  let capacity: Int
  private var blocks: [Int: (rows: [Row], lastUse: Int)] = [:]
  private var uses = 0

  init(capacity: Int) { self.capacity = max(2, capacity) }

  /// How many blocks there are.
  var count: Int { blocks.count }

  func contains(_ number: Int) -> Bool { blocks[number] != nil }

  /// The rows of a block, if it is there.
  mutating func rows(of number: Int) -> [Row]? {
    uses += 1
    blocks[number]?.lastUse = uses
    return blocks[number]?.rows
  }

  /// Keeps a block; the one that was not used for the longest time goes where there are too many.
  ///
  /// - Complexity: O(*c*) for a capacity of *c*.
  mutating func put(_ rows: [Row], of number: Int) {
    uses += 1
    blocks[number] = (rows, uses)
    if blocks.count > capacity, let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      blocks[oldest.key] = nil
    }
  }
}
