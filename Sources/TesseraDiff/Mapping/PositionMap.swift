/// Tells where an item of one list is in the other, from their difference alone.
///
/// Items that neither come, go nor move keep their order; so their new positions follow from how many others come and
/// go before them.
///
///     let map = PositionMap(LinearDifference(from: ["a", "b", "c"], to: ["c", "x", "b"]))
///     map.newPosition(ofOld: 1)   // 2
///     map.oldPosition(ofNew: 1)   // nil: inserted
///
/// The map does not know how long the lists are: a position behind their end is mapped as if there were an item.
public struct PositionMap: Hashable, Sendable {
  /// Moves by where they begin, ascending.
  private let movesByOrigin: [Move<Int>]
  /// Moves by where they end, ascending.
  private let movesByTarget: [Move<Int>]
  /// Old positions that are deleted or moved away, ascending.
  private let departures: [Int]
  /// New positions that are inserted or moved to, ascending.
  private let arrivals: [Int]

  /// Makes a map of the parts of a difference.
  ///
  /// - Complexity: O(*c* log *c*) for *c* deletes, inserts and moves.
  public init(deletes: [Int], inserts: [Int], moves: [Move<Int>]) {
    movesByOrigin = moves.sorted { $0.from < $1.from }
    movesByTarget = moves.sorted { $0.to < $1.to }
    departures = (deletes + moves.map { $0.from }).sorted()
    arrivals = (inserts + moves.map { $0.to }).sorted()
  }

  /// Makes a map of a difference.
  public init(_ difference: LinearDifference) {
    self.init(deletes: difference.deletes, inserts: difference.inserts, moves: difference.moves)
  }

  /// The place of an old item in the new list; nil where it is gone.
  ///
  /// - Complexity: O(log *c*).
  public func newPosition(ofOld position: Int) -> Int? {
    let move = movesByOrigin.countOfFirst { $1.from < position }
    if move < movesByOrigin.count, movesByOrigin[move].from == position { return movesByOrigin[move].to }
    return PositionMap.map(position, from: departures, to: arrivals)
  }

  /// The place of a new item in the old list; nil where it was not there.
  ///
  /// - Complexity: O(log *c*).
  public func oldPosition(ofNew position: Int) -> Int? {
    let move = movesByTarget.countOfFirst { $1.to < position }
    if move < movesByTarget.count, movesByTarget[move].to == position { return movesByTarget[move].from }
    return PositionMap.map(position, from: arrivals, to: departures)
  }

  /// Maps an item that keeps its order: as many such items stand before it on either side.
  ///
  /// - Parameters:
  ///   - position: Where it is on one side.
  ///   - from: The positions of that side that do not keep their order, ascending.
  ///   - to: Those of the other side.
  static func map(
    _ position: Int, from: some RandomAccessCollection<Int>, to: some RandomAccessCollection<Int>
  ) -> Int? {
    let before = from.countOfFirst { _, changed in changed < position }
    if before < from.count, from[from.index(from.startIndex, offsetBy: before)] == position { return nil }
    // Positions that no list has may be anything: sums that do not fit wrap around.
    let rank = position &- before
    // On the other side as many changed positions come before it as have at most that many kept ones before them.
    return rank &+ to.countOfFirst { offset, changed in changed &- offset <= rank }
  }
}
