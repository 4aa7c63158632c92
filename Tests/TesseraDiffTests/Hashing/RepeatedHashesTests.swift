import TestSupport
import Testing

@testable import TesseraDiff

/// Equal ids are found by their hashes, as a comparison of all pairs finds them.
@Suite("Repeated hashes")
struct RepeatedHashesTests {
  /// Returns the positions of equal ids, found with a dictionary.
  private func naive(_ ids: [Int]) -> [[Int]] {
    var positions: [Int: [Int]] = [:]
    for (position, id) in ids.enumerated() { positions[id, default: []].append(position) }
    return positions.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private func found(_ ids: [Int], hash: (Int) -> UInt64) -> [[Int]] {
    RepeatedHashes.positionsOfEqualIDs({ ids.map(hash) }) { ids[$0] == ids[$1] }
  }

  @Test("Equal ids of random lists are found", arguments: [0, 1, 2, 10, 300, 4_096, 4_097, 30_000])
  func random(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for variety in [1, 3, count / 2 + 1, count + 1, 20 * count + 1] {
      let ids = (0..<count).map { _ in Int.random(in: 0..<variety, using: &random) }
      #expect(found(ids) { QuickHash.mix(UInt64($0), seed: 3) } == naive(ids))
    }
  }

  @Test("Different ids with one hash are distinguished, and zero is a valid hash")
  func collisions() {
    let ids = [4, 9, 4, 7, 9, 1, 4]
    #expect(found(ids) { _ in 0 } == [[0, 2, 6], [1, 4]])
    #expect(found(ids) { UInt64($0 % 2) } == [[0, 2, 6], [1, 4]])
  }

  @Test("A constant hash does not take quadratic time")
  func constantHash() {
    var comparisons = 0
    _ = RepeatedHashes.positionsOfEqualIDs({ [UInt64](repeating: 5, count: 10_000) }) { _, _ in
      comparisons += 1
      return false
    }
    #expect(comparisons < 1_100 * 10_000)
  }

  @Test("Inserted hashes are compared with each other and with all others")
  func newcomers() {
    let hashes: [UInt64] = [8, 3, 0, 7, 2, 5]
    #expect(RepeatedHashes.areDistinct(2..<4, among: hashes))
    #expect(!RepeatedHashes.areDistinct(2..<4, among: [8, 3, 0, 7, 2, 0]))
    #expect(!RepeatedHashes.areDistinct(2..<4, among: [7, 3, 0, 7, 2, 5]))
    #expect(!RepeatedHashes.areDistinct(2..<4, among: [8, 3, 4, 4, 2, 5]))
    #expect(RepeatedHashes.areDistinct(2..<4, among: [8, 8, 4, 6, 8, 8]))
  }
}
