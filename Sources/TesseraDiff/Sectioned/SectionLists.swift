/// Two versions of sections in memory, as a source for matching and comparison.
@frozen @usableFromInline
struct SectionLists<Section: DifferenceSection, Rule: ItemRule>: DifferenceSource
where Rule.Element == Section.Items.Element {
  @usableFromInline typealias Item = Section.Items.Element

  @usableFromInline let sections: BorrowedPair<SectionRule<Section>>
  @usableFromInline let oldItems: [ContiguousArray<Item>]
  @usableFromInline let newItems: [ContiguousArray<Item>]
  @usableFromInline let rule: Rule
  @usableFromInline let identityScope: IdentityScope

  @inlinable
  init(old: Borrowed<Section>, new: Borrowed<Section>, rule: Rule, identityScope: IdentityScope) {
    sections = BorrowedPair(old: old, new: new, rule: SectionRule())
    self.rule = rule
    self.identityScope = identityScope
    // This copies the items of collections other than arrays.
    oldItems = (0..<old.count).map { ContiguousArray(old[$0].items) }
    newItems = (0..<new.count).map { ContiguousArray(new[$0].items) }
  }

  @inlinable
  func count(old section: Int) -> Int { oldItems[section].count }

  @inlinable
  func count(new section: Int) -> Int { newItems[section].count }

  @inlinable
  func withItems<Result>(
    old: Int, new: Int, _ body: (BorrowedPair<Rule>) -> Result
  ) -> Result {
    withBorrowed(oldItems[old], newItems[new]) { body(BorrowedPair(old: $0, new: $1, rule: rule)) }
  }

  @inlinable
  func hasSameID(old: ItemPath, new: ItemPath) -> Bool {
    rule.hasSameID(oldItems[old.section][old.item], newItems[new.section][new.item])
  }

  @inlinable
  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
    rule.hasSameID(oldItems[old.section][old.item], oldItems[otherOld.section][otherOld.item])
  }

  @inlinable
  func hash(old path: ItemPath) -> Int { rule.hash(oldItems[path.section][path.item]) }

  @inlinable
  func hash(new path: ItemPath) -> Int { rule.hash(newItems[path.section][path.item]) }

  @inlinable
  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool {
    rule.isUnchanged(oldItems[old.section][old.item], newItems[new.section][new.item])
  }

  @inlinable
  func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  ) {
    let (oldItems, newItems) = (sections.old[old].supplementaryItems, sections.new[new].supplementaryItems)
    if oldItems.isEmpty, newItems.isEmpty { return }
    let changes = LinearDifference(from: oldItems, to: newItems, reusing: &workspace)
    difference.deletes += changes.deletes.map { ItemPath(section: old, item: $0) }
    difference.inserts += changes.inserts.map { ItemPath(section: new, item: $0) }
    difference.updates += changes.updates.map {
      Move(from: ItemPath(section: old, item: $0.from), to: ItemPath(section: new, item: $0.to))
    }
  }
}
