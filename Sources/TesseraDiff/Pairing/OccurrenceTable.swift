/// A hash table of the unpaired items of an old list that returns each item once, equal ids in order of
/// occurrence.
///
/// Open addressing with linear probing at a load of at most one half. Items with equal ids form a chain
/// behind one slot, so that a list with a single repeated id costs no more than any other. A slot is 32 bits
/// of the hash, which save most comparisons, and 32 bits of position.
@frozen @usableFromInline
struct OccurrenceTable {
  /// For each slot the hash's upper half and the position of the chain's head plus one, or 0.
  @usableFromInline let slots: Scratch<UInt64>
  /// For each item in the table the next one with the same id, or -1.
  @usableFromInline let next: Scratch<Int32>
  @usableFromInline let oldMatches: Scratch<Match>
  @usableFromInline let start: Int

  /// The maximum number of slots that a search examines.
  ///
  /// A sound hash never comes close. A hash that is equal for all ids would otherwise cost quadratic time.
  /// Items that are not found are deleted and inserted, which is correct, if not minimal.
  @inlinable static var searchLimit: Int { 256 }

  @inlinable
  init(
    _ old: MatchingSide, _ matches: Scratch<Match>, _ lists: some ListPair, scratch: inout MemoryBlock
  ) {
    var capacity = 16
    while capacity < 2 * old.unmatchedCount { capacity *= 2 }
    // One block for both: two positions make a slot.
    let buffer: Scratch<UInt64> = scratch.take(capacity + (old.middle + 1) / 2)
    slots = buffer.part(from: 0, count: capacity)
    next = buffer.part(from: capacity, count: (old.middle + 1) / 2).halves()
    oldMatches = matches
    start = old.prefix
    slots.fill(0)
    // Backward, so that the head of a chain is its earliest item.
    matches.forEachUnmatched(old.unmatchedCount, isBackwards: true) { add($0, lists) }
  }

  @inlinable
  func add(_ position: Int, _ lists: some ListPair) {
    let hash = OccurrenceTable.spread(lists.hash(old: start + position))
    let entry = OccurrenceTable.entry(hash, position)
    next[position] = -1
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.searchLimit {
      let found = slots[slot]
      if found == 0 {
        slots[slot] = entry
        return
      }
      if OccurrenceTable.hasSameTag(found, hash) {
        let head = OccurrenceTable.position(found)
        if lists.hasSameID(old: start + head, otherOld: start + position) {
          next[position] = Int32(truncatingIfNeeded: head)
          slots[slot] = entry
          return
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// Returns the earliest remaining item with the id of a new item, and removes it from the table.
  @inlinable
  mutating func take(matching position: Int, _ lists: some ListPair) -> Int? {
    let hash = OccurrenceTable.spread(lists.hash(new: start + position))
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.searchLimit {
      let found = slots[slot]
      if found == 0 { return nil }
      if OccurrenceTable.hasSameTag(found, hash),
        lists.hasSameID(old: start + OccurrenceTable.position(found), new: start + position)
      {
        return takeFirst(ofChainIn: slot, hash)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the first item of a chain that has no match. Earlier items are dropped, so that none is passed
  /// twice.
  @inlinable @inline(__always)
  func takeFirst(ofChainIn slot: Int, _ hash: UInt64) -> Int? {
    var position = OccurrenceTable.position(slots[slot])
    while !oldMatches[position].isNone, next[position] >= 0 { position = Int(next[position]) }
    slots[slot] = OccurrenceTable.entry(hash, position)
    return oldMatches[position].isNone ? position : nil
  }

  /// Spreads a hash over 64 bits, so that both halves distinguish ids regardless of the size of an `Int` and
  /// the quality of the hash function.
  @inlinable
  static func spread(_ hash: Int) -> UInt64 { QuickHash.mix(UInt64(truncatingIfNeeded: hash), seed: 0) }

  @inlinable
  static func entry(_ hash: UInt64, _ position: Int) -> UInt64 {
    hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: position + 1)
  }

  @inlinable
  static func position(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1 }

  @inlinable
  static func hasSameTag(_ entry: UInt64, _ hash: UInt64) -> Bool { (entry ^ hash) >> 32 == 0 }
}
