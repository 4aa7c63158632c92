extension ListMatching {
  /// Performs the third pass: matches the unpaired items by a hash table of the old ones.
  ///
  /// Before it hashes an id, the pass tries the item after the previous match. So a run that moved elsewhere
  /// is matched by hashing only its first item.
  ///
  /// - Returns: The number of pairs found. The pairs of the walk are in order; these may not be.
  /// - Complexity: O(*l*) hashes and comparisons for *l* unpaired items.
  @inlinable @discardableResult
  mutating func pairRemaining(_ lists: some ListPair, scratch: inout MemoryBlock) -> Int {
    guard old.unmatchedCount > 0, new.unmatchedCount > 0, let oldMatches = old.matches,
      let newMatches = new.matches
    else { return 0 }
    let unmatchedCount = new.unmatchedCount
    let start = old.prefix
    var table = OccurrenceTable(old, oldMatches, lists, scratch: &scratch)
    var missesInARow = 0
    newMatches.forEachUnmatched(new.unmatchedCount) { position in
      let previous = position > 0 ? newMatches[position - 1] : .none
      let guess = previous.isInSameList ? previous.position + 1 : 0
      if missesInARow < Self.shortLookaheadLimit, guess < old.middle, oldMatches[guess].isNone,
        lists.hasSameID(old: start + guess, new: start + position)
      {
        pair(old: guess, new: position)
        missesInARow = 0
      } else if let found = table.take(matching: position, lists) {
        missesInARow = found == guess ? 0 : missesInARow + 1
        pair(old: found, new: position)
      }
    }
    return unmatchedCount - new.unmatchedCount
  }
}
