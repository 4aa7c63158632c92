extension LinearDifference {
  /// Creates the difference between two lists that are accessed by position only.
  ///
  /// - Parameters:
  ///   - lists: The two versions.
  ///   - workspace: Scratch memory that is reused by later comparisons.
  @inlinable
  public init(_ lists: some ComparableListPair, reusing workspace: inout DifferenceWorkspace) {
    self.init()
    if lists.isSame { return }
    let matching = ListMatching(lists, matches: &workspace.matches, scratch: &workspace.scratch)
    deletes = matching.old.unmatchedPositions()
    inserts = matching.new.unmatchedPositions()
    moves = matching.moves()
    updates = matching.updates(lists, scratch: &workspace.scratch)
  }
}

extension MatchingSide {
  /// Returns the positions of the items that have no match.
  @inlinable
  func unmatchedPositions() -> [Int] {
    if unmatchedCount == 0 { return [] }
    guard let matches, unmatchedCount < middle else { return Array(prefix..<prefix + middle) }
    var positions: [Int] = []
    positions.reserveCapacity(unmatchedCount)
    matches.forEachUnmatched(unmatchedCount) { positions.append(prefix + $0) }
    return positions
  }
}

extension ListMatching {
  /// Returns the moves within the list, ascending by their target.
  @inlinable
  func moves() -> [Move<Int>] {
    guard new.movingCount > 0 else { return [] }
    var moves: [Move<Int>] = []
    moves.reserveCapacity(new.movingCount)
    forEachMove { moves.append(Move(from: $0, to: $1)) }
    return moves
  }

  /// Calls a function with the old and new position of each pair that moves, ascending by the new position.
  @inlinable
  func forEachMove(_ body: (_ old: Int, _ new: Int) -> Void) {
    guard let origins = new.matches else { return }
    var remaining = new.movingCount
    var position = new.firstMoving
    while remaining > 0 {
      if origins[position].isMoving {
        body(old.prefix + origins[position].position, new.prefix + position)
        remaining -= 1
      }
      position += 1
    }
  }

  /// Returns the pairs whose content differs, ascending by the new position. The positions are collected in
  /// scratch memory first, so that the result is allocated once, in its final size.
  @inlinable
  func updates(_ lists: some ComparableListPair, scratch: inout MemoryBlock) -> [Move<Int>] {
    var changed: Scratch<Int>?
    var count = 0
    forEachUpdate(lists) { position in
      let buffer = changed ?? scratch.take(new.count - new.unmatchedCount)
      buffer[count] = position
      changed = buffer
      count += 1
    }
    guard let changed else { return [] }
    var updates: [Move<Int>] = []
    updates.reserveCapacity(count)
    for number in 0..<count {
      let position = changed[number]
      updates.append(Move(from: oldPosition(ofNew: position) ?? position, to: position))
    }
    return updates
  }

  /// Calls a function with the new position of each pair in the same list whose content differs, ascending.
  @inlinable
  func forEachUpdate(_ lists: some ComparableListPair, _ body: (Int) -> Void) {
    for position in 0..<new.prefix where !lists.isUnchanged(old: position, new: position) { body(position) }
    if let origins = new.matches {
      for position in 0..<new.middle where origins[position].isInSameList {
        let (old, new) = (old.prefix + origins[position].position, new.prefix + position)
        if !lists.isUnchanged(old: old, new: new) { body(new) }
      }
    }
    let shift = old.count - new.count
    for position in new.prefix + new.middle..<new.count
    where !lists.isUnchanged(old: position + shift, new: position) {
      body(position)
    }
  }
}
