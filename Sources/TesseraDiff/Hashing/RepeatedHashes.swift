/// Functions that find the items of a list with equal ids, by hashes of the ids.
///
/// Few lists contain any. So the functions first compare hashes alone, many of them in pieces that fit into
/// the processor's cache, and compare the ids only if a hash occurs twice.
package enum RepeatedHashes {
  /// Returns the positions of items with equal ids, one list for each such id, in the order of their first
  /// items.
  ///
  /// - Parameters:
  ///   - makeHashes: Returns a hash of the id of each item, with 64 well-mixed bits. Equal ids have equal hashes.
  ///     It is called twice if there are equal hashes, so that only one list of them takes memory.
  ///   - areEqual: Returns whether the ids at two positions are equal; called only if their hashes are.
  /// - Complexity: O(*n*), and 8 bytes of temporary memory for each item.
  package static func positionsOfEqualIDs(
    _ makeHashes: () -> [UInt64], areEqual: (_ position: Int, _ other: Int) -> Bool
  ) -> [[Int]] {
    let repeated = Set(repeatedHashes(in: makeHashes()))
    if repeated.isEmpty { return [] }
    let hashes = makeHashes()
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
  private static func repeatedHashes(in hashes: consuming [UInt64]) -> [UInt64] {
    var repeated: [UInt64] = []
    guard hashes.count > 2 * pieceCount else {
      addRepeated(in: hashes[...], to: &repeated)
      return repeated
    }
    // The upper bits of a hash determine its piece, so equal hashes are in the same piece.
    var bits = 1
    while hashes.count >> bits > pieceCount, bits < 16 { bits += 1 }
    let ends = sort(&hashes, byUpperBits: bits)
    for piece in ends.indices {
      addRepeated(in: hashes[(piece == 0 ? 0 : ends[piece - 1])..<ends[piece]], to: &repeated)
    }
    return repeated
  }

  /// Sorts hashes by some of their upper bits in place, as an American flag sort does.
  ///
  /// - Returns: The end of the hashes with each value of these bits.
  private static func sort(_ hashes: inout [UInt64], byUpperBits bits: Int) -> [Int] {
    let shift = UInt64(64 - bits)
    var ends = [Int](repeating: 0, count: 1 << bits)
    for hash in hashes { ends[Int(hash >> shift)] += 1 }
    // The place of the next hash of each piece.
    var places = ends
    var sum = 0
    for piece in ends.indices {
      places[piece] = sum
      sum += ends[piece]
      ends[piece] = sum
    }
    hashes.withUnsafeMutableBufferPointer { hashes in
      for piece in ends.indices {
        while places[piece] < ends[piece] {
          var hash = hashes[places[piece]]
          // Each hash takes the place of another one, until one belongs here.
          while Int(hash >> shift) != piece {
            let target = Int(hash >> shift)
            (hash, hashes[places[target]]) = (hashes[places[target]], hash)
            places[target] += 1
          }
          hashes[places[piece]] = hash
          places[piece] += 1
        }
      }
    }
    return ends
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
