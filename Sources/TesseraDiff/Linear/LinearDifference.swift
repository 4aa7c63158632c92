/// The difference between two lists: deletes, inserts, the fewest possible moves, and updates in place.
///
/// Items are matched by id. A matched item whose content differs is an update, whether it moves or not. The
/// number of moves is minimal: the matched items that stay form a longest increasing subsequence.
///
///     LinearDifference(from: ["a", "b", "c"], to: ["c", "a", "b", "d"])
///     // insert @ 3, move @ 2 → 0
public struct LinearDifference: Hashable, Sendable {
  /// The positions, in the old list, of the deleted items, ascending.
  public var deletes: [Int]
  /// The positions, in the new list, of the inserted items, ascending.
  public var inserts: [Int]
  /// The fewest moves that produce the new order, ascending by their position in the new list.
  public var moves: [Move<Int>]
  /// The matched items whose content differs, as old and new positions, ascending by the new one.
  public var updates: [Move<Int>]

  /// Creates a difference from its parts; without arguments, the one between equal lists.
  @inlinable
  public init(
    deletes: [Int] = [], inserts: [Int] = [], moves: [Move<Int>] = [], updates: [Move<Int>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// A Boolean value that indicates whether the lists are the same.
  @inlinable
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
}

extension LinearDifference: CustomStringConvertible {
  /// The changes in one line: `delete @ 1, insert @ 4, move @ 3 → 7, update @ 2 → 2`, or `no change`.
  public var description: String {
    var list = ChangeList()
    list.add("delete", deletes)
    list.add("insert", inserts)
    list.add("move", moves)
    list.add("update", updates)
    return list.description
  }
}

#if !hasFeature(Embedded)
extension LinearDifference: Codable {}
#endif
