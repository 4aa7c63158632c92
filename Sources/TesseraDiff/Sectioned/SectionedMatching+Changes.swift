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
    var moves: [Move<ItemPath>] = []
    for section in 0..<new.count {
      let side = new[section]
      guard let partners = side.partners, side.moving > 0 || leftovers != nil else { continue }
      for position in 0..<side.middle where !partners[position].isNone {
        let partner = partners[position]
        if partner.isNear && !partner.isMoving { continue }
        let path = ItemPath(section: section, item: side.prefix + position)
        if let origin = oldPath(ofNew: path) { moves.append(Move(from: origin, to: path)) }
      }
    }
    return moves
  }

  /// The pairs whose content differs.
  @inlinable
  func updates(_ source: some DifferenceSource) -> [Move<ItemPath>] {
    var updates: [Move<ItemPath>] = []
    for section in 0..<new.count {
      let start = updates.count
      if let partner = sections.oldPosition(ofNew: section) {
        addUpdates(ofOld: partner, new: section, source, to: &updates)
      }
      let near = updates.count
      addCrossingUpdates(ofNew: section, source, to: &updates)
      if near > start, updates.count > near { updates[start...].sort { $0.to < $1.to } }
    }
    return updates
  }

  /// Pairs that are in the same section.
  @inlinable
  func addUpdates(
    ofOld partner: Int, new section: Int, _ source: some DifferenceSource, to updates: inout [Move<ItemPath>]
  ) {
    let matching = ListMatching(old: old[partner], new: new[section])
    source.withItems(old: partner, new: section) { items in
      if items.isSame { return }
      matching.forEachUpdate(items) { position in
        updates.append(
          Move(
            from: ItemPath(section: partner, item: matching.oldPosition(ofNew: position) ?? position),
            to: ItemPath(section: section, item: position)))
      }
    }
  }

  /// Pairs whose old end is in another section.
  @inlinable
  func addCrossingUpdates(
    ofNew section: Int, _ source: some DifferenceSource, to updates: inout [Move<ItemPath>]
  ) {
    let side = new[section]
    guard let leftovers, let partners = side.partners else { return }
    for position in 0..<side.middle where !partners[position].isNone && !partners[position].isNear {
      let origin = leftovers[partners[position].crossing]
      let path = ItemPath(section: section, item: side.prefix + position)
      if !source.isUnchanged(old: origin, new: path) { updates.append(Move(from: origin, to: path)) }
    }
  }

  /// The place of a new item in the old version; nil where it was not there.
  @inlinable
  func oldPath(ofNew path: ItemPath) -> ItemPath? {
    let side = new[path.section]
    let position = path.item - side.prefix
    if let leftovers, position >= 0, position < side.middle {
      let partner = side.partner(position)
      if !partner.isNone, !partner.isNear { return leftovers[partner.crossing] }
    }
    guard let section = sections.oldPosition(ofNew: path.section),
      let item = ListMatching(old: old[section], new: side).oldPosition(ofNew: path.item)
    else { return nil }
    return ItemPath(section: section, item: item)
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
