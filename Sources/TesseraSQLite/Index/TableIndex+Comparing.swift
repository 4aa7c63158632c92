import Tessera

extension TableIndex {
  /// Returns the number of rows at the start in blocks that have the same ids as those of another version.
  /// O(*b*) for *b* blocks; no row is read.
  func commonPrefix(with other: TableIndex) -> Int {
    let blocks = zip(self.blocks, other.blocks).prefix { $0.ids == $1.ids }
    return blocks.reduce(0) { $0 + $1.0.count }
  }

  /// Returns the number of rows at the end in blocks that have the same ids as those of another version.
  func commonSuffix(with other: TableIndex) -> Int {
    let blocks = zip(self.blocks.reversed(), other.blocks.reversed()).prefix { $0.ids == $1.ids }
    return blocks.reduce(0) { $0 + $1.0.count }
  }

  /// Returns the next run of rows in blocks that an older version has as well, with the same ids and
  /// contents, at or after the given positions; `nil` if there is none.
  ///
  /// - Complexity: O(log *b* + *p*) for *b* blocks, of which *p* are passed; no row is read.
  func nextCommonRun(with old: TableIndex, old oldPosition: Int, new newPosition: Int) -> CommonRun? {
    guard 0..<old.count ~= oldPosition, 0..<count ~= newPosition else { return nil }
    var (one, two) = (old.block(at: oldPosition), block(at: newPosition))
    while one < old.blocks.count, two < blocks.count {
      let (left, right) = (old.blocks[one].number, blocks[two].number)
      if left == right {
        let passed = max(0, oldPosition - old.start(of: one), newPosition - start(of: two))
        return CommonRun(
          old: old.start(of: one) + passed, new: start(of: two) + passed,
          count: sameRows(as: old, from: one, two) - passed)
      }
      // Blocks keep their order, and new ones get the greatest numbers: a block with a greater number than
      // any of the other version cannot be in that.
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

  /// Returns the number of rows in consecutive blocks that are the same as those of an older version.
  private func sameRows(as old: TableIndex, from oldBlock: Int, _ newBlock: Int) -> Int {
    zip(old.blocks[oldBlock...], blocks[newBlock...]).prefix { $0.number == $1.number }
      .reduce(0) { $0 + $1.0.count }
  }
}
