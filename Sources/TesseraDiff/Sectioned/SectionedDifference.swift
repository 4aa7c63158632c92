/// What turns one list of sections into another: changes of the sections, and changes of the items within.
///
/// Items of deleted and inserted sections go and come with their section and are not listed, unless they were paired
/// with an item of another section: then they are moves. Items of a moved section move along with it, unlisted.
public struct SectionedDifference: Hashable, Sendable {
  /// Positions in the old version of the sections that are gone, ascending.
  public var sectionDeletes: [Int]
  /// Positions in the new version of the sections that were not there, ascending.
  public var sectionInserts: [Int]
  /// The fewest moves that explain the new order of the sections, ascending by the new position.
  public var sectionMoves: [Move<Int>]
  /// Sections whose own content differs, whatever happened to their items: old and new positions, ascending by the
  /// new one.
  public var sectionUpdates: [Move<Int>]
  /// Items that are gone from sections that are still there: old paths, ascending.
  public var deletes: [ItemPath]
  /// Items that are new in sections that were there before: new paths, ascending.
  public var inserts: [ItemPath]
  /// Items that changed section, and the fewest moves within sections, ascending by the new path.
  public var moves: [Move<ItemPath>]
  /// Paired items whose content differs, as old and new paths, ascending by the new one.
  public var updates: [Move<ItemPath>]
  /// Changes of headers, footers and their like in sections that are in both versions.
  public var supplementary: SupplementaryDifference

  /// Makes a difference from its parts; without arguments, the one between equal versions.
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

  /// Whether the versions are the same.
  public var isEmpty: Bool { self == SectionedDifference() }
}

extension SectionedDifference: CustomStringConvertible {
  /// One line: `delete section @ 1, insert @ 0.4, move @ 0.3 → 1.7`, or `no change`.
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
