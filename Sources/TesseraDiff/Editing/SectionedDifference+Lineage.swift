extension SectionedDifference {
  /// Reads the changes off a lineage.
  ///
  /// - Complexity: O(*n*), O(*m* log *m*) for *m* items of a section that is out of order.
  @usableFromInline
  init(_ lineage: Lineage) {
    self.init()
    let kept = Set(lineage.sections.compactMap { $0.origin })
    sectionDeletes = lineage.oldCounts.indices.filter { !kept.contains($0) }
    sectionInserts = lineage.sections.indices.filter { lineage.sections[$0].origin == nil }
    sectionMoves = minimalMoves(of: lineage.sections.map { $0.origin })
    deletes = lineage.deletes
    for (position, section) in lineage.sections.enumerated() {
      if let origin = section.origin, section.isChanged {
        sectionUpdates.append(Move(from: origin, to: position))
      }
      addItems(of: section, at: position)
    }
  }

  /// Adds the inserts, moves and updates of one section of the new version.
  private mutating func addItems(of section: Lineage.Section, at position: Int) {
    guard let origins = section.origins else { return }
    func path(_ item: Int) -> ItemPath { ItemPath(section: position, item: item) }
    var arrivals: [Move<ItemPath>] = []
    for (item, origin) in origins.enumerated() {
      if let origin {
        if origin.section != section.origin { arrivals.append(Move(from: origin, to: path(item))) }
      } else if section.origin != nil {
        inserts.append(path(item))
      }
    }
    if let home = section.origin {
      let reordered = minimalMoves(of: origins.map { $0?.section == home ? $0?.item : nil })
      arrivals += reordered.map { Move(from: ItemPath(section: home, item: $0.from), to: path($0.to)) }
    }
    moves += arrivals.sorted { $0.to < $1.to }
    for item in section.changed {
      if let origin = origins[item] { updates.append(Move(from: origin, to: path(item))) }
    }
  }
}
