import TesseraDiff
import Testing

/// Lists that are known by position only are compared like lists in memory.
@Suite("Lists known by position only")
struct KnownListTests {
  @Test("Random lists known by position give the same difference", arguments: [false, true])
  func lists(hasDuplicates: Bool) {
    var lists = RandomLists(seed: 12, hasDuplicates: hasDuplicates)
    var workspace = DifferenceWorkspace()
    for _ in 0..<1_000 {
      let lists = lists.next()
      let found = LinearDifference(
        KnownRows(rows: RowPair(old: lists.old, new: lists.new)), reusing: &workspace)
      guard found == lists.difference else {
        Issue.record("\(lists.old) to \(lists.new) gave \(found)")
        return
      }
    }
  }

  @Test("Random sections known by position give the same difference", arguments: [false, true])
  func sections(hasDuplicates: Bool) {
    var sections = RandomSections(seed: 11, hasDuplicates: hasDuplicates)
    var workspace = DifferenceWorkspace()
    for _ in 0..<1_000 {
      let sections = sections.next()
      var expected = sections.difference
      expected.supplementary = SupplementaryDifference()
      let found = SectionedDifference(KnownSections(sections), reusing: &workspace)
      guard found == expected else {
        Issue.record("\(sections.old) to \(sections.new) gave \(found)")
        return
      }
    }
  }

  /// Sections whose supplementary items are sections themselves, compared in the given workspace.
  private struct Nested: DifferenceSource {
    let outer: KnownSections
    let inner: SectionsCase

    var sections: KnownRows { outer.sections }
    func count(old section: Int) -> Int { outer.count(old: section) }
    func count(new section: Int) -> Int { outer.count(new: section) }
    func withItems<Result>(old: Int, new: Int, _ body: (KnownRows) -> Result) -> Result {
      outer.withItems(old: old, new: new, body)
    }
    func hasSameID(old: ItemPath, new: ItemPath) -> Bool { outer.hasSameID(old: old, new: new) }
    func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
      outer.hasSameID(old: old, otherOld: otherOld)
    }
    func hash(old: ItemPath) -> Int { outer.hash(old: old) }
    func hash(new: ItemPath) -> Int { outer.hash(new: new) }
    func isUnchanged(old: ItemPath, new: ItemPath) -> Bool { outer.isUnchanged(old: old, new: new) }

    func addSupplementaryChanges(
      old: Int, new: Int, to difference: inout SupplementaryDifference,
      reusing workspace: inout DifferenceWorkspace
    ) {
      let changes = SectionedDifference(from: inner.old, to: inner.new, reusing: &workspace)
      if changes == inner.difference {
        difference.updates.append(
          Move(from: ItemPath(section: old, item: 0), to: ItemPath(section: new, item: 0)))
      }
    }
  }

  @Test("The workspace for supplementary items may be used for any comparison")
  func nested() {
    let old = (0..<8).map { Group($0, [Row(id: $0)]) }
    let inner = SectionsCase(old: (0..<40).map { Group($0) }, new: (0..<40).reversed().map { Group($0) })
    let outer = SectionsCase(old: old, new: old.reversed())
    var workspace = DifferenceWorkspace()
    let found = SectionedDifference(Nested(outer: KnownSections(outer), inner: inner), reusing: &workspace)
    #expect(found.supplementary.updates.map { $0.from.section } == [7, 6, 5, 4, 3, 2, 1, 0])
    #expect(found.supplementary.updates.map { $0.to.section } == Array(0..<8))
    #expect(found.sectionMoves == outer.difference.sectionMoves)
  }
}
