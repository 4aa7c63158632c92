/// Changes that a view such as `UICollectionView` carries out together, in one `performBatchUpdates`.
///
/// Deletes, reloads and the start of a move are positions before the batch; inserts, the end of a move and updates are
/// positions after it. A path's section is counted in the same version as its item. Lists are ascending, moves by
/// their end.
public struct Batch: Hashable, Sendable {
  /// Positions before the batch of the sections that go.
  public var sectionDeletes: [Int]
  /// Positions after the batch of the sections that come.
  public var sectionInserts: [Int]
  /// Sections that change their order.
  public var sectionMoves: [Move<Int>]
  /// Positions before the batch of the sections that are thrown away and made anew.
  public var sectionReloads: [Int]
  /// Paths before the batch of the items that go from sections that stay.
  public var deletes: [ItemPath]
  /// Paths after the batch of the items that come to sections that stay.
  public var inserts: [ItemPath]
  /// Items that change their order or their section.
  public var moves: [Move<ItemPath>]
  /// Paths before the batch of the items that are thrown away and made anew.
  public var reloads: [ItemPath]
  /// Positions after the batch of the sections to be configured again, in place: no part of the batch itself.
  public var sectionUpdates: [Int]
  /// Paths after the batch of the items to be configured again, in place: no part of the batch itself.
  public var updates: [ItemPath]

  /// Makes a batch from its parts; without arguments, one that changes nothing.
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

  /// Whether there is nothing to do.
  public var isEmpty: Bool { self == Batch() }

  /// How many changes there are, updates in place included.
  public var count: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionReloads.count + deletes.count
      + inserts.count + moves.count + reloads.count + sectionUpdates.count + updates.count
  }
}

extension Batch: CustomStringConvertible {
  /// One line: `delete section @ 1, insert @ 0.4, move @ 0.3 → 1.7`, or `no change`.
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
