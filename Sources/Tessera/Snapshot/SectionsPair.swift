import TesseraDiff

/// A section as something to pair: ids are compared by position, without copying them.
protocol IdentifiedSection {
  var key: SectionKey { get }
  /// How many items there are.
  var count: Int { get }

  /// Whether an item has the id of one of another section, or of the same.
  func hasSameID(at item: Int, as other: Self, at otherItem: Int) -> Bool

  /// Whether an item has no id but its place in the declaration.
  func isKnownByPlace(_ item: Int) -> Bool

  /// A hash of an item's id.
  func idHash(at item: Int) -> Int

  /// How many items at the start are the same as in an older section; fewer where a look at each would be needed to know.
  func commonPrefix(with old: Self) -> Int

  /// How many items at the end are the same as in an older section, not counting the first `prefix` items; fewer where a
  /// look at each would be needed to know.
  func commonSuffix(with old: Self, after prefix: Int) -> Int

  /// The next items in a row that are certain to be the same as in an older section, none of them before these positions;
  /// nil: nothing more is certain.
  func nextCommonStretch(with old: Self, old oldItem: Int, new newItem: Int) -> CommonStretch?
}

extension IdentifiedSection {
  /// Nil: nothing is certain.
  func nextCommonStretch(with old: Self, old oldItem: Int, new newItem: Int) -> CommonStretch? { nil }
}

/// The one rule by which the engine pairs: which item of some sections is which of others.
struct SectionsPair<Section: IdentifiedSection>: PairingSource {
  let old: [Section]
  let new: [Section]

  var sections: SectionKeysPair<Section> { SectionKeysPair(old: old, new: new) }

  func count(old section: Int) -> Int { old[section].count }

  func count(new section: Int) -> Int { new[section].count }

  func withItems<Result>(old: Int, new: Int, _ body: (SectionItemsPair<Section>) -> Result) -> Result {
    body(SectionItemsPair(old: self.old[old], new: self.new[new]))
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool {
    isSame(old.item, in: self.old[old.section], as: new.item, in: self.new[new.section])
  }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
    isSame(old.item, in: self.old[old.section], as: otherOld.item, in: self.old[otherOld.section])
  }

  /// Whether an item is the same item as one of another section, or of the same. What is known by its place in the
  /// declaration alone is known in its own section only.
  private func isSame(_ item: Int, in section: Section, as otherItem: Int, in other: Section) -> Bool {
    guard section.hasSameID(at: item, as: other, at: otherItem) else { return false }
    return !section.isKnownByPlace(item) || section.key == other.key
  }

  func hash(old: ItemPath) -> Int { self.old[old.section].idHash(at: old.item) }

  func hash(new: ItemPath) -> Int { self.new[new.section].idHash(at: new.item) }
}

/// Sections by their keys, side by side.
struct SectionKeysPair<Section: IdentifiedSection>: ListPair {
  let old: [Section]
  let new: [Section]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old[old].key == self.new[new].key }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old[old].key == self.old[otherOld].key }

  func hash(old: Int) -> Int { self.old[old].key.hashValue }

  func hash(new: Int) -> Int { self.new[new].key.hashValue }
}

/// The items of two sections that are the same section, side by side.
struct SectionItemsPair<Section: IdentifiedSection>: ListPair {
  let old: Section
  let new: Section

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old.hasSameID(at: old, as: self.new, at: new) }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old.hasSameID(at: old, as: self.old, at: otherOld) }

  func hash(old: Int) -> Int { self.old.idHash(at: old) }

  func hash(new: Int) -> Int { self.new.idHash(at: new) }

  func commonPrefix() -> Int { new.commonPrefix(with: old) }

  func commonSuffix(after prefix: Int) -> Int { new.commonSuffix(with: old, after: prefix) }

  func nextCommonStretch(old: Int, new: Int) -> CommonStretch? {
    self.new.nextCommonStretch(with: self.old, old: old, new: new)
  }
}
