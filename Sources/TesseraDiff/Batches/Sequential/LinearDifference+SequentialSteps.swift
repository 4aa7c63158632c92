extension LinearDifference {
  /// Returns the changes as steps to perform one after another.
  ///
  /// The positions of a step refer to the list that the previous steps have produced. First items are
  /// removed, from the last to the first. Then the remaining items move, in the order of their new positions.
  /// Then items are inserted, from the first to the last. Finally items are updated. There is one step for
  /// each delete, move, insert and update.
  ///
  ///     LinearDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"]).sequentialSteps()
  ///     // remove @ 1, move @ 2 → 0, insert @ 2
  ///
  /// If the difference does not fit any list, neither do the steps.
  ///
  /// - Complexity: O(*c* + *m* log *c*) for *m* moves among *c* changes, regardless of the length of the
  ///   lists.
  public func sequentialSteps() -> [SequentialStep] {
    deletes.reversed().map { .remove(at: $0) } + sequentialMoves() + inserts.map { .insert(at: $0) }
      + updates.map { .update(at: $0.to) }
  }

  /// Returns the steps of the moves alone, from the old list without deleted items to the new list without
  /// inserted ones.
  ///
  /// The items that stay divide the list into gaps. Each gap contains first the movers that have arrived, in
  /// their new order, then those that have not moved yet, in their old order.
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

  private struct Mover {
    /// The number of movers before it in the old list.
    var oldRank: Int
    /// The number of staying items before it in the old list.
    var oldGap: Int
    /// The number of staying items before it in the new list.
    var newGap: Int
  }

  /// Returns the movers, in their new order.
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
  fileprivate func countBelow(_ value: Int) -> Int { countOfFirst { $1 < value } }
}
