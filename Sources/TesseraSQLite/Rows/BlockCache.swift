/// A cache of the most recently used blocks, shared by all versions of a table.
struct BlockCache<Row> {
  let capacity: Int
  private var blocks: [Int: (rows: [Row], lastUse: Int)] = [:]
  private var uses = 0

  init(capacity: Int) { self.capacity = max(2, capacity) }

  var count: Int { blocks.count }

  func contains(_ number: Int) -> Bool { blocks[number] != nil }

  mutating func rows(of number: Int) -> [Row]? {
    uses += 1
    blocks[number]?.lastUse = uses
    return blocks[number]?.rows
  }

  /// Stores a block, and removes the least recently used one if there are too many. O(*c*) for a capacity of
  /// *c*.
  mutating func put(_ rows: [Row], of number: Int) {
    uses += 1
    blocks[number] = (rows, uses)
    if blocks.count > capacity, let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      blocks[oldest.key] = nil
    }
  }
}
