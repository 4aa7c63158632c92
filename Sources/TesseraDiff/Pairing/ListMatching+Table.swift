extension ListMatching {
  /// The third pass: pairs what the walk left over by looking ids up in a hash table of the old leftovers.
  ///
  /// Before an id is hashed, the item after the last match is tried: what was carried elsewhere as a run is paired
  /// without hashing the rest of it.
  ///
  /// - Returns: How many pairs were found. What the walk paired is in order; these may not be.
  /// - Complexity: O(*l*) hashes and comparisons for *l* leftovers.
  @inlinable @discardableResult
  mutating func pairLeftovers(_ lists: some ListPair, spare: inout MemoryBlock) -> Int {
    guard old.unpaired > 0, new.unpaired > 0, let oldPartners = old.partners, let newPartners = new.partners
    else { return 0 }
    let leftovers = new.unpaired
    let start = old.prefix
    var table = OccurrenceTable(old, oldPartners, lists, spare: &spare)
    var missesInARow = 0
    newPartners.forEachUnpaired(new.unpaired) { position in
      let previous = position > 0 ? newPartners[position - 1] : .none
      let guess = previous.isNear ? previous.position + 1 : 0
      if missesInARow < Self.patience, guess < old.middle, oldPartners[guess].isNone,
        lists.hasSameID(old: start + guess, new: start + position)
      {
        pair(old: guess, new: position)
        missesInARow = 0
      } else if let found = table.take(matching: position, lists) {
        missesInARow = found == guess ? 0 : missesInARow + 1
        pair(old: found, new: position)
      }
    }
    return leftovers - new.unpaired
  }
}
