/// The difference between two lists of sections: changes of the sections, and changes of the items within.
///
/// Items of deleted and inserted sections are deleted and inserted with their section and are not listed,
/// unless they match an item of another section: then they are moves. Items of a moved section move with it
/// and are not listed.
public struct SectionedDifference: Hashable, Sendable {
  /// The positions, in the old version, of the deleted sections, ascending.
  public var sectionDeletes: [Int]
  /// The positions, in the new version, of the inserted sections, ascending.
  public var sectionInserts: [Int]
  /// The fewest moves that produce the new order of the sections, ascending by the new position.
  public var sectionMoves: [Move<Int>]
  /// The sections whose own content differs, regardless of their items: old and new positions, ascending by
  /// the new one.
  public var sectionUpdates: [Move<Int>]
  /// The old paths of items deleted from retained sections, ascending.
  public var deletes: [ItemPath]
  /// The new paths of items inserted into retained sections, ascending.
  public var inserts: [ItemPath]
  /// The items that changed section, and the fewest moves within sections, ascending by the new path.
  public var moves: [Move<ItemPath>]
  /// The matched items whose content differs, as old and new paths, ascending by the new one.
  public var updates: [Move<ItemPath>]
  /// The changes of headers, footers and other supplementary items in sections that are in both versions.
  public var supplementary: SupplementaryDifference

  /// Creates a difference from its parts; without arguments, the one between equal versions.
  @inlinable
  public init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [Move<Int>] = [],
    sectionUpdates: [Move<Int>] = [], deletes: [ItemPath] = [], inserts: [ItemPath] = [],
    moves: [Move<ItemPath>] = [], updates: [Move<ItemPath>] = [],
    supplementary: SupplementaryDifference = SupplementaryDifference()
  ) {
    self.sectionDeletes = sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionMoves = sectionMoves
    self.sectionUpdates = sectionUpdates
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
    self.supplementary = supplementary
  }

  /// A Boolean value that indicates whether the versions are the same.
  public var isEmpty: Bool { self == SectionedDifference() }
}

extension SectionedDifference: CustomStringConvertible {
  /// The changes in one line: `delete section @ 1, insert @ 0.4, move @ 0.3 → 1.7`, or `no change`.
  public var description: String {
    var list = ChangeList()
    list.add("delete section", sectionDeletes)
    list.add("insert section", sectionInserts)
    list.add("move section", sectionMoves)
    list.add("update section", sectionUpdates)
    list.add("delete", deletes)
    list.add("insert", inserts)
    list.add("move", moves)
    list.add("update", updates)
    list.add("delete supplementary", supplementary.deletes)
    list.add("insert supplementary", supplementary.inserts)
    list.add("update supplementary", supplementary.updates)
    return list.description
  }
}

#if !hasFeature(Embedded)
extension SectionedDifference: Codable {}
#endif
