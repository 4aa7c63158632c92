extension ListMatching {
  /// Performs the fourth pass: marks the fewest pairs that have to move, all those outside of a longest
  /// increasing subsequence. O(*n* log *n*), O(*n*) if all pairs are in order.
  @inlinable
  mutating func markMoves(scratch: inout MemoryBlock) {
    guard let origins = new.matches else { return }
    #if !hasFeature(Embedded)
    if markMovesOfRuns(scratch: &scratch) { return }
    #endif
    let staying = LongestIncreasingSubsequence(of: origins, buffer: scratch.take(2 * new.middle))
    var position = new.middle
    var rank = staying.count - 1
    new.movingCount = staying.nonMemberCount
    var remaining = new.movingCount
    while remaining > 0 {
      position -= 1
      guard origins[position].isInSameList else { continue }
      if staying.ranks[position] == rank {
        rank -= 1
      } else {
        old.matches?[origins[position].position].setMoving()
        origins[position].setMoving()
        remaining -= 1
      }
    }
    new.firstMoving = position
  }
}
