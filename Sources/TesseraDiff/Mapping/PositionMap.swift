/// A map between the positions of items in two lists, derived from their difference alone.
///
/// Items that are neither inserted, deleted nor moved keep their order. So their new positions follow from
/// the number of other items that are inserted and deleted before them.
///
///     let map = PositionMap(LinearDifference(from: ["a", "b", "c"], to: ["c", "x", "b"]))
///     map.newPosition(ofOld: 1)   // 2
///     map.oldPosition(ofNew: 1)   // nil: inserted
///
/// The map does not contain the lengths of the lists: it maps a position behind their end as if an item
/// existed there.
public struct PositionMap: Hashable, Sendable {
  /// The moves, ascending by their origin.
  private let movesByOrigin: [Move<Int>]
  /// The moves, ascending by their target.
  private let movesByTarget: [Move<Int>]
  /// The old positions of deleted and moved items, ascending.
  private let removals: [Int]
  /// The new positions of inserted and moved items, ascending.
  private let insertions: [Int]

  /// Creates a map from the parts of a difference.
  ///
  /// - Complexity: O(*c* log *c*) for *c* deletes, inserts and moves.
  public init(deletes: [Int], inserts: [Int], moves: [Move<Int>]) {
    movesByOrigin = moves.sorted { $0.from < $1.from }
    movesByTarget = moves.sorted { $0.to < $1.to }
    removals = (deletes + moves.map { $0.from }).sorted()
    insertions = (inserts + moves.map { $0.to }).sorted()
  }

  /// Creates the map of a difference.
  public init(_ difference: LinearDifference) {
    self.init(deletes: difference.deletes, inserts: difference.inserts, moves: difference.moves)
  }

  /// Returns the new position of an old item, or `nil` if it is deleted.
  ///
  /// - Complexity: O(log *c*).
  public func newPosition(ofOld position: Int) -> Int? {
    let move = movesByOrigin.countOfFirst { $1.from < position }
    if move < movesByOrigin.count, movesByOrigin[move].from == position { return movesByOrigin[move].to }
    return PositionMap.map(position, from: removals, to: insertions)
  }

  /// Returns the old position of a new item, or `nil` if it is inserted.
  ///
  /// - Complexity: O(log *c*).
  public func oldPosition(ofNew position: Int) -> Int? {
    let move = movesByTarget.countOfFirst { $1.to < position }
    if move < movesByTarget.count, movesByTarget[move].to == position { return movesByTarget[move].from }
    return PositionMap.map(position, from: insertions, to: removals)
  }

  /// Maps the position of an item that keeps its order: it has the same number of such items before it in
  /// both lists.
  ///
  /// - Parameters:
  ///   - position: The position in one list.
  ///   - from: The positions in that list of items that do not keep their order, ascending.
  ///   - to: The positions in the other list of items that do not keep their order, ascending.
  /// - Returns: The position in the other list, or `nil` if the item does not keep its order.
  static func map(
    _ position: Int, from: some RandomAccessCollection<Int>, to: some RandomAccessCollection<Int>
  ) -> Int? {
    let before = from.countOfFirst { _, changed in changed < position }
    if before < from.count, from[from.index(from.startIndex, offsetBy: before)] == position { return nil }
    // Positions outside of the lists can have any value, so sums wrap around instead of trapping.
    let rank = position &- before
    // In the other list, a changed position precedes the item if at most `rank` retained items precede that
    // position.
    return rank &+ to.countOfFirst { offset, changed in changed &- offset <= rank }
  }
}
