extension LinearDifference {
  /// The changes as steps that are carried out one after another, each counted in what the steps before have left.
  ///
  /// First items go, from the last to the first; then those that are left move, in the order of their new positions;
  /// then items come, from the first to the last; then items show their new content. There is one step for each
  /// delete, move, insert and update.
  ///
  ///     LinearDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"]).sequentialSteps()
  ///     // remove @ 1, move @ 2 → 0, insert @ 2
  ///
  /// A difference that fits no list gives steps that fit none.
  ///
  /// - Complexity: O(*c* + *m* log *c*) for *m* moves among *c* changes, however long the lists are.
  public func sequentialSteps() -> [SequentialStep] {
    deletes.reversed().map { .remove(at: $0) } + sequentialMoves() + inserts.map { .insert(at: $0) }
      + updates.map { .update(at: $0.to) }
  }

  /// The steps of the moves alone, from the old list without deletes to the new list without inserts.
  ///
  /// The items that stay divide the list into gaps. In each gap the movers that have arrived stand in their new order,
  /// and behind them those that still wait, in their old order.
  private func sequentialMoves() -> [SequentialStep] {
    let movers = self.movers()
    var oldGaps = Array(repeating: 0, count: movers.count)
    for mover in movers { oldGaps[mover.oldRank] = mover.oldGap }
    var waiting = PrefixTree(count: movers.count, identity: 0) { $0 &+ $1 }
    for rank in movers.indices { waiting.add(1, at: rank) }
    var arrivedGaps: [Int] = []
    return movers.map { mover in
      let from = mover.oldGap &+ waiting.prefix(mover.oldRank) &+ arrivedGaps.countBelow(mover.oldGap &+ 1)
      waiting.add(-1, at: mover.oldRank)
      let to = mover.newGap &+ waiting.prefix(oldGaps.countBelow(mover.newGap)) &+ arrivedGaps.count
      arrivedGaps.append(mover.newGap)
      return .move(from: from, to: to)
    }
  }

  /// An item that moves.
  private struct Mover {
    /// How many movers were before it.
    var oldRank: Int
    /// How many items that stay were before it.
    var oldGap: Int
    /// How many items that stay are before it in the end.
    var newGap: Int
  }

  /// The movers, in their new order.
  private func movers() -> [Mover] {
    var movers = moves.enumerated().map { rank, move in
      Mover(oldRank: 0, oldGap: 0, newGap: move.to &- inserts.countBelow(move.to) &- rank)
    }
    let inOldOrder = moves.indices.sorted { moves[$0].from < moves[$1].from }
    for (rank, mover) in inOldOrder.enumerated() {
      let from = moves[mover].from
      movers[mover].oldRank = rank
      movers[mover].oldGap = from &- deletes.countBelow(from) &- rank
    }
    return movers
  }
}

extension [Int] {
  /// How many elements of this ascending list are less than a value.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func countBelow(_ value: Int) -> Int { countOfFirst { $1 < value } }
}
