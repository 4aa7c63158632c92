extension ListMatching {
  /// The fourth pass: marks the fewest pairs that have to move, all those outside of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*), O(*n*) for what is in order.
  @inlinable
  mutating func markMoves(spare: inout MemoryBlock) {
    guard let origins = new.partners else { return }
    let room: Scratch<Int32> = spare.take(3 * new.middle)
    let staying = StayingChain(of: origins, room: room)
    var kept = staying.last
    var position = new.middle
    new.moving = staying.leftOut
    var remaining = new.moving
    while remaining > 0 {
      position -= 1
      guard origins[position].isNear else { continue }
      if position == kept {
        kept = staying.before(kept)
      } else {
        old.partners?[origins[position].position].setMoving()
        origins[position].setMoving()
        remaining -= 1
      }
    }
    new.firstMoving = position
  }
}
