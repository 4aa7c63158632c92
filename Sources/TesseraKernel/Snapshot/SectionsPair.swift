import TesseraDiff

/// A section that can be paired. Ids are compared by position, without copying them.
@usableFromInline package protocol IdentifiedSection {
  var key: SectionKey { get }
  var count: Int { get }

  /// Returns whether an item has the id of an item of another section, or of the same section.
  func hasSameID(at item: Int, as other: Self, at otherItem: Int) -> Bool

  /// Returns the section in which the id of an item is unique; `nil` if it is unique in the whole collection.
  func idScope(of item: Int) -> SectionKey?

  /// Whether the scope of all items is this section, so that they are in no other unless moved there.
  var keepsItems: Bool { get }

  /// Whether an item that belongs to the scope of another section was moved into this one.
  var hasMovedItems: Bool { get }

  func idHash(at item: Int) -> Int

  /// Returns the number of items at the start that are known to be the same without comparing each.
  func commonPrefix(with old: Self) -> Int

  /// Returns the number of items at the end known to be the same, without the first `prefix` items.
  func commonSuffix(with old: Self, after prefix: Int) -> Int

  /// Returns the next items that are certainly the same as in an older section, at or after two positions.
  func nextCommonRun(with old: Self, old oldItem: Int, new newItem: Int) -> CommonRun?

  /// Returns a fast comparison of many items with those of an older section; `nil` if there is none.
  func comparison(with old: Self) -> RunComparison?
}

extension IdentifiedSection {
  /// Returns `nil`: there is no fast comparison.
  package func comparison(with old: Self) -> RunComparison? { nil }

  /// Returns `nil`: no items are certain.
  package func nextCommonRun(with old: Self, old oldItem: Int, new newItem: Int) -> CommonRun? { nil }
}

/// Two lists of sections, with the single rule by which the engine pairs their items.
@usableFromInline package struct SectionsPair<Section: IdentifiedSection>: PairingSource {
  @usableFromInline package let old: [Section]
  @usableFromInline package let new: [Section]
  /// Whether the contents of cells are compared, and not only identities.
  @usableFromInline package let comparesCells: Bool

  @inlinable package init(old: [Section], new: [Section], comparesCells: Bool = true) {
    self.old = old
    self.new = new
    self.comparesCells = comparesCells
  }

  @inlinable package var sections: SectionKeysPair<Section> { SectionKeysPair(old: old, new: new) }

  /// The scope of pairing: the whole collection if an item on each side can be in another section; see
  /// ``isSame(_:in:as:in:)``.
  @inlinable package var identityScope: IdentityScope {
    guard old.allSatisfy({ $0.keepsItems }) || new.allSatisfy({ $0.keepsItems }) else { return .collection }
    let isCarrying = old.contains { $0.hasMovedItems } || new.contains { $0.hasMovedItems }
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

  /// Returns whether an item is the same as one of any section: their ids and scopes are equal.
  @inlinable package func isSame(_ item: Int, in section: Section, as otherItem: Int, in other: Section)
    -> Bool
  {
    section.hasSameID(at: item, as: other, at: otherItem)
      && section.idScope(of: item) == other.idScope(of: otherItem)
  }

  @inlinable package func hash(old: ItemPath) -> Int { hash(old.item, in: self.old[old.section]) }

  @inlinable package func hash(new: ItemPath) -> Int { hash(new.item, in: self.new[new.section]) }

  /// Returns a hash of the id and the scope of an item: many sections may have items with the same id.
  @inlinable package func hash(_ item: Int, in section: Section) -> Int {
    let id = section.idHash(at: item)
    guard let idScope = section.idScope(of: item) else { return id }
    var hasher = Hasher()
    id.hash(into: &hasher)
    idScope.hash(into: &hasher)
    return hasher.finalize()
  }
}

/// A pair of section lists that compares keys.
@usableFromInline package struct SectionKeysPair<Section: IdentifiedSection>: ListPair {
  @usableFromInline package let old: [Section]
  @usableFromInline package let new: [Section]

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

/// A pair of item lists, of two versions of the same section.
@usableFromInline package struct SectionItemsPair<Section: IdentifiedSection>: ListPair {
  @usableFromInline package let old: Section
  @usableFromInline package let new: Section
  @usableFromInline package let comparesCells: Bool
  #if hasFeature(Embedded)
  /// Always `nil`: every comparison is compiled for its types.
  @usableFromInline package var items: ItemComparison? { nil }
  #else
  /// The fast comparison of the items of a run of each section; `nil` if there is none.
  @usableFromInline package let items: ItemComparison?
  #endif
  /// The positions of these items in their sections.
  @usableFromInline package let oldRun: Range<Int>
  @usableFromInline package let newRun: Range<Int>

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
      length = items.commonRunLength(old - oldRun.lowerBound, new - newRun.lowerBound, room)
      if length < room { return length }
    }
    while length < limit, hasSameID(old: old + length, new: new + length) { length += 1 }
    return length
  }

  @inlinable package func nextCommonRun(old: Int, new: Int) -> CommonRun? {
    self.new.nextCommonRun(with: self.old, old: old, new: new)
  }

  /// Matches the items where their types are known, if all of them are in the runs that can be compared there.
  @inlinable package func match(with matcher: inout ListMatcher) {
    if let items, oldRun.contains(matcher.oldItems), newRun.contains(matcher.newItems) {
      items.match(&matcher, oldRun.lowerBound, newRun.lowerBound)
    }
    // Has no effect if they are matched.
    matcher.match(self)
  }
}

/// A fast comparison of the items of an old and a new run of two sections.
@usableFromInline package struct RunComparison {
  /// The positions of the old run's items in their section.
  @usableFromInline package let old: Range<Int>
  /// The positions of the new run's items in their section.
  @usableFromInline package let new: Range<Int>
  /// Compares items by their positions in the runs.
  @usableFromInline package let items: ItemComparison

  package init(old: Range<Int>, new: Range<Int>, items: ItemComparison) {
    (self.old, self.new, self.items) = (old, new, items)
  }
}
