import TesseraDiff
import TestSupport
import Testing

/// Runs that lists report as common are skipped without comparisons.
@Suite("Known common runs")
struct CommonRunTests {
  @Test("Random lists give the same difference with and without known runs")
  func distinct() {
    var lists = RandomLists(seed: 21, hasDuplicates: false)
    var generator = SeededGenerator(seed: 22)
    var workspace = DifferenceWorkspace()
    for _ in 0..<3_000 {
      let lists = lists.next()
      let pair = KnowingPair(lists, &generator)
      let found = LinearDifference(pair, reusing: &workspace)
      guard found == lists.difference else {
        Issue.record("\(lists.old) to \(lists.new), knowing \(pair.known), gave \(found)")
        return
      }
    }
  }

  @Test("Duplicates pair as many items as without known runs")
  func duplicates() {
    var lists = RandomLists(seed: 23, hasDuplicates: true)
    var generator = SeededGenerator(seed: 24)
    var workspace = DifferenceWorkspace()
    for _ in 0..<3_000 {
      let lists = lists.next()
      let pair = KnowingPair(lists, &generator)
      let (found, plain) = (LinearDifference(pair, reusing: &workspace), lists.difference)
      let law = found.brokenPairingLaw(from: lists.old, to: lists.new)
      guard law == nil, found.deletes.count == plain.deletes.count else {
        Issue.record(
          "\(lists.old) to \(lists.new), knowing \(pair.known), gave \(found): \(law ?? "deletes")")
        return
      }
    }
  }

  @Test("Invalid runs do no harm: out of range, empty or repeated")
  func nonsense() {
    var lists = RandomLists(seed: 25, hasDuplicates: false)
    var generator = SeededGenerator(seed: 26)
    var workspace = DifferenceWorkspace()
    for _ in 0..<2_000 {
      let lists = lists.next()
      let answers = (0..<8).map { _ in nonsense(upTo: lists.size, &generator) }
      let found = LinearDifference(NonsensePair(lists, answers), reusing: &workspace)
      #expect(found.inserts.count - found.deletes.count == lists.new.count - lists.old.count)
      #expect(found.deletes.allSatisfy(lists.old.indices.contains))
      #expect(found.inserts.allSatisfy(lists.new.indices.contains))
    }
  }

  private func nonsense(upTo limit: Int, _ generator: inout SeededGenerator) -> CommonRun? {
    let numbers = (0..<3).map { _ in
      Int.random(in: 0..<4, using: &generator) == 0
        ? [Int.min, -1, .max].randomElement(using: &generator) ?? 0
        : Int.random(in: -1...limit, using: &generator)
    }
    return CommonRun(old: numbers[0], new: numbers[1], count: numbers[2])
  }

  /// Lists that report arbitrary common runs.
  private struct NonsensePair: ComparableListPair {
    let rows: RowPair
    private let answers: [CommonRun?]
    private let next = Counter()

    private final class Counter {
      var value = 0
    }

    init(_ lists: ListCase, _ answers: [CommonRun?]) {
      rows = RowPair(old: lists.old, new: lists.new)
      self.answers = answers
    }

    var oldCount: Int { rows.oldCount }
    var newCount: Int { rows.newCount }
    func hasSameID(old: Int, new: Int) -> Bool { rows.hasSameID(old: old, new: new) }
    func hasSameID(old: Int, otherOld: Int) -> Bool { rows.hasSameID(old: old, otherOld: otherOld) }
    func hash(old: Int) -> Int { rows.hash(old: old) }
    func hash(new: Int) -> Int { rows.hash(new: new) }
    func isUnchanged(old: Int, new: Int) -> Bool { rows.old[old] == rows.new[new] }
    func nextCommonRun(old: Int, new: Int) -> CommonRun? {
      next.value += 1
      return answers[next.value % answers.count]
    }
  }

  @Test("The cost of distant changes depends on their surroundings only", arguments: [0, 1, 40, 700])
  func work(inserted: Int) {
    let old = (0..<100_000).map { Row(id: $0) }
    var new = old
    for place in [90_050, 50_010, 9_999] {
      new.remove(at: place)
      new.insert(contentsOf: (0..<inserted).map { Row(id: -1 - place - 100_000 * $0) }, at: place + 20)
    }
    // Blocks of a hundred items without changes are known.
    var pair = KnowingPair(ListCase(old: old, new: new))
    for (number, known) in [0..<9_900, 10_100..<50_000, 50_100..<90_000, 90_100..<100_000].enumerated() {
      let shift = number * (inserted - 1)
      pair.known.append(
        CommonRun(old: known.lowerBound, new: known.lowerBound + shift, count: known.count))
    }
    var workspace = DifferenceWorkspace()
    let difference = LinearDifference(pair, reusing: &workspace)
    #expect(difference.deletes == [9_999, 50_010, 90_050] && difference.inserts.count == 3 * inserted)
    #expect(difference.moves.isEmpty)
    #expect(pair.work.comparisons <= 1_000 + 10 * inserted, "\(pair.work.comparisons)")
    #expect(pair.work.hashes <= 400 + 6 * inserted, "\(pair.work.hashes)")
  }
}
