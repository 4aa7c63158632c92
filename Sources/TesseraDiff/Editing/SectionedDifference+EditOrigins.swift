extension SectionedDifference {
  /// Creates a difference from the origins of all sections and items. O(*n*), O(*m* log *m*) for *m* items of
  /// a section that is out of order.
  @usableFromInline
  init(_ editOrigins: EditOrigins) {
    self.init()
    let kept = Set(editOrigins.sections.compactMap { $0.origin })
    sectionDeletes = editOrigins.oldCounts.indices.filter { !kept.contains($0) }
    sectionInserts = editOrigins.sections.indices.filter { editOrigins.sections[$0].origin == nil }
    sectionMoves = minimalMoves(of: editOrigins.sections.map { $0.origin })
    deletes = editOrigins.deletes
    for (position, section) in editOrigins.sections.enumerated() {
      if let origin = section.origin, section.isChanged {
        sectionUpdates.append(Move(from: origin, to: position))
      }
      addItems(of: section, at: position)
    }
  }

  /// Adds the inserts, moves and updates of one section of the new version.
  private mutating func addItems(of section: EditOrigins.Section, at position: Int) {
    guard let origins = section.origins else { return }
    func path(_ item: Int) -> ItemPath { ItemPath(section: position, item: item) }
    var insertions: [Move<ItemPath>] = []
    for (item, origin) in origins.enumerated() {
      if let origin {
        if origin.section != section.origin { insertions.append(Move(from: origin, to: path(item))) }
      } else if section.origin != nil {
        inserts.append(path(item))
      }
    }
    if let home = section.origin {
      let reordered = minimalMoves(of: origins.map { $0?.section == home ? $0?.item : nil })
      insertions += reordered.map { Move(from: ItemPath(section: home, item: $0.from), to: path($0.to)) }
    }
    moves += insertions.sorted { $0.to < $1.to }
    for item in section.changed {
      if let origin = origins[item] { updates.append(Move(from: origin, to: path(item))) }
    }
  }
}
