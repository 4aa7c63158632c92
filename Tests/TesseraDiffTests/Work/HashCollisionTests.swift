import TesseraDiff
import TestSupport
import Testing

/// Weak or constant hashes take a limited amount of work and never give a wrong result.
@Suite("Equal hashes")
struct HashCollisionTests {
  private let work = Work()

  @Test("Twenty thousand shuffled ids with one hash take limited searches")
  func constant() {
    let (count, searchLimit) = (20_000, 256)
    var generator = SeededGenerator(seed: 1)
    let (old, new) = (Array(0..<count), (0..<count).shuffled(using: &generator))
    let difference = LinearDifference(from: work.rows(old, .constant), to: work.rows(new, .constant))
    #expect(work.comparisons <= (2 * searchLimit + 8) * count)
    #expect(work.hashes <= 2 * count)
    expectSound(difference, old, new)
  }

  @Test("As many ids with one hash as a search visits are all found", arguments: [1, 2, 16, 100, 200, 256])
  func minimal(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let new = (0..<count).shuffled(using: &generator)
    let difference = LinearDifference(from: work.rows(0..<count, .constant), to: work.rows(new, .constant))
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
    #expect(difference.moves.count == count - longestIncreasing(new))
  }

  @Test("The last position that a search visits is compared")
  func searchLimit() {
    // Backwards and far away, so that the walk finds no match and all 256 are in the table.
    let new = Array(1_000..<1_300) + (0..<256).reversed()
    let difference = LinearDifference(from: work.rows(0..<256, .constant), to: work.rows(new, .constant))
    #expect(difference.deletes.isEmpty && difference.inserts == Array(0..<300))
    #expect(difference.moves.count == 255)
  }

  @Test("Any number of duplicates with one hash are all found", arguments: [2, 50, 200])
  func duplicates(letters: Int) {
    var generator = SeededGenerator(seed: 5)
    let old = (0..<3_000).map { $0 % letters }
    let new = old.shuffled(using: &generator)
    let difference = LinearDifference(from: work.rows(old, .constant), to: work.rows(new, .constant))
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
    expectSound(difference, old, new)
  }

  @Test("A thousand shuffled ids with few hashes give a valid difference")
  func few() {
    var generator = SeededGenerator(seed: 2)
    let (old, new) = (Array(0..<1_000), (0..<1_000).shuffled(using: &generator))
    let difference = LinearDifference(from: work.rows(old, .few), to: work.rows(new, .few))
    expectSound(difference, old, new)
  }

  @Test("Random lists with one hash give the same result as with a sound hash", arguments: [false, true])
  func random(hasDuplicates: Bool) {
    var lists = RandomLists(seed: 9, hasDuplicates: hasDuplicates)
    for number in 0..<1_000 {
      let lists = lists.next()
      let (old, new) = (lists.old.map { $0.id }, lists.new.map { $0.id })
      let found = LinearDifference(from: work.rows(old, .constant), to: work.rows(new, .constant))
      guard found == LinearDifference(from: work.rows(old), to: work.rows(new)) else {
        Issue.record("pair \(number): \(old) to \(new) gave \(found)")
        return
      }
    }
  }

  @Test("Shuffled sections of ids with one hash take limited searches")
  func sections() {
    var generator = SeededGenerator(seed: 3)
    let (old, new) = (Array(0..<2_000), (0..<2_000).shuffled(using: &generator))
    func groups(_ numbers: [Int]) -> [CountedGroup] {
      (0..<4).map { CountedGroup(id: $0, items: work.rows(numbers[500 * $0..<500 * ($0 + 1)], .constant)) }
    }
    func lists(_ numbers: [Int]) -> [[Int]] { groups(numbers).map { $0.items.map { $0.id.number } } }
    let difference = SectionedDifference(from: groups(old), to: groups(new))
    #expect(work.comparisons <= 2 * (2 * 256 + 8) * 2_000)
    #expect(work.hashes <= 2 * 4_000)
    #expect(difference.applied(to: lists(old), taking: lists(new)) == lists(new))
  }

  /// Expects laws that hold even if items were not found: paired items have the same id, and the moves are
  /// the fewest.
  private func expectSound(_ difference: LinearDifference, _ old: [Int], _ new: [Int]) {
    #expect(difference.applied(to: old, taking: new) == new)
    guard let map = NaiveMap(difference, oldCount: old.count, newCount: new.count) else {
      Issue.record("the positions do not fit")
      return
    }
    let origins = map.oldPositions.compactMap { $0 }
    #expect(
      new.indices.allSatisfy { position in map.oldPositions[position].map { old[$0] == new[position] } ?? true
      })
    #expect(difference.moves.count == origins.count - pileCount(origins))
  }
}
