/// The changes that a view such as `UICollectionView` performs together, in one `performBatchUpdates`.
///
/// Deletes, reloads and the origins of moves are positions before the batch. Inserts, the targets of moves
/// and updates are positions after it. The section of a path is counted in the same version as its item.
/// Every list is ascending; moves are sorted by their target.
public struct Batch: Hashable, Sendable {
  /// The positions, before the batch, of the sections to delete.
  public var sectionDeletes: [Int]
  /// The positions, after the batch, of the inserted sections.
  public var sectionInserts: [Int]
  /// The sections that change their order.
  public var sectionMoves: [Move<Int>]
  /// The positions, before the batch, of the sections whose views are discarded and created again.
  public var sectionReloads: [Int]
  /// The paths, before the batch, of the items to delete from retained sections.
  public var deletes: [ItemPath]
  /// The paths, after the batch, of the items inserted into retained sections.
  public var inserts: [ItemPath]
  /// The items that change their order or their section.
  public var moves: [Move<ItemPath>]
  /// The paths, before the batch, of the items whose cells are discarded and created again.
  public var reloads: [ItemPath]
  /// The positions, after the batch, of the sections to reconfigure in place.
  ///
  /// Updates are not part of the batch itself.
  public var sectionUpdates: [Int]
  /// The paths, after the batch, of the items to reconfigure in place.
  ///
  /// Updates are not part of the batch itself.
  public var updates: [ItemPath]

  /// Creates a batch from its parts; without arguments, an empty one.
  public init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [Move<Int>] = [],
    sectionReloads: [Int] = [], deletes: [ItemPath] = [], inserts: [ItemPath] = [],
    moves: [Move<ItemPath>] = [], reloads: [ItemPath] = [], sectionUpdates: [Int] = [],
    updates: [ItemPath] = []
  ) {
    self.sectionDeletes = sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionMoves = sectionMoves
    self.sectionReloads = sectionReloads
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.reloads = reloads
    self.sectionUpdates = sectionUpdates
    self.updates = updates
  }

  /// A Boolean value that indicates whether the batch contains no changes.
  public var isEmpty: Bool { self == Batch() }

  /// The number of changes, including updates in place.
  public var count: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionReloads.count + deletes.count
      + inserts.count + moves.count + reloads.count + sectionUpdates.count + updates.count
  }
}

extension Batch: CustomStringConvertible {
  /// The changes in one line: `delete section @ 1, insert @ 0.4, move @ 0.3 → 1.7`, or `no change`.
  public var description: String {
    var list = ChangeList()
    list.add("delete section", sectionDeletes)
    list.add("insert section", sectionInserts)
    list.add("move section", sectionMoves)
    list.add("reload section", sectionReloads)
    list.add("delete", deletes)
    list.add("insert", inserts)
    list.add("move", moves)
    list.add("reload", reloads)
    list.add("update section", sectionUpdates)
    list.add("update", updates)
    return list.description
  }
}

#if !hasFeature(Embedded)
extension Batch: Codable {}
#endif
