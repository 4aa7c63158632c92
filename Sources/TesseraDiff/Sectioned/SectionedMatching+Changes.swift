extension SectionedMatching {
  /// Old items without a partner, in sections that are still there.
  @inlinable
  func deletes() -> [ItemPath] {
    old.pathsWithoutPartner { sections.newPosition(ofOld: $0) != nil }
  }

  /// New items without a partner, in sections that were there before.
  @inlinable
  func inserts() -> [ItemPath] {
    new.pathsWithoutPartner { sections.oldPosition(ofNew: $0) != nil }
  }

  /// Items that changed their section, and those that have to move within theirs.
  @inlinable
  func moves() -> [Move<ItemPath>] {
    let crossingCount = crossings?.count ?? 0
    let count = crossingCount + new.sum { $0.moving }
    guard count > 0 else { return [] }
    var moves: [Move<ItemPath>] = []
    moves.reserveCapacity(count)
    for section in 0..<new.count where new[section].moving > 0 {
      guard let partner = sections.oldPosition(ofNew: section) else { continue }
      ListMatching(old: old[partner], new: new[section]).forEachMove { from, to in
        moves.append(
          Move(from: ItemPath(section: partner, item: from), to: ItemPath(section: section, item: to)))
      }
    }
    for number in 0..<crossingCount {
      if let crossing = crossings?[number] { moves.append(Move(from: crossing.old, to: crossing.new)) }
    }
    if crossingCount > 0, crossingCount < count { moves.sort { $0.to < $1.to } }
    return moves
  }

  /// Adds the pairs whose content differs and whose ends are in different sections.
  ///
  /// - Parameter updates: Those whose ends are in the same section; all of them are ascending by the new path after.
  @inlinable
  func addCrossingUpdates(of source: some DifferenceSource, to updates: inout [Move<ItemPath>]) {
    guard let crossings else { return }
    let near = updates.count
    for number in 0..<crossings.count {
      let crossing = crossings[number]
      if !source.isUnchanged(old: crossing.old, new: crossing.new) {
        updates.append(Move(from: crossing.old, to: crossing.new))
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
  /// The paths of the items that have no partner, in some of the sections.
  @inlinable
  func pathsWithoutPartner(in isIncluded: (Int) -> Bool) -> [ItemPath] {
    var total = 0
    for section in 0..<count where self[section].unpaired > 0 && isIncluded(section) {
      total += self[section].unpaired
    }
    guard total > 0 else { return [] }
    var paths: [ItemPath] = []
    paths.reserveCapacity(total)
    for section in 0..<count where self[section].unpaired > 0 && isIncluded(section) {
      let side = self[section]
      for position in 0..<side.middle where side.partner(position).isNone {
        paths.append(ItemPath(section: section, item: side.prefix + position))
      }
    }
    return paths
  }
}
