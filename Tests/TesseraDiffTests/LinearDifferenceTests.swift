import TesseraDiff
import TestSupport
import Testing

@Suite("Linear difference")
struct LinearDifferenceTests {
  @Test(
    "Small changes read as one would say them",
    arguments: [
      ("", "", "no change"),
      ("", "ab", "insert @ 0, insert @ 1"),
      ("ab", "", "delete @ 0, delete @ 1"),
      ("abc", "abc", "no change"),
      ("abc", "bca", "move @ 0 → 2"),
      ("abc", "cab", "move @ 2 → 0"),
      ("abcd", "axcd", "delete @ 1, insert @ 1"),
      ("abcde", "edcba", "move @ 4 → 0, move @ 3 → 1, move @ 2 → 2, move @ 1 → 3"),
      ("aab", "aba", "move @ 2 → 1"),
    ])
  func examples(old: String, new: String, expected: String) {
    #expect(LinearDifference(from: Array(old), to: Array(new)).description == expected)
  }

  @Test("A moved item with other content is a move and an update")
  func movedUpdate() {
    let old = [Row(id: 1, revision: 0), Row(id: 2, revision: 0), Row(id: 3, revision: 0)]
    let new = [Row(id: 3, revision: 1), Row(id: 1, revision: 0), Row(id: 2, revision: 0)]
    #expect(
      LinearDifference(from: old, to: new)
        == LinearDifference(moves: [Move(from: 2, to: 0)], updates: [Move(from: 2, to: 0)]))
  }

  @Test("Every pair of lists of up to four of three letters, duplicates included")
  func exhaustive() {
    let all = (0...4).flatMap { lists(of: $0, letters: 3) }
    for old in all {
      for new in all { check(old, new) }
    }
  }

  @Test("Every permutation of seven")
  func permutations() {
    let old = Array(0..<7)
    for new in permutations(of: old) { check(old, new) }
  }

  @Test("Random lists", arguments: 0..<8)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let letters = Int.random(in: 1...40, using: &generator)
      let old = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Int.random(in: 0..<letters, using: &generator)
      }
      var new = old
      for _ in 0..<Int.random(in: 0...8, using: &generator) { mutate(&new, letters, &generator) }
      check(old, new)
    }
  }

  @Test("One element of many moved far is one move")
  func longMove() {
    let old = Array(0..<100_000)
    let new = Array(1..<100_000) + [0]
    #expect(LinearDifference(from: old, to: new).moves == [Move(from: 0, to: 99_999)])
  }

  @Test("Nothing but one id, many times, takes linear work")
  func equalIDs() {
    let difference = LinearDifference(
      from: Array(repeating: 1, count: 20_000), to: [2] + Array(repeating: 1, count: 30_000) + [2])
    #expect(difference.inserts.count == 10_002)
    #expect(difference.deletes.isEmpty && difference.moves.isEmpty)
  }

  @Test("Ids that do not equal themselves are deleted and inserted")
  func notANumber() {
    let difference = LinearDifference(from: [Double.nan, 1], to: [Double.nan, 1])
    #expect(difference == LinearDifference(deletes: [0], inserts: [0]))
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var revision: Int
  }

  /// Applying the difference must give the new list, with the fewest moves; checked on values with revisions.
  private func check(_ old: [Int], _ new: [Int], _ location: SourceLocation = #_sourceLocation) {
    let oldRows = old.map { Row(id: $0, revision: 0) }
    let newRows = new.enumerated().map { Row(id: $0.element, revision: $0.offset % 3 == 0 ? 1 : 0) }
    let difference = LinearDifference(from: oldRows, to: newRows)
    let applied = difference.applied(to: oldRows, taking: newRows)
    let staying = old.count - difference.deletes.count
    guard applied == newRows, staying == new.count - difference.inserts.count else {
      Issue.record("\(old) to \(new) gave \(difference)", sourceLocation: location)
      return
    }
    if Set(old).count == old.count, Set(new).count == new.count {
      let common = new.compactMap { old.firstIndex(of: $0) }
      #expect(difference.moves.count == common.count - longestIncreasing(common), sourceLocation: location)
    }
  }

  private func longestIncreasing(_ values: [Int]) -> Int {
    var best: [Int] = []
    for (index, value) in values.enumerated() {
      best.append(1 + (values[..<index].indices.filter { values[$0] < value }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }

  private func mutate(_ list: inout [Int], _ letters: Int, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      list.insert(
        Int.random(in: 0..<letters, using: &generator), at: Int.random(in: 0...list.count, using: &generator))
    case 1 where !list.isEmpty: list.remove(at: Int.random(in: 0..<list.count, using: &generator))
    case 2 where !list.isEmpty:
      let item = list.remove(at: Int.random(in: 0..<list.count, using: &generator))
      list.insert(item, at: Int.random(in: 0...list.count, using: &generator))
    default: list.shuffle(using: &generator)
    }
  }

  private func lists(of length: Int, letters: Int) -> [[Int]] {
    guard length > 0 else { return [[]] }
    return lists(of: length - 1, letters: letters).flatMap { list in (0..<letters).map { list + [$0] } }
  }

  private func permutations(of list: [Int]) -> [[Int]] {
    guard let first = list.first else { return [[]] }
    return permutations(of: Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}
