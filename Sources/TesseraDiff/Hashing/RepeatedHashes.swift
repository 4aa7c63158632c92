/// Finds the items of a list that have equal ids, by hashes of the ids.
///
/// Few lists have any. So hashes alone are looked at first, many of them in pieces that fit into the processor's cache; where
/// one comes twice, the ids behind it are compared.
package enum RepeatedHashes {
  /// Returns the positions of items with equal ids, one list for each such id, in the order of their first items.
  ///
  /// - Parameters:
  ///   - hashes: A hash for the id of each item, all 64 bits of it well mixed. Equal ids have equal hashes.
  ///   - areEqual: Returns whether the ids at two positions are equal; asked only where their hashes are.
  /// - Complexity: O(*n*), and 16 bytes an item while it works.
  package static func positionsOfEqualIDs(
    _ hashes: [UInt64], areEqual: (_ position: Int, _ other: Int) -> Bool
  ) -> [[Int]] {
    let repeated = Set(repeatedHashes(in: hashes))
    if repeated.isEmpty { return [] }
    var groups: [[Int]] = []
    // By hash, the groups whose ids have it: one, unless two ids have the same hash.
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

  /// Returns whether no hash of some items is that of another item, neither of these nor of the others; false in doubt.
  ///
  /// - Parameters:
  ///   - items: Those that may have a hash that another item has, ascending. The others are known to have none in common.
  ///   - hashes: The hashes of all items.
  /// - Complexity: O(*n*), without a search in memory for most of the others.
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

  /// So many ids of one hash are told apart; those beyond are taken to be different. A sound hash never comes near; one that is
  /// equal for all ids would otherwise cost quadratic time.
  private static var searchLimit: Int { 1_024 }

  /// How many hashes one table is made for: it then fits into the first cache of a processor.
  private static var pieceCount: Int { 2048 }

  /// Returns the hashes that come more than once, each as often as it comes again.
  private static func repeatedHashes(in hashes: [UInt64]) -> [UInt64] {
    var repeated: [UInt64] = []
    guard hashes.count > 2 * pieceCount else {
      addRepeated(in: hashes[...], to: &repeated)
      return repeated
    }
    // The upper bits of a hash say in which piece it is: equal hashes are in one.
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

/// A set of hashes; the lower bits of a hash are its place.
private struct HashTable {
  private var slots: [UInt64]
  private let mask: Int

  /// Makes an empty set with room for so many hashes.
  init(count: Int) {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
  }

  /// Inserts a hash.
  ///
  /// - Returns: False if it was there.
  mutating func insert(_ hash: UInt64) -> Bool {
    // Zero is an empty slot, and stands for itself as one.
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
