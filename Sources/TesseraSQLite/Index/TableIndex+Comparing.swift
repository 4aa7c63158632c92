import Tessera

extension TableIndex {
  /// How many rows at the start are in blocks with the same ids as those of another version.
  ///
  /// - Complexity: O(*b*) for *b* blocks, without a look at a row.
  func commonPrefix(with other: TableIndex) -> Int {
    let blocks = zip(self.blocks, other.blocks).prefix { $0.ids == $1.ids }
    return blocks.reduce(0) { $0 + $1.0.count }
  }

  /// How many rows at the end are in blocks with the same ids as those of another version.
  func commonSuffix(with other: TableIndex) -> Int {
    let blocks = zip(self.blocks.reversed(), other.blocks.reversed()).prefix { $0.ids == $1.ids }
    return blocks.reduce(0) { $0 + $1.0.count }
  }

  /// The next rows that are in the same blocks of an older version, with the same ids and contents, none of them before
  /// these positions; nil where no block is the same.
  ///
  /// - Complexity: O(log *b* + *p*) for *b* blocks, of which *p* are passed, without a look at a row.
  func nextCommonStretch(with old: TableIndex, old oldPosition: Int, new newPosition: Int) -> CommonStretch? {
    guard 0..<old.count ~= oldPosition, 0..<count ~= newPosition else { return nil }
    var (one, two) = (old.block(at: oldPosition), block(at: newPosition))
    while one < old.blocks.count, two < blocks.count {
      let (left, right) = (old.blocks[one].number, blocks[two].number)
      if left == right {
        let passed = max(0, oldPosition - old.start(of: one), newPosition - start(of: two))
        return CommonStretch(
          old: old.start(of: one) + passed, new: start(of: two) + passed,
          count: sameRows(as: old, from: one, two) - passed)
      }
      // Blocks keep their order, and each number is greater than those before it: one that is greater than all of the
      // other version cannot be there.
      if right > old.lastNumber {
        two += 1
      } else if left > lastNumber {
        one += 1
      } else if let place = blocks[two...].firstIndex(where: { $0.number == left }) {
        two = place
      } else {
        one += 1
      }
    }
    return nil
  }

  /// How many rows are in blocks that are the same as those of an older version, from one on.
  private func sameRows(as old: TableIndex, from oldBlock: Int, _ newBlock: Int) -> Int {
    zip(old.blocks[oldBlock...], blocks[newBlock...]).prefix { $0.number == $1.number }
      .reduce(0) { $0 + $1.0.count }
  }
}
