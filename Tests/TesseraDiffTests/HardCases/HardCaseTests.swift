import TesseraDiff
import TestSupport
import Testing

/// Cases that broke other libraries. The numbers are those of their issues.
@Suite("Hard cases")
struct HardCaseTests {
  @Test("Hard cases of one list give the expected difference", arguments: HardCase.items)
  func items(hard: HardCase) { check(hard) }

  @Test("Hard cases of sections give the expected difference", arguments: HardCase.sections)
  func sections(hard: HardCase) { check(hard) }

  @Test("Few misplaced items give few moves (Heckel's offsets give up to a thousand)")
  func fewestMoves() {
    let list = Array(0..<1_000)
    func moves(to new: [Int]) -> [Move<Int>] { LinearDifference(from: list, to: new).moves }
    #expect(moves(to: Array(1..<1_000) + [0]) == [Move(from: 0, to: 999)])
    #expect(moves(to: [999] + Array(0..<999)) == [Move(from: 999, to: 0)])
    #expect(moves(to: [999] + Array(1..<999) + [0]) == [Move(from: 999, to: 0), Move(from: 0, to: 999)])
    #expect(moves(to: Array(10..<1_000) + Array(0..<10)) == (0..<10).map { Move(from: $0, to: 990 + $0) })
    #expect(moves(to: list.reversed()).count == 999)
  }

  @Test("DifferenceKit's benchmark: deletes, inserts and shuffled rows are found")
  func benchmark() {
    var generator = SeededGenerator(seed: 1)
    let old = Array(0..<5_000)
    var new = old
    new.removeSubrange(2_000..<3_000)
    new.insert(contentsOf: 10_000..<11_000, at: 3_000)
    new[..<200].shuffle(using: &generator)
    let difference = LinearDifference(from: old, to: new)
    #expect(difference.deletes == Array(2_000..<3_000))
    #expect(difference.inserts == Array(3_000..<4_000))
    #expect(difference.moves.count == 200 - longestIncreasing(Array(new[..<200])))
    #expect(difference.updates.isEmpty)
  }

  @Test("IGListKit #460: An object changed in place is unchanged, a value is not")
  func references() {
    final class Object: Identifiable, Equatable {
      let id = 1
      var name = "old"
      static func == (left: Object, right: Object) -> Bool { left.name == right.name }
    }
    let object = Object()
    let before = [object]
    object.name = "new"
    #expect(LinearDifference(from: before, to: [object]).isEmpty)
    #expect(LinearDifference(from: [Row(id: 1)], to: [Row(id: 1, content: 1)]).updates.count == 1)
  }

  @Test("RxDataSources #123, #194, #197, #353: Duplicate ids have their positions")
  func duplicates() {
    #expect(DuplicateID.all(in: [5, 6, 5]) == [DuplicateID(id: 5, positions: [0, 2])])
  }

  @Test("Epoxy #146, #147: The remaining rows are found while others are deleted")
  func duringUpdates() {
    let map = PathMap(SectionedDifference(from: [Group(1, [1, 2, 3])], to: [Group(1, [3])]))
    #expect(map.newPath(ofOld: ItemPath(section: 0, item: 2)) == ItemPath(section: 0, item: 0))
    #expect(map.newPath(ofOld: ItemPath(section: 0, item: 0)) == nil)
  }

  @Test("Listable: Reversing 10,000 rows does not take quadratic comparisons")
  func reversed() {
    let work = Work()
    _ = LinearDifference(from: work.rows(0..<10_000), to: work.rows((0..<10_000).reversed()))
    #expect(work.comparisons <= 2 * 20_000)
  }

  @Test("ReactiveCollectionsKit #138: Rows appended one by one are not hashed")
  func appended() {
    let work = Work()
    for count in 100..<110 {
      let difference = LinearDifference(from: work.rows(0..<count), to: work.rows(0...count))
      #expect(difference == LinearDifference(inserts: [count]))
    }
    #expect(work.hashes == 0)
  }

  private func check(_ hard: HardCase) {
    let difference = SectionedDifference(from: hard.old, to: hard.new)
    #expect(difference.description == hard.expected)
    #expect(difference.brokenLaw(from: hard.old, to: hard.new) == nil)
  }
}
