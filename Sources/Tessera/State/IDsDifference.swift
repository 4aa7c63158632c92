#if !hasFeature(Embedded)
import TesseraDiff
@_spi(Behaviors) import TesseraKernel

/// Two lists of copied ids, whose difference has no updates.
struct IDsDifference: DifferenceSource {
  let pair: SectionsPair<SectionIDs>

  var sections: SameContent<SectionKeysPair<SectionIDs>> { SameContent(pair: pair.sections) }

  var identityScope: IdentityScope { pair.identityScope }

  func count(old section: Int) -> Int { pair.count(old: section) }

  func count(new section: Int) -> Int { pair.count(new: section) }

  func withItems<Result>(
    old: Int, new: Int, _ body: (SameContent<SectionItemsPair<SectionIDs>>) -> Result
  ) -> Result {
    pair.withItems(old: old, new: new) { body(SameContent(pair: $0)) }
  }

  func withComparedItems<Result>(
    old: Int, new: Int, _ body: (SameContent<SectionItemsPair<SectionIDs>>) -> Result
  ) -> Result {
    pair.withComparedItems(old: old, new: new) { body(SameContent(pair: $0)) }
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool { pair.hasSameID(old: old, new: new) }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool { pair.hasSameID(old: old, otherOld: otherOld) }

  func hash(old: ItemPath) -> Int { pair.hash(old: old) }

  func hash(new: ItemPath) -> Int { pair.hash(new: new) }

  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool { true }
}

/// Two lists whose common elements count as unchanged.
struct SameContent<Pair: ListPair>: ComparableListPair {
  let pair: Pair

  var oldCount: Int { pair.oldCount }

  var newCount: Int { pair.newCount }

  func hasSameID(old: Int, new: Int) -> Bool { pair.hasSameID(old: old, new: new) }

  func hasSameID(old: Int, otherOld: Int) -> Bool { pair.hasSameID(old: old, otherOld: otherOld) }

  func hash(old: Int) -> Int { pair.hash(old: old) }

  func hash(new: Int) -> Int { pair.hash(new: new) }

  func commonPrefix() -> Int { pair.commonPrefix() }

  func commonSuffix(after prefix: Int) -> Int { pair.commonSuffix(after: prefix) }

  func commonRun(old: Int, new: Int, limit: Int) -> Int { pair.commonRun(old: old, new: new, limit: limit) }

  func nextCommonRun(old: Int, new: Int) -> CommonRun? { pair.nextCommonRun(old: old, new: new) }

  func match(with matcher: inout ListMatcher) { pair.match(with: &matcher) }

  func isUnchanged(old: Int, new: Int) -> Bool { true }
}
#endif
