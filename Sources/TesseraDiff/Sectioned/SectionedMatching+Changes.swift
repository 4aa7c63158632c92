extension SectionedMatching {
  /// Returns the old items without a match, in retained sections.
  @inlinable
  func deletes() -> [ItemPath] {
    old.unmatchedPaths { sections.newPosition(ofOld: $0) != nil }
  }

  /// Returns the new items without a match, in retained sections.
  @inlinable
  func inserts() -> [ItemPath] {
    new.unmatchedPaths { sections.oldPosition(ofNew: $0) != nil }
  }

  /// Returns the items that changed their section, and those that have to move within theirs.
  @inlinable
  func moves() -> [Move<ItemPath>] {
    let crossSectionMoveCount = crossSectionMoves?.count ?? 0
    let count = crossSectionMoveCount + new.sum { $0.movingCount }
    guard count > 0 else { return [] }
    var moves: [Move<ItemPath>] = []
    moves.reserveCapacity(count)
    for section in 0..<new.count where new[section].movingCount > 0 {
      guard let match = sections.oldPosition(ofNew: section) else { continue }
      ListMatching(old: old[match], new: new[section]).forEachMove { from, to in
        moves.append(
          Move(from: ItemPath(section: match, item: from), to: ItemPath(section: section, item: to)))
      }
    }
    for number in 0..<crossSectionMoveCount {
      if let crossSectionMove = crossSectionMoves?[number] {
        moves.append(Move(from: crossSectionMove.old, to: crossSectionMove.new))
      }
    }
    if crossSectionMoveCount > 0, crossSectionMoveCount < count { moves.sort { $0.to < $1.to } }
    return moves
  }

  /// Adds the pairs in different sections whose content differs. After the call, all updates are ascending by
  /// the new path.
  @inlinable
  func addCrossSectionUpdates(of source: some DifferenceSource, to updates: inout [Move<ItemPath>]) {
    guard let crossSectionMoves else { return }
    let near = updates.count
    for number in 0..<crossSectionMoves.count {
      let crossSectionMove = crossSectionMoves[number]
      if !source.isUnchanged(old: crossSectionMove.old, new: crossSectionMove.new) {
        updates.append(Move(from: crossSectionMove.old, to: crossSectionMove.new))
      }
    }
    if near > 0, updates.count > near { updates.sort { $0.to < $1.to } }
  }
}

extension ListMatching {
  /// Adds the pairs of a section whose content differs.
  @inlinable
  func addUpdates(
    of source: some DifferenceSource, old section: Int, new: Int, to updates: inout [Move<ItemPath>]
  ) {
    source.withItems(old: section, new: new) { items in
      if items.isSame { return }
      forEachUpdate(items) { position in
        let origin = oldPosition(ofNew: position) ?? position
        updates.append(
          Move(from: ItemPath(section: section, item: origin), to: ItemPath(section: new, item: position)))
      }
    }
  }
}

extension Scratch<MatchingSide> {
  /// Returns the paths of the items that have no match, in some of the sections.
  @inlinable
  func unmatchedPaths(in isIncluded: (Int) -> Bool) -> [ItemPath] {
    var total = 0
    for section in 0..<count where self[section].unmatchedCount > 0 && isIncluded(section) {
      total += self[section].unmatchedCount
    }
    guard total > 0 else { return [] }
    var paths: [ItemPath] = []
    paths.reserveCapacity(total)
    for section in 0..<count where self[section].unmatchedCount > 0 && isIncluded(section) {
      let side = self[section]
      for position in 0..<side.middle where side.match(position).isNone {
        paths.append(ItemPath(section: section, item: side.prefix + position))
      }
    }
    return paths
  }
}
