import TesseraDiff
import TestSupport
import Testing

@Suite("Sequential steps")
struct SequentialStepTests {
  @Test(
    "Small changes give the expected steps",
    arguments: [
      ("", "", ""),
      ("", "ab", "insert @ 0, insert @ 1"),
      ("abc", "b", "remove @ 2, remove @ 0"),
      ("abc", "cab", "move @ 2 → 0"),
      ("abc", "bca", "move @ 0 → 2"),
      ("abcde", "edcba", "move @ 3 → 4, move @ 2 → 4, move @ 1 → 4, move @ 0 → 4"),
      ("abc", "cxa", "remove @ 1, move @ 0 → 1, insert @ 1"),
      ("abcd", "daxc", "remove @ 1, move @ 2 → 0, insert @ 2"),
      ("abc", "aBc", "update @ 1"),
      ("abc", "cAb", "move @ 2 → 0, update @ 1"),
    ])
  func examples(old: String, new: String, expected: String) {
    let steps = difference(Array(old), Array(new)) { $0.first ?? [] }.sequentialSteps()
    #expect(steps.map { $0.description }.joined(separator: ", ") == expected)
  }

  @Test("DifferenceKit #91, #104, #144: Steps move the rows of a table one by one")
  func tableMoves() {
    // A table that applied these positions unchanged would move another row the second time.
    let old = Array("abcde")
    let new = Array("ebacd")
    let difference = LinearDifference(moves: [Move(from: 4, to: 0), Move(from: 0, to: 2)])
    #expect(difference.sequentialSteps() == [.move(from: 4, to: 0), .move(from: 1, to: 2)])
    #expect(carriedOut(difference.sequentialSteps(), on: old, new: new) == new)
  }

  @Test("Steps reach every permutation of six items, for every choice of staying items")
  func permutations() {
    for new in permutations(of: Array("abcdef")) {
      for choice in NaiveDifference.longestIncreasing(new.map { Array("abcdef").firstIndex(of: $0) }) {
        check(Array("abcdef"), new) { _ in choice }
      }
    }
  }

  @Test("Steps of random lists lead to the new list", arguments: 0..<4)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abcdefghijkl")
    for _ in 0..<400 {
      let old = letters.shuffled(using: &generator).prefix(Int.random(in: 0...10, using: &generator))
      var new = letters.shuffled(using: &generator).prefix(Int.random(in: 0...10, using: &generator))
      for position in new.indices where Int.random(in: 0..<4, using: &generator) == 0 {
        new[position] = Character(new[position].uppercased())
      }
      check(Array(old), Array(new)) { $0.randomElement(using: &generator) ?? [] }
    }
  }

  @Test("Steps do not visit rows that stay", .timeLimit(.minutes(1)))
  func immense() {
    let last = (1 << 60) - 1
    let difference = LinearDifference(
      deletes: [last - 1], moves: [Move(from: last, to: 0), Move(from: 0, to: last - 1)])
    #expect(
      difference.sequentialSteps()
        == [.remove(at: last - 1), .move(from: last - 1, to: 0), .move(from: 1, to: last - 1)])
  }

  @Test("Many moves do not take quadratic time", .timeLimit(.minutes(1)))
  func manyMoves() {
    let count = 100_000
    let moves = (0..<count).map { Move(from: count - $0, to: $0) }
    let steps = LinearDifference(moves: moves).sequentialSteps()
    #expect(steps == (0..<count).map { .move(from: count, to: $0) })
  }

  @Test("A difference that fits no list does not crash")
  func nonsense() {
    let moves: [Move<Int>] = [
      Move(from: .max, to: .min), Move(from: .min, to: .max), Move(from: .max, to: .max),
    ]
    let steps = LinearDifference(deletes: [.min, .max], inserts: [.min], moves: moves).sequentialSteps()
    #expect(steps.count == 6)
  }

  private func check(_ old: [Character], _ new: [Character], pick: ([Set<Int>]) -> Set<Int>) {
    let difference = difference(old, new, pick: pick)
    let steps = difference.sequentialSteps()
    let count =
      difference.deletes.count + difference.inserts.count + difference.moves.count + difference.updates.count
    let result = carriedOut(steps, on: old, new: new)
    if result != new || steps.count != count || steps.contains(where: { $0.isUseless }) {
      Issue.record("\(String(old)) to \(String(new)) gave \(steps), which leads to \(String(result))")
    }
  }

  /// Returns the list after all steps. Steps out of range are left out.
  private func carriedOut(_ steps: [SequentialStep], on old: [Character], new: [Character]) -> [Character] {
    var list = old
    for step in steps {
      switch step {
      case .remove(let position) where list.indices.contains(position): list.remove(at: position)
      case .move(let from, let to) where list.indices.contains(from) && list.indices.contains(to):
        list.insert(list.remove(at: from), at: to)
      case .insert(let position) where position <= list.count: list.insert(new[position], at: position)
      case .update(let position) where list.indices.contains(position): list[position] = new[position]
      default: break
      }
    }
    return list
  }

  /// Letters are ids; an uppercase letter has other content.
  private func difference(
    _ old: [Character], _ new: [Character], pick: ([Set<Int>]) -> Set<Int>
  ) -> LinearDifference {
    let old = old.map {
      Sample.Row(id: Int($0.lowercased().first?.asciiValue ?? 0), look: $0.isUppercase ? 1 : 0)
    }
    let new = new.map {
      Sample.Row(id: Int($0.lowercased().first?.asciiValue ?? 0), look: $0.isUppercase ? 1 : 0)
    }
    let naive = NaiveDifference(
      old: Sample([Sample.Group(id: "A", rows: old)]), new: Sample([Sample.Group(id: "A", rows: new)]))
    var choices = 0
    let sectioned = naive.difference { lists in
      choices += 1
      // The first choice belongs to the sections.
      return choices == 1 ? lists.first ?? [] : pick(lists)
    }
    return LinearDifference(
      deletes: sectioned.deletes.map { $0.item }, inserts: sectioned.inserts.map { $0.item },
      moves: sectioned.moves.map { Move(from: $0.from.item, to: $0.to.item) },
      updates: sectioned.updates.map { Move(from: $0.from.item, to: $0.to.item) })
  }

  private func permutations(of list: [Character]) -> [[Character]] {
    guard let first = list.first else { return [[]] }
    return permutations(of: Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}

extension SequentialStep {
  fileprivate var isUseless: Bool {
    if case .move(let from, let to) = self { from == to } else { false }
  }
}
