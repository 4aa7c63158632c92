/// Two versions of a list of sections, seen by position only: all that has to be known to tell which item is which.
public protocol PairingSource {
  /// The sections themselves.
  associatedtype Sections: ListPair
  /// The items of an old section beside those of a new one.
  associatedtype Items: ListPair

  /// The sections, by their ids.
  var sections: Sections { get }

  /// Whether items can be in another section than they were; with ``IdentityScope/section`` none is looked for there.
  var identityScope: IdentityScope { get }

  /// How many items an old section has.
  func count(old section: Int) -> Int

  /// How many items a new section has.
  func count(new section: Int) -> Int

  /// Lends the items of an old and a new section that are the same section.
  func withItems<Result>(old: Int, new: Int, _ body: (Items) -> Result) -> Result

  /// Lends the items of an old and a new section that are the same section, many of which will be compared and hashed.
  func withComparedItems<Result>(old: Int, new: Int, _ body: (Items) -> Result) -> Result

  /// Whether an old and a new item have the same id, whatever their sections.
  func hasSameID(old: ItemPath, new: ItemPath) -> Bool

  /// Whether two old items have the same id, whatever their sections.
  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool

  /// A hash of an old item's id; equal ids have equal hashes.
  func hash(old: ItemPath) -> Int

  /// A hash of a new item's id.
  func hash(new: ItemPath) -> Int
}

extension PairingSource {
  /// The whole collection: items move across sections.
  @inlinable public var identityScope: IdentityScope { .collection }

  /// Lends them in no other way.
  @inlinable
  public func withComparedItems<Result>(old: Int, new: Int, _ body: (Items) -> Result) -> Result {
    withItems(old: old, new: new, body)
  }
}

/// Two versions of a list of sections whose items can also be compared by content.
public protocol DifferenceSource: PairingSource
where Sections: ComparableListPair, Items: ComparableListPair {
  /// Whether a new item looks as the old one did, given that they have the same id, whatever their sections.
  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool

  /// Adds what happened to the supplementary items of an old and a new section that are the same section.
  func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  )
}

extension DifferenceSource {
  /// Adds nothing: there are no supplementary items.
  @inlinable
  public func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  ) {}
}
