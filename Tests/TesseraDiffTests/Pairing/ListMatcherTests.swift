import TesseraDiff
import TestSupport
import Testing

/// A pair of lists can let another pair do the work.
@Suite("Matching by another pair")
struct ListMatcherTests {
  /// Two lists whose items are matched by another pair, a number of times.
  private struct Forwarder: ComparableListPair {
    let rows: RowPair
    let target: KnowingPair
    let times: Int
    let work = Work()

    init(_ lists: ListCase, times: Int) {
      rows = RowPair(old: lists.old, new: lists.new)
      target = KnowingPair(lists)
      self.times = times
    }

    var oldCount: Int { rows.oldCount }
    var newCount: Int { rows.newCount }

    func hasSameID(old: Int, new: Int) -> Bool {
      work.comparisons += 1
      return rows.hasSameID(old: old, new: new)
    }

    func hasSameID(old: Int, otherOld: Int) -> Bool {
      work.comparisons += 1
      return rows.hasSameID(old: old, otherOld: otherOld)
    }

    func hash(old: Int) -> Int {
      work.hashes += 1
      return rows.hash(old: old)
    }

    func hash(new: Int) -> Int {
      work.hashes += 1
      return rows.hash(new: new)
    }

    func isUnchanged(old: Int, new: Int) -> Bool { rows.old[old] == rows.new[new] }

    func match(with matcher: inout ListMatcher) {
      for _ in 0..<times { matcher.match(target) }
    }
  }

  @Test("Random lists give the same difference by another pair, asked once or twice", arguments: [1, 2])
  func forwarded(times: Int) {
    var lists = RandomLists(seed: 31, hasDuplicates: false)
    var workspace = DifferenceWorkspace()
    for _ in 0..<2_000 {
      let lists = lists.next()
      let found = LinearDifference(Forwarder(lists, times: times), reusing: &workspace)
      guard found == lists.difference else {
        Issue.record("\(lists.old) to \(lists.new) gave \(found)")
        return
      }
    }
  }

  @Test("Only the common ends are compared by the pair itself")
  func work() {
    let old = (0..<1_000).map { Row(id: $0) }
    let pair = Forwarder(ListCase(old: old, new: old.reversed()), times: 1)
    var workspace = DifferenceWorkspace()
    #expect(LinearDifference(pair, reusing: &workspace).moves.count == 999)
    #expect(pair.work.comparisons == 2 && pair.work.hashes == 0)
    #expect(pair.target.work.hashes > 1_000)
  }

  @Test("Without another pair, everything between the common ends is replaced")
  func nothing() {
    let (old, new) = ([0, 1, 2, 9].map { Row(id: $0) }, [0, 2, 1, 9].map { Row(id: $0) })
    var workspace = DifferenceWorkspace()
    let found = LinearDifference(
      Forwarder(ListCase(old: old, new: new), times: 0), reusing: &workspace)
    #expect(found == LinearDifference(deletes: [1, 2], inserts: [1, 2]))
  }
}
