extension SectionedDifference {
  /// Reads the changes off a pairing.
  ///
  /// - Parameters:
  ///   - pairing: Which old item is which new item.
  ///   - isUnchanged: Whether the item at an old path looks like the one at the new path.
  /// - Complexity: One call of `isUnchanged` for each pair, O(*m* log *m*) for *m* items that are out of order.
  public init(_ pairing: Pairing, isUnchanged: (_ old: ItemPath, _ new: ItemPath) -> Bool) {
    self.init()
    sectionDeletes = pairing.oldSections.indices.filter { pairing.oldSections[$0].partner == nil }
    sectionInserts = pairing.newSections.indices.filter { pairing.newSections[$0].partner == nil }
    sectionMoves = minimalMoves(of: pairing.newSections.map { $0.partner })
    for section in pairing.oldSections.indices where pairing.oldSections[section].partner != nil {
      for item in pairing.oldSections[section].changeable {
        let path = ItemPath(section: section, item: item)
        if pairing.newPath(ofOld: path) == nil { deletes.append(path) }
      }
    }
    for section in pairing.newSections.indices {
      addChanges(ofNewSection: section, in: pairing, isUnchanged: isUnchanged)
    }
  }

  /// Inserts, moves and updates of one section of the new version.
  private mutating func addChanges(
    ofNewSection section: Int, in pairing: Pairing, isUnchanged: (ItemPath, ItemPath) -> Bool
  ) {
    let side = pairing.newSections[section]
    let first = side.changeable.lowerBound
    var stayed: [Int?] = []
    var arrived: [Move<ItemPath>] = []
    for item in 0..<side.count {
      let path = ItemPath(section: section, item: item)
      let old = pairing.oldPath(ofNew: path)
      if side.changeable.contains(item) {
        stayed.append(old?.section == side.partner ? old?.item : nil)
        if let old, old.section != side.partner {
          arrived.append(Move(from: old, to: path))
        } else if old == nil, side.partner != nil {
          inserts.append(path)
        }
      }
      if let old, !isUnchanged(old, path) { updates.append(Move(from: old, to: path)) }
    }
    if let partner = side.partner {
      arrived += minimalMoves(of: stayed).map {
        Move(
          from: ItemPath(section: partner, item: $0.from), to: ItemPath(section: section, item: first + $0.to)
        )
      }
    }
    moves += arrived.sorted { $0.to < $1.to }
  }
}
