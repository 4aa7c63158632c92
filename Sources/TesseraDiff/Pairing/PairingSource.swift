/// Two versions of a list of sections, accessed by position, with the operations that are needed to match
/// their items.
public protocol PairingSource {
  /// The type of the sections.
  associatedtype Sections: ListPair
  /// The type of the items of an old and a new section.
  associatedtype Items: ListPair

  /// The sections, matched by their ids.
  var sections: Sections { get }

  /// The scope in which an id identifies an item.
  ///
  /// With ``IdentityScope/section`` no matches are searched in other sections.
  var identityScope: IdentityScope { get }

  /// Returns the number of items in an old section.
  func count(old section: Int) -> Int

  /// Returns the number of items in a new section.
  func count(new section: Int) -> Int

  /// Calls a closure with the items of an old section and the matching new section.
  func withItems<Result>(old: Int, new: Int, _ body: (Items) -> Result) -> Result

  /// Calls a closure with the items of an old section and the matching new section, many of which will be
  /// compared and hashed.
  func withComparedItems<Result>(old: Int, new: Int, _ body: (Items) -> Result) -> Result

  /// Returns whether an old and a new item have the same id, regardless of their sections.
  func hasSameID(old: ItemPath, new: ItemPath) -> Bool

  /// Returns whether two old items have the same id, regardless of their sections.
  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool

  /// Returns a hash of an old item's id. Equal ids have equal hashes.
  func hash(old: ItemPath) -> Int

  /// Returns a hash of a new item's id.
  func hash(new: ItemPath) -> Int
}

extension PairingSource {
  /// The whole collection: items can move across sections.
  @inlinable public var identityScope: IdentityScope { .collection }

  /// Calls `withItems(old:new:_:)`.
  @inlinable
  public func withComparedItems<Result>(old: Int, new: Int, _ body: (Items) -> Result) -> Result {
    withItems(old: old, new: new, body)
  }
}

/// Two versions of a list of sections whose items can also be compared by content.
public protocol DifferenceSource: PairingSource
where Sections: ComparableListPair, Items: ComparableListPair {
  /// Returns whether a new item has the same content as an old item with the same id, regardless of their
  /// sections.
  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool

  /// Adds the changes of the supplementary items of an old section and the matching new section.
  func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  )
}

extension DifferenceSource {
  /// Adds nothing, because there are no supplementary items.
  @inlinable
  public func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  ) {}
}
