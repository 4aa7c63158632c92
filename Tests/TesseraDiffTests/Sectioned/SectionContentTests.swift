import TesseraDiff
import Testing

@Suite("Content of sections")
struct SectionContentTests {
  @Test("A section with other content is updated, in place or moved")
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

  @Test("The new section decides whether it has the content of the old one")
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

  @Test("Changes of supplementary items of moved sections have both positions")
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

  @Test("Supplementary items of deleted and inserted sections are not listed")
  func unlisted() {
    let difference = SectionedDifference(
      from: [Group(1, supplementaryItems: [0, 1])], to: [Group(2, supplementaryItems: [0, 1])])
    #expect(difference.description == "delete section @ 0, insert section @ 0")
  }

  @Test("Supplementary items of the same kind are paired in order of occurrence")
  func doubled() {
    let difference = SectionedDifference(
      from: [Group(1, supplementaryItems: [0, 0])],
      to: [Group(1, supplementaryItems: [0, Row(id: 0, content: 1), 0])])
    #expect(
      difference.supplementary
        == SupplementaryDifference(inserts: [path(0, 2)], updates: [move((0, 1), (0, 1))]))
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func move(_ from: (Int, Int), _ to: (Int, Int)) -> Move<ItemPath> {
    Move(from: path(from.0, from.1), to: path(to.0, to.1))
  }
}
