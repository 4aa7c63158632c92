import TesseraDiff
import Testing

@Suite("What belongs to sections")
struct SectionContentTests {
  @Test("A section whose content differs is updated, in place or moved, whatever its items do")
  func content() {
    let old = [Group(1, [1]), Group(2, [2]), Group(3, [3]), Group(4)]
    let new = [Group(3, content: 1, [3]), Group(1, content: 1, [1]), Group(2, [5]), Group(6, content: 1)]
    #expect(
      SectionedDifference(from: old, to: new).description == """
        delete section @ 3, insert section @ 3, move section @ 2 → 0, update section @ 2 → 0, \
        update section @ 0 → 1, delete @ 1.0, insert @ 2.0
        """)
  }

  @Test("Sections without content of their own are never updated")
  func withoutContent() {
    struct Plain: DifferenceSection {
      let id: Int
      var items: [Row]
    }
    let difference = SectionedDifference(
      from: [Plain(id: 1, items: [1])], to: [Plain(id: 1, items: [Row(id: 1, content: 1)])])
    #expect(difference == SectionedDifference(updates: [move((0, 0), (0, 0))]))
    #expect(Plain(id: 1, items: []).supplementaryItems.isEmpty)
  }

  @Test("The new section is asked whether it has the content of the old one")
  func direction() {
    struct Growing: DifferenceSection {
      let id: Int
      let size: Int
      var items: [Row] { [] }
      func hasSameContent(as other: Growing) -> Bool { size >= other.size }
    }
    func difference(_ old: Int, _ new: Int) -> SectionedDifference {
      SectionedDifference(from: [Growing(id: 1, size: old)], to: [Growing(id: 1, size: new)])
    }
    #expect(difference(1, 2).isEmpty)
    #expect(difference(2, 1).sectionUpdates == [Move(from: 0, to: 0)])
  }

  @Test("Supplementary items are paired by kind, in any order")
  func supplementary() {
    let old = [Group(1, supplementaryItems: [0, 1, 2]), Group(2, supplementaryItems: [0])]
    let new = [
      Group(1, supplementaryItems: [2, Row(id: 0, content: 1), 3]),
      Group(2, supplementaryItems: [5, Row(id: 0, content: 1)]),
    ]
    let difference = SectionedDifference(from: old, to: new)
    #expect(
      difference.description == """
        delete supplementary @ 0.1, insert supplementary @ 0.2, insert supplementary @ 1.0, \
        update supplementary @ 0.0 → 0.1, update supplementary @ 1.0 → 1.1
        """)
    #expect(!difference.isEmpty && !difference.supplementary.isEmpty)
  }

  @Test("Another order of supplementary items is no change")
  func order() {
    let difference = SectionedDifference(
      from: [Group(1, supplementaryItems: [0, 1, 2])], to: [Group(1, supplementaryItems: [2, 0, 1])])
    #expect(difference.isEmpty && difference.supplementary.isEmpty)
  }

  @Test("Those of moved sections are named by both places; lists are ascending nevertheless")
  func moved() {
    let old = [
      Group(1, supplementaryItems: [0, 1]), Group(2, supplementaryItems: [0, 1]),
      Group(3, supplementaryItems: [0, 1]),
    ]
    let new = [
      Group(3, supplementaryItems: [4, Row(id: 1, content: 1)]), Group(1, supplementaryItems: [1, 4]),
      Group(2, supplementaryItems: [Row(id: 1, content: 1)]),
    ]
    #expect(
      SectionedDifference(from: old, to: new).supplementary
        == SupplementaryDifference(
          deletes: [path(0, 0), path(1, 0), path(2, 0)], inserts: [path(0, 0), path(1, 1)],
          updates: [move((2, 1), (0, 1)), move((1, 1), (2, 0))]))
  }

  @Test("Those of deleted and inserted sections go and come unlisted")
  func unlisted() {
    let difference = SectionedDifference(
      from: [Group(1, supplementaryItems: [0, 1])], to: [Group(2, supplementaryItems: [0, 1])])
    #expect(difference.description == "delete section @ 0, insert section @ 0")
  }

  @Test("A kind that is there twice is paired in order of occurrence")
  func doubled() {
    let difference = SectionedDifference(
      from: [Group(1, supplementaryItems: [0, 0])],
      to: [Group(1, supplementaryItems: [0, Row(id: 0, content: 1), 0])])
    #expect(
      difference.supplementary
        == SupplementaryDifference(inserts: [path(0, 2)], updates: [move((0, 1), (0, 1))]))
  }

  /// Sections known by position only, as ``DifferenceSource`` lends them.
  private struct KnownSections: DifferenceSource {
    let source: GroupSource

    struct Rows: ComparableListPair {
      let rows: RowPair
      var oldCount: Int { rows.oldCount }
      var newCount: Int { rows.newCount }
      var isSame: Bool { false }
      func hasSameID(old: Int, new: Int) -> Bool { rows.hasSameID(old: old, new: new) }
      func hasSameID(old: Int, otherOld: Int) -> Bool { rows.hasSameID(old: old, otherOld: otherOld) }
      func hash(old: Int) -> Int { rows.hash(old: old) }
      func hash(new: Int) -> Int { rows.hash(new: new) }
      func isUnchanged(old: Int, new: Int) -> Bool { rows.old[old] == rows.new[new] }
    }

    var sections: Rows { Rows(rows: source.sections) }
    func count(old section: Int) -> Int { source.count(old: section) }
    func count(new section: Int) -> Int { source.count(new: section) }
    func withItems<Result>(old: Int, new: Int, _ body: (Rows) -> Result) -> Result {
      source.withItems(old: old, new: new) { body(Rows(rows: $0)) }
    }
    func hasSameID(old: ItemPath, new: ItemPath) -> Bool { source.hasSameID(old: old, new: new) }
    func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
      source.hasSameID(old: old, otherOld: otherOld)
    }
    func hash(old: ItemPath) -> Int { source.hash(old: old) }
    func hash(new: ItemPath) -> Int { source.hash(new: new) }
    func isUnchanged(old: ItemPath, new: ItemPath) -> Bool {
      source.old[old.section].items[old.item] == source.new[new.section].items[new.item]
    }
  }

  @Test(
    "Sections known by position only: the same difference, without supplementary items",
    arguments: [false, true])
  func positions(hasDuplicates: Bool) {
    var sections = RandomSections(seed: 11, hasDuplicates: hasDuplicates)
    var workspace = DifferenceWorkspace()
    for _ in 0..<1_000 {
      let sections = sections.next()
      var expected = sections.difference
      expected.supplementary = SupplementaryDifference()
      let source = KnownSections(source: GroupSource(old: sections.old, new: sections.new))
      let found = SectionedDifference(source, reusing: &workspace)
      guard found == expected else {
        Issue.record("\(sections.old) to \(sections.new) gave \(found)")
        return
      }
    }
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func move(_ from: (Int, Int), _ to: (Int, Int)) -> Move<ItemPath> {
    Move(from: path(from.0, from.1), to: path(to.0, to.1))
  }
}
