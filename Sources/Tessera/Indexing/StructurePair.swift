#if !hasFeature(Embedded)
import TesseraDiff

/// Two versions of sections, of which only who is who and who stands where is compared, not what the cells show.
struct StructurePair: DifferenceSource {
  let sections: SectionKeysPair<SectionSnapshot>
  private let pair: SectionsPair<SectionSnapshot>

  init(sections pair: SectionsPair<SectionSnapshot>) {
    self.pair = pair
    sections = pair.sections
  }

  var identityScope: IdentityScope { pair.identityScope }

  func count(old section: Int) -> Int { pair.count(old: section) }

  func count(new section: Int) -> Int { pair.count(new: section) }

  func withItems<Result>(old: Int, new: Int, _ body: (StructureItemsPair) -> Result) -> Result {
    pair.withItems(old: old, new: new) { body(StructureItemsPair(items: $0)) }
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool { pair.hasSameID(old: old, new: new) }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool { pair.hasSameID(old: old, otherOld: otherOld) }

  func hash(old: ItemPath) -> Int { pair.hash(old: old) }

  func hash(new: ItemPath) -> Int { pair.hash(new: new) }

  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool { true }

  func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  ) {}
}

/// The items of two sections that are the same section, none of which is looked into.
struct StructureItemsPair: ComparableListPair {
  let items: SectionItemsPair<SectionSnapshot>

  var oldCount: Int { items.oldCount }

  var newCount: Int { items.newCount }

  func hasSameID(old: Int, new: Int) -> Bool { items.hasSameID(old: old, new: new) }

  func hasSameID(old: Int, otherOld: Int) -> Bool { items.hasSameID(old: old, otherOld: otherOld) }

  func hash(old: Int) -> Int { items.hash(old: old) }

  func hash(new: Int) -> Int { items.hash(new: new) }

  func commonPrefix() -> Int { items.commonPrefix() }

  func commonSuffix(after prefix: Int) -> Int { items.commonSuffix(after: prefix) }

  func nextCommonStretch(old: Int, new: Int) -> CommonStretch? { items.nextCommonStretch(old: old, new: new) }

  func isUnchanged(old: Int, new: Int) -> Bool { true }
}
#endif
