import TesseraDiff
import TestSupport
import Testing

/// The work of comparing lists, measured in accesses to items instead of time.
@Suite("Work on lists")
struct LinearWorkTests {
  private let work = Work()

  @Test("Lists that share their storage are not read")
  func shared() {
    let rows = work.rows(0..<1_000)
    let copy = rows
    #expect(LinearDifference(from: rows, to: copy).isEmpty)
    expect(comparisons: 0, hashes: 0, contentComparisons: 0)
    #expect(LinearDifference(from: rows[100..<900], to: copy[100..<900]).isEmpty)
    expect(comparisons: 0, hashes: 0, contentComparisons: 0)
  }

  @Test("Equal lists are compared once, without hashes")
  func equal() {
    #expect(LinearDifference(from: work.rows(0..<1_000), to: work.rows(0..<1_000)).isEmpty)
    expect(comparisons: 1_000, hashes: 0, contentComparisons: 1_000)
  }

  @Test("Inserts and deletes at an end cost no hashes")
  func ends() {
    _ = LinearDifference(from: work.rows(0..<1_000), to: work.rows(0..<1_500))
    expect(comparisons: 1_000, hashes: 0, contentComparisons: 1_000)
    _ = LinearDifference(from: work.rows(0..<1_500), to: work.rows(0..<1_000))
    expect(comparisons: 1_000, hashes: 0, contentComparisons: 1_000)
    _ = LinearDifference(from: work.rows(500..<1_500), to: work.rows(0..<1_500))
    expect(comparisons: 1_001, hashes: 0, contentComparisons: 1_000)
    _ = LinearDifference(from: work.rows(0..<1_500), to: work.rows(500..<1_500))
    expect(comparisons: 1_001, hashes: 0, contentComparisons: 1_000)
  }

  @Test("Comparisons with an empty list read no items")
  func nothing() {
    _ = LinearDifference(from: work.rows(0..<1_000), to: [])
    _ = LinearDifference(from: [], to: work.rows(0..<1_000))
    expect(comparisons: 0, hashes: 0, contentComparisons: 0)
  }

  @Test("A few inserts and deletes anywhere cost no hashes", arguments: 1...6)
  func near(length: Int) {
    let all = Set(0..<1_000)
    let some = all.subtracting((0..<10).flatMap { 100 * $0 + 50..<100 * $0 + 50 + length }).sorted()
    #expect(LinearDifference(from: work.rows(all.sorted()), to: work.rows(some)).deletes.count == 10 * length)
    expect(comparisonsUpTo: 1_000 + 20 * length, hashesUpTo: 0)
    #expect(LinearDifference(from: work.rows(some), to: work.rows(all.sorted())).inserts.count == 10 * length)
    expect(comparisonsUpTo: 1_000 + 20 * length, hashesUpTo: 0)
  }

  @Test("Of replaced items, only these are hashed", arguments: 1...20)
  func replaced(length: Int) {
    let new = (0..<1_000).map { $0 >= 500 && $0 < 500 + length ? -$0 : $0 }
    let difference = LinearDifference(from: work.rows(0..<1_000), to: work.rows(new))
    #expect(difference.deletes == Array(500..<500 + length) && difference.inserts == difference.deletes)
    expect(comparisonsUpTo: 1_000 + 13 * length, hashesUpTo: 2 * length)
  }

  @Test("Of distant deletes and inserts, only these are hashed", arguments: 1...6)
  func comingAndGoing(length: Int) {
    let new = Array(0..<100) + Array(100 + length..<900) + Array(-length..<0) + Array(900..<1_000)
    let difference = LinearDifference(from: work.rows(0..<1_000), to: work.rows(new))
    #expect(difference.deletes.count == length && difference.inserts.count == length)
    expect(comparisonsUpTo: 1_000 + 8 * length, hashesUpTo: 2 * length)
  }

  @Test("A match at the last position is found")
  func lastAhead() {
    #expect(LinearDifference(from: work.rows([1, 2]), to: work.rows([3, 1])).moves.isEmpty)
    expect(comparisonsUpTo: 6, hashesUpTo: 2)
    #expect(LinearDifference(from: work.rows([3, 1]), to: work.rows([1, 2])).moves.isEmpty)
    expect(comparisonsUpTo: 6, hashesUpTo: 2)
  }

  @Test("Many replacements do not end the look-ahead: only changed items are hashed")
  func replacedAndInserted() {
    let new = (0..<1_000).flatMap { number in
      switch number % 50 {
      case 0: [-1 - number]
      case 25: [2_000 + number, 3_000 + number, 4_000 + number, number]
      default: [number]
      }
    }
    let difference = LinearDifference(from: work.rows(0..<1_000), to: work.rows(new))
    #expect(difference.deletes.count == 20 && difference.inserts.count == 80)
    expect(comparisonsUpTo: 1_450, hashesUpTo: 100)
  }

  @Test(
    "The hashes of a long block depend on its length, not on the list", arguments: [7, 8, 9, 20, 60, 300])
  func far(length: Int) {
    let all = [-1] + Array(0..<8_000) + [-2]
    let some = [-3] + Array(0..<8_000).without(1_000..<1_000 + length) + [-4]
    _ = LinearDifference(from: work.rows(all), to: work.rows(some))
    expect(comparisonsUpTo: 8_150 + 7 * length, hashesUpTo: 4 + length + 2 * max(8, length))
    _ = LinearDifference(from: work.rows(some), to: work.rows(all))
    expect(comparisonsUpTo: 8_150 + 7 * length, hashesUpTo: 4 + length + 2 * max(8, length))
  }

  @Test("Each of several long blocks costs as much as the first")
  func severalFar() {
    var new = [-3] + Array(0..<8_000) + [-4]
    for place in stride(from: 7_500, to: 0, by: -1_000) {
      new.insert(contentsOf: 100 * place..<100 * place + 20, at: place)
    }
    _ = LinearDifference(from: work.rows([-1] + Array(0..<8_000) + [-2]), to: work.rows(new))
    expect(comparisonsUpTo: 9_800, hashesUpTo: 484)
  }

  @Test("If every second item is replaced, only these are hashed")
  func everySecond() {
    let new = (0..<4_000).map { $0 % 2 == 0 ? $0 : -$0 }
    _ = LinearDifference(from: work.rows(0..<4_000), to: work.rows(new))
    expect(comparisonsUpTo: 30_000, hashesUpTo: 4_000)
  }

  @Test("A moved run is not hashed at its end")
  func carried() {
    let rest = Array(0..<3_000)
    let run = Array(10_000..<10_030)
    let (old, new) = (run + rest, rest + run)
    #expect(LinearDifference(from: work.rows(old), to: work.rows(new)).moves.count == 30)
    expect(comparisonsUpTo: 3_400, hashesUpTo: 90)
  }

  @Test("In a shuffled list, each id is hashed at most once per version")
  func shuffled() {
    var generator = SeededGenerator(seed: 1)
    let new = (0..<2_000).shuffled(using: &generator)
    let difference = LinearDifference(from: work.rows(0..<2_000), to: work.rows(new))
    #expect(difference.moves.count == 2_000 - longestIncreasing(new))
    expect(comparisonsUpTo: 2 * 4_000, hashesUpTo: 4_000)
  }

  @Test("In lists without common ids, each id is hashed at most once per version")
  func strangers() {
    #expect(LinearDifference(from: work.rows(0..<2_000), to: work.rows(5_000..<8_000)).inserts.count == 3_000)
    expect(comparisonsUpTo: 2 * 5_000, hashesUpTo: 5_000)
  }

  @Test(
    "Comparisons are proportional to the list for any edit", arguments: ListEdit.allCases,
    [Int?.none, 1, 2, 40])
  func proportional(edit: ListEdit, letters: Int?) {
    var generator = SeededGenerator(seed: 3)
    var supply = RowSupply(letters: letters)
    let old = supply.rows(2_000, &generator)
    var new = old
    edit.apply(to: &new, longest: 2_000, from: &supply, &generator)
    _ = LinearDifference(from: work.rows(old.map { $0.id }), to: work.rows(new.map { $0.id }))
    expect(comparisonsUpTo: 3 * (old.count + new.count), hashesUpTo: old.count + new.count)
  }

  @Test("Comparisons are proportional for lists with short common runs", arguments: 1...12)
  func stumbling(period: Int) {
    let old = (0..<3_000).map { $0 % period == 0 ? $0 : 10_000 + $0 }
    let new = (0..<3_000).map { $0 % period == 0 ? $0 : 20_000 + $0 }
    _ = LinearDifference(from: work.rows(old), to: work.rows(new))
    expect(comparisonsUpTo: 4 * 6_000, hashesUpTo: 6_000)
  }

  @Test("Comparisons are proportional for lists of one id")
  func equalIDs() {
    let (old, new) = ([1, 2] + repeatElement(0, count: 20_000), repeatElement(0, count: 15_000) + [3, 4])
    let difference = LinearDifference(from: work.rows(old), to: work.rows(new))
    #expect(difference.deletes.count == 5_002 && difference.inserts == [15_000, 15_001])
    #expect(difference.moves.isEmpty)
    expect(comparisonsUpTo: 35_000, hashesUpTo: 35_000)
  }

  /// Expects exactly this work since the last call.
  private func expect(
    comparisons: Int, hashes: Int, contentComparisons: Int, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(work.comparisons == comparisons, sourceLocation: location)
    #expect(work.hashes == hashes, sourceLocation: location)
    #expect(work.contentComparisons == contentComparisons, sourceLocation: location)
    work.reset()
  }

  /// Expects at most this work since the last call.
  private func expect(
    comparisonsUpTo comparisons: Int, hashesUpTo hashes: Int, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(work.comparisons <= comparisons, sourceLocation: location)
    #expect(work.hashes <= hashes, sourceLocation: location)
    work.reset()
  }
}
