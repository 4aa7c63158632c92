import TesseraDiff
import TestSupport
import Testing

/// The work of comparing sections, measured in accesses to items instead of time.
@Suite("Work on sections")
struct SectionedWorkTests {
  private let work = Work()

  private var groups: [CountedGroup] {
    (0..<10).map { CountedGroup(id: $0, items: work.rows(100 * $0..<100 * $0 + 100)) }
  }

  @Test("Versions that share their storage are not read")
  func shared() {
    let old = groups
    let new = old
    #expect(SectionedDifference(from: old, to: new).isEmpty)
    #expect(work.comparisons == 0 && work.hashes == 0 && work.contentComparisons == 0)
  }

  @Test("Items in shared storage are not read")
  func sharedItems() {
    let old = groups
    let new = old.map { $0 }
    #expect(SectionedDifference(from: old, to: new).isEmpty)
    #expect(work.comparisons == 0 && work.hashes == 0 && work.contentComparisons == 0)
  }

  @Test("Items in shared storage of moved, deleted and inserted sections are not read")
  func movedSections() {
    let old = groups
    let new = [old[9], old[0], CountedGroup(id: 10, items: []), old[2], old[4]]
    let difference = SectionedDifference(from: old, to: new)
    #expect(difference.description.hasSuffix("insert section @ 2, move section @ 9 → 0"))
    #expect(work.comparisons == 0 && work.hashes == 0 && work.contentComparisons == 0)
  }

  @Test("If one section changed, only its items are compared")
  func oneChanged() {
    let old = groups
    var new = old
    new[4].items = work.rows(Array(400..<450) + [1_000] + Array(451..<500))
    #expect(SectionedDifference(from: old, to: new).description == "delete @ 4.50, insert @ 4.50")
    #expect(work.comparisons <= 105 && work.hashes <= 2)
    #expect(work.contentComparisons == 99)
  }

  @Test("If items were appended to a section, only its items are compared")
  func appended() {
    let old = groups
    var new = old
    new[4].items += work.rows(1_000..<1_010)
    #expect(SectionedDifference(from: old, to: new).inserts.count == 10)
    #expect(work.comparisons == 100 && work.hashes == 0 && work.contentComparisons == 100)
  }

  @Test("Equal versions are compared once, without hashes")
  func equal() {
    #expect(SectionedDifference(from: groups, to: groups).isEmpty)
    #expect(work.comparisons == 1_000 && work.hashes == 0 && work.contentComparisons == 1_000)
  }

  @Test("An item that changes section is hashed only with its match")
  func oneCrossing() {
    let old = groups
    var new = old
    new[7].items.insert(new[2].items.remove(at: 50), at: 50)
    #expect(SectionedDifference(from: old, to: new).description == "move @ 2.50 → 7.50")
    #expect(work.hashes <= 2)
    #expect(work.comparisons <= 210)
  }

  @Test("If all items change section, each is hashed at most twice per version")
  func shuffled() {
    var generator = SeededGenerator(seed: 1)
    let numbers = (0..<1_000).shuffled(using: &generator)
    let new = (0..<10).map { CountedGroup(id: $0, items: work.rows(numbers[100 * $0..<100 * $0 + 100])) }
    let difference = SectionedDifference(from: groups, to: new)
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
    #expect(work.hashes <= 4_000)
    #expect(work.comparisons <= 5 * 2_000)
  }

  @Test("In a single section, each item is hashed at most once per version")
  func single() {
    var generator = SeededGenerator(seed: 2)
    let numbers = (500..<1_500).shuffled(using: &generator)
    let old = [CountedGroup(id: 0, items: work.rows(0..<1_000))]
    let difference = SectionedDifference(from: old, to: [CountedGroup(id: 0, items: work.rows(numbers))])
    #expect(difference.deletes.count == 500 && difference.inserts.count == 500)
    #expect(work.hashes <= 2_000)
    #expect(work.comparisons <= 2 * 2_000)
  }

  @Test("Items of deleted sections are not read if no items were inserted")
  func deleted() {
    let old = groups
    #expect(SectionedDifference(from: old, to: Array(old[..<3])).sectionDeletes == Array(3..<10))
    #expect(work.comparisons == 0 && work.hashes == 0 && work.contentComparisons == 0)
  }
}
