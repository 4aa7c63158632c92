import TesseraDiff

/// A section as something to pair: ids are compared by position, without copying them.
@usableFromInline package protocol IdentifiedSection {
  var key: SectionKey { get }
  /// How many items there are.
  var count: Int { get }

  /// Whether an item has the id of one of another section, or of the same.
  func hasSameID(at item: Int, as other: Self, at otherItem: Int) -> Bool

  /// The section in which alone the id of an item is known; nil: it is known in all.
  func home(of item: Int) -> SectionKey?

  /// Whether no item can be in a section of another key, unless it is carried there: each is known in this one alone.
  var keepsItems: Bool { get }

  /// Whether an item was carried into the section that is known in another one.
  var hasCarriedItems: Bool { get }

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

  /// Returns a quick way to compare many items with those of an older section; nil if there is none.
  func comparison(with old: Self) -> RunComparison?
}

extension IdentifiedSection {
  /// Nil: there is none.
  package func comparison(with old: Self) -> RunComparison? { nil }

  /// Nil: nothing is certain.
  package func nextCommonStretch(with old: Self, old oldItem: Int, new newItem: Int) -> CommonStretch? { nil }
}

/// The one rule by which the engine pairs: which item of some sections is which of others.
@usableFromInline package struct SectionsPair<Section: IdentifiedSection>: PairingSource {
  @usableFromInline package let old: [Section]
  @usableFromInline package let new: [Section]
  /// Whether what the cells show is compared, and not only which is which.
  @usableFromInline package let comparesCells: Bool

  /// Makes the pair.
  @inlinable package init(old: [Section], new: [Section], comparesCells: Bool = true) {
    self.old = old
    self.new = new
    self.comparesCells = comparesCells
  }

  @inlinable package var sections: SectionKeysPair<Section> { SectionKeysPair(old: old, new: new) }

  /// The whole collection as soon as one item on each side can be in another section; see ``isSame(_:in:as:in:)``.
  @inlinable package var identityScope: IdentityScope {
    guard old.allSatisfy({ $0.keepsItems }) || new.allSatisfy({ $0.keepsItems }) else { return .collection }
    let isCarrying = old.contains { $0.hasCarriedItems } || new.contains { $0.hasCarriedItems }
    return isCarrying ? .collection : .section
  }

  @inlinable package func count(old section: Int) -> Int { old[section].count }

  @inlinable package func count(new section: Int) -> Int { new[section].count }

  @inlinable package func withItems<Result>(old: Int, new: Int, _ body: (SectionItemsPair<Section>) -> Result)
    -> Result
  {
    body(SectionItemsPair(old: self.old[old], new: self.new[new], comparesCells: comparesCells))
  }

  #if !hasFeature(Embedded)
  @inlinable package func withComparedItems<Result>(
    old: Int, new: Int, _ body: (SectionItemsPair<Section>) -> Result
  ) -> Result {
    let (old, new) = (self.old[old], self.new[new])
    return body(
      SectionItemsPair(old: old, new: new, comparesCells: comparesCells, runs: new.comparison(with: old)))
  }
  #endif

  @inlinable package func hasSameID(old: ItemPath, new: ItemPath) -> Bool {
    isSame(old.item, in: self.old[old.section], as: new.item, in: self.new[new.section])
  }

  @inlinable package func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
    isSame(old.item, in: self.old[old.section], as: otherOld.item, in: self.old[otherOld.section])
  }

  /// Whether an item is the same item as one of another section, or of the same: its id is equal, and known as far.
  @inlinable package func isSame(_ item: Int, in section: Section, as otherItem: Int, in other: Section)
    -> Bool
  {
    section.hasSameID(at: item, as: other, at: otherItem)
      && section.home(of: item) == other.home(of: otherItem)
  }

  @inlinable package func hash(old: ItemPath) -> Int { hash(old.item, in: self.old[old.section]) }

  @inlinable package func hash(new: ItemPath) -> Int { hash(new.item, in: self.new[new.section]) }

  /// A hash of an id and of the section in which alone it is known: many sections may have items of one id.
  @inlinable package func hash(_ item: Int, in section: Section) -> Int {
    let id = section.idHash(at: item)
    guard let home = section.home(of: item) else { return id }
    var hasher = Hasher()
    id.hash(into: &hasher)
    home.hash(into: &hasher)
    return hasher.finalize()
  }
}

/// Sections by their keys, side by side.
@usableFromInline package struct SectionKeysPair<Section: IdentifiedSection>: ListPair {
  @usableFromInline package let old: [Section]
  @usableFromInline package let new: [Section]

  /// Makes the pair.
  @inlinable package init(old: [Section], new: [Section]) {
    self.old = old
    self.new = new
  }

  @inlinable package var oldCount: Int { old.count }

  @inlinable package var newCount: Int { new.count }

  @inlinable package func hasSameID(old: Int, new: Int) -> Bool { self.old[old].key == self.new[new].key }

  @inlinable package func hasSameID(old: Int, otherOld: Int) -> Bool {
    self.old[old].key == self.old[otherOld].key
  }

  @inlinable package func hash(old: Int) -> Int { self.old[old].key.hashValue }

  @inlinable package func hash(new: Int) -> Int { self.new[new].key.hashValue }
}

/// The items of two sections that are the same section, side by side.
@usableFromInline package struct SectionItemsPair<Section: IdentifiedSection>: ListPair {
  @usableFromInline package let old: Section
  @usableFromInline package let new: Section
  /// Whether what the cells show is compared.
  @usableFromInline package let comparesCells: Bool
  #if hasFeature(Embedded)
  /// Nil: every comparison is compiled for its types.
  @usableFromInline package var items: ItemComparison? { nil }
  #else
  /// Compares the items of a run of each section; nil if no quick way is known.
  @usableFromInline package let items: ItemComparison?
  #endif
  /// The positions of these items in their sections.
  @usableFromInline package let oldRun: Range<Int>
  @usableFromInline package let newRun: Range<Int>

  /// Makes the pair.
  @inlinable package init(old: Section, new: Section, comparesCells: Bool = true, runs: RunComparison? = nil)
  {
    self.old = old
    self.new = new
    self.comparesCells = comparesCells
    #if !hasFeature(Embedded)
    items = runs?.items
    #endif
    oldRun = runs?.old ?? 0..<0
    newRun = runs?.new ?? 0..<0
  }

  @inlinable package var oldCount: Int { old.count }

  @inlinable package var newCount: Int { new.count }

  @inlinable package func hasSameID(old: Int, new: Int) -> Bool {
    if oldRun.contains(old), newRun.contains(new), let items {
      return items.hasSameID(old &- oldRun.lowerBound, new &- newRun.lowerBound)
    }
    return self.old.hasSameID(at: old, as: self.new, at: new)
  }

  @inlinable package func hasSameID(old: Int, otherOld: Int) -> Bool {
    if oldRun.contains(old), oldRun.contains(otherOld), let items {
      return items.hasSameOldID(old &- oldRun.lowerBound, otherOld &- oldRun.lowerBound)
    }
    return self.old.hasSameID(at: old, as: self.old, at: otherOld)
  }

  @inlinable package func hash(old: Int) -> Int {
    if oldRun.contains(old), let items { return items.oldHash(old &- oldRun.lowerBound) }
    return self.old.idHash(at: old)
  }

  @inlinable package func hash(new: Int) -> Int {
    if newRun.contains(new), let items { return items.newHash(new &- newRun.lowerBound) }
    return self.new.idHash(at: new)
  }

  @inlinable package func commonPrefix() -> Int { new.commonPrefix(with: old) }

  @inlinable package func commonSuffix(after prefix: Int) -> Int {
    new.commonSuffix(with: old, after: prefix)
  }

  @inlinable package func commonRun(old: Int, new: Int, limit: Int) -> Int {
    var length = 0
    if oldRun.contains(old), newRun.contains(new), let items {
      let room = min(limit, oldRun.upperBound - old, newRun.upperBound - new)
      length = items.commonRun(old - oldRun.lowerBound, new - newRun.lowerBound, room)
      if length < room { return length }
    }
    while length < limit, hasSameID(old: old + length, new: new + length) { length += 1 }
    return length
  }

  @inlinable package func nextCommonStretch(old: Int, new: Int) -> CommonStretch? {
    self.new.nextCommonStretch(with: self.old, old: old, new: new)
  }
}

/// A quick way to compare the items of one old and one new run of two sections.
@usableFromInline package struct RunComparison {
  /// The positions of the old run's items in their section.
  @usableFromInline package let old: Range<Int>
  /// The positions of the new run's items in their section.
  @usableFromInline package let new: Range<Int>
  /// Compares items by their positions in the runs.
  @usableFromInline package let items: ItemComparison

  /// Makes the value of its parts.
  package init(old: Range<Int>, new: Range<Int>, items: ItemComparison) {
    (self.old, self.new, self.items) = (old, new, items)
  }
}
