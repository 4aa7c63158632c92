extension LinearDifference {
  /// Compares two lists that are known by position only.
  ///
  /// - Parameters:
  ///   - lists: The two versions.
  ///   - workspace: Memory to work in, kept from one comparison to the next.
  @inlinable
  public init(_ lists: some ComparableListPair, reusing workspace: inout DifferenceWorkspace) {
    self.init()
    if lists.isSame { return }
    let matching = ListMatching(lists, partners: &workspace.partners, spare: &workspace.spare)
    deletes = matching.old.positionsWithoutPartner()
    inserts = matching.new.positionsWithoutPartner()
    moves = matching.moves()
    updates = matching.updates(lists, spare: &workspace.spare)
  }
}

extension MatchingSide {
  /// The positions of the items that have no partner.
  @inlinable
  func positionsWithoutPartner() -> [Int] {
    if unpaired == 0 { return [] }
    guard let partners, unpaired < middle else { return Array(prefix..<prefix + middle) }
    var positions: [Int] = []
    positions.reserveCapacity(unpaired)
    partners.forEachUnpaired(unpaired) { positions.append(prefix + $0) }
    return positions
  }
}

extension ListMatching {
  /// The moves of the list, ascending by where they end.
  @inlinable
  func moves() -> [Move<Int>] {
    guard new.moving > 0 else { return [] }
    var moves: [Move<Int>] = []
    moves.reserveCapacity(new.moving)
    forEachMove { moves.append(Move(from: $0, to: $1)) }
    return moves
  }

  /// Calls a function with the old and the new position of each pair that has to move, ascending by the latter.
  @inlinable
  func forEachMove(_ body: (_ old: Int, _ new: Int) -> Void) {
    guard let origins = new.partners else { return }
    var remaining = new.moving
    var position = new.firstMoving
    while remaining > 0 {
      if origins[position].isMoving {
        body(old.prefix + origins[position].position, new.prefix + position)
        remaining -= 1
      }
      position += 1
    }
  }

  /// The pairs whose content differs, ascending by the new position.
  ///
  /// They are noted in the workspace first, so that the result is asked for once, in its final size.
  @inlinable
  func updates(_ lists: some ComparableListPair, spare: inout MemoryBlock) -> [Move<Int>] {
    var changed: Scratch<Int>?
    var count = 0
    forEachUpdate(lists) { position in
      let room = changed ?? spare.take(new.count - new.unpaired)
      room[count] = position
      changed = room
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
    if let origins = new.partners {
      for position in 0..<new.middle where origins[position].isNear {
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
