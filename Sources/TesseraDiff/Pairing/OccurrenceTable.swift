/// A hash table over the ids of old items that hands each item out once, equal ids in order of occurrence.
///
/// Open addressing with linear probing at a load of at most one half; items with equal ids form a chain behind one
/// slot, so that a list of nothing but duplicates costs no more than any other.
struct OccurrenceTable<Source: PairingSource> {
  private let source: Source
  private let paths: [ItemPath]
  private let hashes: [Int]
  /// For each item the next one with the same id, or -1.
  private var next: [Int]
  /// For each slot the first item of its chain, ``empty``, or ``spent`` where all have been handed out.
  private var slots: [Int]
  private let mask: Int

  private static var empty: Int { -1 }
  private static var spent: Int { -2 }

  /// Makes a table of the items at some old paths, ascending.
  init(_ paths: [ItemPath], source: Source) {
    self.source = source
    self.paths = paths
    hashes = paths.map { source.hash(of: .old, at: $0) }
    var capacity = 8
    while capacity < 2 * paths.count { capacity *= 2 }
    mask = capacity - 1
    next = Array(repeating: Self.empty, count: paths.count)
    slots = Array(repeating: Self.empty, count: capacity)
    // Backwards, so that the head of a chain is its earliest item.
    for item in paths.indices.reversed() { add(item) }
  }

  private mutating func add(_ item: Int) {
    var slot = hashes[item] & mask
    while true {
      let head = slots[slot]
      if head == Self.empty { break }
      if hashes[head] == hashes[item],
        source.hasSameID(VersionedPath(.old, paths[head]), VersionedPath(.old, paths[item]))
      {
        next[item] = head
        break
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = item
  }

  /// Hands out the earliest item left that has the id of a new one.
  ///
  /// - Complexity: O(1) expected.
  mutating func take(matching path: ItemPath) -> ItemPath? {
    let hash = source.hash(of: .new, at: path)
    var slot = hash & mask
    while true {
      let head = slots[slot]
      if head == Self.empty { return nil }
      if head != Self.spent, hashes[head] == hash,
        source.hasSameID(VersionedPath(.old, paths[head]), VersionedPath(.new, path))
      {
        slots[slot] = next[head] == Self.empty ? Self.spent : next[head]
        return paths[head]
      }
      slot = (slot + 1) & mask
    }
  }
}
