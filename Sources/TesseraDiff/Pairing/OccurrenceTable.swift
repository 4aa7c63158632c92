/// A hash table over the leftovers of an old list that hands each out once, equal ids in order of occurrence.
///
/// Open addressing with linear probing at a load of at most one half. Items with equal ids form a chain behind one
/// slot, so that a list of nothing but one id costs no more than any other. A slot is 32 bits of the hash, which save
/// most comparisons, and 32 bits of position.
@frozen @usableFromInline
struct OccurrenceTable {
  /// For each slot the hash's upper half and the position of the chain's head plus one, or 0.
  @usableFromInline let slots: Scratch<UInt64>
  /// For each item in the table the next one with the same id, or -1.
  @usableFromInline let next: Scratch<Int32>
  @usableFromInline let oldPartners: Scratch<Partner>
  @usableFromInline let start: Int

  /// A search gives up after so many slots. A sound hash never comes near; one that is equal for all ids would
  /// otherwise cost quadratic time. What is not found is deleted and inserted, which is correct, if not minimal.
  @inlinable static var searchLimit: Int { 256 }

  /// Fills a table with the old leftovers.
  @inlinable
  init(
    _ old: MatchingSide, _ partners: Scratch<Partner>, _ lists: some ListPair, spare: inout MemoryBlock
  ) {
    var capacity = 16
    while capacity < 2 * old.unpaired { capacity *= 2 }
    // One block for both: two positions make a slot.
    let room: Scratch<UInt64> = spare.take(capacity + (old.middle + 1) / 2)
    slots = room.part(from: 0, count: capacity)
    next = room.part(from: capacity, count: (old.middle + 1) / 2).halves()
    oldPartners = partners
    start = old.prefix
    slots.fill(0)
    // Backwards, so that the head of a chain is its earliest item.
    partners.forEachUnpaired(old.unpaired, isBackwards: true) { add($0, lists) }
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

  /// Hands out the earliest item left that has the id of a new one.
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

  /// The first item of a chain that has no partner; those before it are dropped, so that none is passed twice.
  @inlinable
  func takeFirst(ofChainIn slot: Int, _ hash: UInt64) -> Int? {
    var position = OccurrenceTable.position(slots[slot])
    while !oldPartners[position].isNone, next[position] >= 0 { position = Int(next[position]) }
    slots[slot] = OccurrenceTable.entry(hash, position)
    return oldPartners[position].isNone ? position : nil
  }

  /// Spreads a hash over 64 bits, so that both halves tell ids apart whatever the size of an `Int` and the care of who
  /// wrote the hash.
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
