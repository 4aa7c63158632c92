/// A hash table of the unpaired items of an old list that returns each item once, equal ids in order of
/// occurrence.
///
/// Open addressing with linear probing at a load of at most one half. Items with equal ids form a chain
/// behind one slot, so that a list with a single repeated id costs no more than any other. A slot has 32 bits:
/// the position of the chain's head plus one, whether the chain has more than one item, and in the remaining
/// bits a part of the hash, which saves most comparisons. Slots are few bytes, because a search most often
/// waits for memory.
@frozen @usableFromInline
struct OccurrenceTable {
  /// The chain behind each slot, or 0.
  @usableFromInline let slots: Scratch<UInt32>
  /// For each item of a chain the next one, or `end`; undefined for items that are alone.
  @usableFromInline let next: Scratch<UInt32>
  /// The bits of a slot that contain a position plus one.
  @usableFromInline let positionMask: UInt32
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
    let buffer: Scratch<UInt32> = scratch.take(capacity + old.middle)
    slots = buffer.part(from: 0, count: capacity)
    next = buffer.part(from: capacity, count: old.middle)
    positionMask = .max >> UInt32(UInt32(truncatingIfNeeded: old.middle).leadingZeroBitCount)
    oldMatches = matches
    start = old.prefix
    slots.fill(0)
    // Backward, so that the head of a chain is its earliest item.
    matches.forEachUnmatched(old.unmatchedCount, isBackwards: true) { add($0, lists) }
  }

  @inlinable
  func add(_ position: Int, _ lists: some ListPair) {
    let hash = OccurrenceTable.spread(lists.hash(old: start + position))
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.searchLimit {
      let found = slots[slot]
      if found == 0 {
        slots[slot] = entry(hash, position)
        return
      }
      if hasSameTag(found, hash) {
        let head = self.position(found)
        if lists.hasSameID(old: start + head, otherOld: start + position) {
          if found & chainFlag == 0 { next[head] = Self.end }
          next[position] = UInt32(truncatingIfNeeded: head)
          slots[slot] = entry(hash, position) | chainFlag
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
      if hasSameTag(found, hash) {
        let head = self.position(found)
        if lists.hasSameID(old: start + head, new: start + position) {
          if found & chainFlag != 0 { return takeFirst(ofChainIn: slot, hash) }
          return oldMatches[head].isNone ? head : nil
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the first item of a chain that has no match. Earlier items are dropped, so that none is passed
  /// twice.
  @inlinable
  func takeFirst(ofChainIn slot: Int, _ hash: UInt64) -> Int? {
    var position = position(slots[slot])
    while !oldMatches[position].isNone, next[position] != Self.end { position = Int(next[position]) }
    slots[slot] = entry(hash, position) | chainFlag
    return oldMatches[position].isNone ? position : nil
  }

  /// Spreads a hash over 64 bits, so that both halves distinguish ids regardless of the size of an `Int` and
  /// the quality of the hash function.
  @inlinable
  static func spread(_ hash: Int) -> UInt64 { QuickHash.mix(UInt64(truncatingIfNeeded: hash), seed: 0) }

  /// The end of a chain.
  @inlinable static var end: UInt32 { .max }

  /// The bit of a slot that marks a chain of more than one item.
  @inlinable var chainFlag: UInt32 { positionMask &+ 1 }

  /// Returns a slot for an item that is alone.
  @inlinable
  func entry(_ hash: UInt64, _ position: Int) -> UInt32 {
    tag(hash) | UInt32(truncatingIfNeeded: position + 1)
  }

  @inlinable
  func position(_ slot: UInt32) -> Int { Int(slot & positionMask) - 1 }

  /// Returns the upper bits of a hash, as many as a slot has room for: at least one.
  @inlinable
  func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~(positionMask &<< 1 | 1)
  }

  @inlinable
  func hasSameTag(_ slot: UInt32, _ hash: UInt64) -> Bool { tag(hash) == slot & ~(positionMask &<< 1 | 1) }
}
