/// Functions that find the items of a list with equal ids, by hashes of the ids.
///
/// Few lists contain any. So the functions first compare hashes alone, many of them in pieces that fit into
/// the processor's cache, and compare the ids only if a hash occurs twice.
package enum RepeatedHashes {
  /// Returns the positions of items with equal ids, one list for each such id, in the order of their first
  /// items.
  ///
  /// - Parameters:
  ///   - hashes: A hash of the id of each item, with 64 well-mixed bits. Equal ids have equal hashes.
  ///   - areEqual: Returns whether the ids at two positions are equal; called only if their hashes are.
  /// - Complexity: O(*n*), and 16 bytes of temporary memory for each item.
  package static func positionsOfEqualIDs(
    _ hashes: [UInt64], areEqual: (_ position: Int, _ other: Int) -> Bool
  ) -> [[Int]] {
    let repeated = Set(repeatedHashes(in: hashes))
    if repeated.isEmpty { return [] }
    var groups: [[Int]] = []
    // For each hash, the groups whose ids have it: one, unless two ids have the same hash.
    var groupsByHash: [UInt64: [Int]] = [:]
    for position in hashes.indices where repeated.contains(hashes[position]) {
      let candidates = groupsByHash[hashes[position]] ?? []
      if let group = candidates.first(where: { areEqual(groups[$0][0], position) }) {
        groups[group].append(position)
      } else if candidates.count < searchLimit {
        groupsByHash[hashes[position], default: []].append(groups.count)
        groups.append([position])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Returns whether the hash of each item in `items` is unique among all items.
  ///
  /// - Parameters:
  ///   - items: The positions of the items whose hash may occur again, ascending. The hashes of all others
  ///     are known to differ from each other.
  ///   - hashes: The hashes of all items.
  /// - Returns: `true` if all hashes differ; `false` if any are equal or the result is uncertain.
  /// - Complexity: O(*n*), without a table lookup in main memory for most of the other items.
  package static func areDistinct(_ items: some Collection<Int>, among hashes: [UInt64]) -> Bool {
    var table = HashTable(count: items.count)
    for position in items where !table.insert(hashes[position]) { return false }
    var position = 0
    for item in items {
      while position < item {
        if table.contains(hashes[position]) { return false }
        position += 1
      }
      position = item + 1
    }
    while position < hashes.count {
      if table.contains(hashes[position]) { return false }
      position += 1
    }
    return true
  }

  /// The maximum number of different ids with one hash; further ids are treated as different. A sound hash
  /// never comes close. A hash that is equal for all ids would otherwise cost quadratic time.
  private static var searchLimit: Int { 1_024 }

  /// The number of hashes in one table, which then fits into the first-level cache of a processor.
  private static var pieceCount: Int { 2048 }

  /// Returns the hashes that occur more than once, each once per repetition.
  private static func repeatedHashes(in hashes: [UInt64]) -> [UInt64] {
    var repeated: [UInt64] = []
    guard hashes.count > 2 * pieceCount else {
      addRepeated(in: hashes[...], to: &repeated)
      return repeated
    }
    // The upper bits of a hash determine its piece, so equal hashes are in the same piece.
    var bits = 1
    while hashes.count >> bits > pieceCount, bits < 16 { bits += 1 }
    let shift = UInt64(64 - bits)
    var ends = [Int](repeating: 0, count: 1 << bits)
    for hash in hashes { ends[Int(hash >> shift)] += 1 }
    var sum = 0
    for piece in ends.indices {
      sum += ends[piece]
      ends[piece] = sum
    }
    var sorted = [UInt64](repeating: 0, count: hashes.count)
    var starts = ends
    for hash in hashes {
      let piece = Int(hash >> shift)
      starts[piece] -= 1
      sorted[starts[piece]] = hash
    }
    for piece in ends.indices { addRepeated(in: sorted[starts[piece]..<ends[piece]], to: &repeated) }
    return repeated
  }

  private static func addRepeated(in hashes: ArraySlice<UInt64>, to repeated: inout [UInt64]) {
    var table = HashTable(count: hashes.count)
    for hash in hashes where !table.insert(hash) { repeated.append(hash) }
  }
}

/// A set of hashes; the lower bits of a hash are its slot.
private struct HashTable {
  private var slots: [UInt64]
  private let mask: Int

  /// Creates an empty set with capacity for `count` hashes.
  init(count: Int) {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
  }

  /// Inserts a hash. Returns `false` if the set already contains the hash.
  mutating func insert(_ hash: UInt64) -> Bool {
    // Zero marks an empty slot, so the hash zero is stored as one.
    let hash = hash == 0 ? 1 : hash
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] == hash { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = hash
    return true
  }

  func contains(_ hash: UInt64) -> Bool {
    let hash = hash == 0 ? 1 : hash
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] == hash { return true }
      slot = (slot + 1) & mask
    }
    return false
  }
}
