import TesseraDiff
import TestSupport
import Testing

/// What broke other libraries. The numbers are those of their issues.
@Suite("Hard cases")
struct HardCaseTests {
  @Test("Items of one list", arguments: HardCase.items)
  func items(hard: HardCase) { check(hard) }

  @Test("Sections and what crosses them", arguments: HardCase.sections)
  func sections(hard: HardCase) { check(hard) }

  @Test(
    "Few things out of order in a thousand are few moves (the offset scheme of Heckel makes up to a thousand)"
  )
  func fewestMoves() {
    let list = Array(0..<1_000)
    func moves(to new: [Int]) -> [Move<Int>] { LinearDifference(from: list, to: new).moves }
    #expect(moves(to: Array(1..<1_000) + [0]) == [Move(from: 0, to: 999)])
    #expect(moves(to: [999] + Array(0..<999)) == [Move(from: 999, to: 0)])
    #expect(moves(to: [999] + Array(1..<999) + [0]) == [Move(from: 999, to: 0), Move(from: 0, to: 999)])
    #expect(moves(to: Array(10..<1_000) + Array(0..<10)) == (0..<10).map { Move(from: $0, to: 990 + $0) })
    #expect(moves(to: list.reversed()).count == 999)
  }

  @Test("A thousand rows go, a thousand come, the first are shuffled (the benchmark of DifferenceKit)")
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

  @Test("An object that was changed in place looks unchanged, a value does not (IGListKit #460)")
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

  @Test("Ids that are there twice are named, with their places (RxDataSources #123, #194, #197, #353)")
  func duplicates() {
    #expect(DuplicateID.all(in: [5, 6, 5]) == [DuplicateID(id: 5, positions: [0, 2])])
  }

  @Test("While rows go, the others are found where they are (Epoxy #146, #147)")
  func duringUpdates() {
    let map = PathMap(SectionedDifference(from: [Group(1, [1, 2, 3])], to: [Group(1, [3])]))
    #expect(map.newPath(ofOld: ItemPath(section: 0, item: 2)) == ItemPath(section: 0, item: 0))
    #expect(map.newPath(ofOld: ItemPath(section: 0, item: 0)) == nil)
  }

  @Test("Ten thousand rows in the opposite order are no square of comparisons (Listable)")
  func reversed() {
    let work = Work()
    _ = LinearDifference(from: work.rows(0..<10_000), to: work.rows((0..<10_000).reversed()))
    #expect(work.comparisons <= 2 * 20_000)
  }

  @Test("Rows appended one by one cost no hash (ReactiveCollectionsKit #138)")
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
