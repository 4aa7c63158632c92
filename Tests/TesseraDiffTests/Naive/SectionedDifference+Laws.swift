import TesseraDiff

extension SectionedDifference {
  /// Returns the first documented law that this difference breaks; `nil` if there is none.
  func brokenLaw(
    from old: [Group], to new: [Group], _ scope: IdentityScope = .collection
  ) -> String? {
    let sectionChanges = LinearDifference(
      deletes: sectionDeletes, inserts: sectionInserts, moves: sectionMoves, updates: sectionUpdates)
    let headers = (old: old.map { $0.header }, new: new.map { $0.header })
    if let law = sectionChanges.brokenPairingLaw(from: headers.old, to: headers.new) {
      return "sections: " + law
    }
    guard isAscending(deletes), isAscending(inserts), isAscending(moves.map { $0.to }),
      isAscending(updates.map { $0.to })
    else { return "a list is not ascending" }
    guard
      let map = NaivePathMap(
        self, oldCounts: old.map { $0.items.count }, newCounts: new.map { $0.items.count })
    else { return "the paths do not fit" }
    if let law = brokenPairingLaw(map, from: old, to: new, scope) { return law }
    let supplementaryChanges = supplementaryChanges(map.sections, from: old, to: new)
    if supplementary != supplementaryChanges { return "supplementary should be \(supplementaryChanges)" }
    return brokenReplayLaw(from: old, to: new)
  }

  /// Returns the first law of pairing that this difference breaks; `nil` if there is none.
  private func brokenPairingLaw(
    _ map: NaivePathMap, from old: [Group], to new: [Group], _ scope: IdentityScope
  ) -> String? {
    if deletes.contains(where: { map.sections.newPositions[$0.section] == nil }) {
      return "delete in a deleted section"
    }
    if inserts.contains(where: { map.sections.oldPositions[$0.section] == nil }) {
      return "insert in an inserted section"
    }
    var changed: [Move<ItemPath>] = []
    var arrivals: [Row] = []
    for section in new.indices {
      let match = map.sections.oldPositions[section]
      var origins: [Int] = []
      var strangers: [Row] = []
      for (item, row) in new[section].items.enumerated() {
        guard let origin = map.oldPaths[section][item] else {
          strangers.append(row)
          arrivals.append(row)
          continue
        }
        let path = ItemPath(section: section, item: item)
        let before = old[origin.section].items[origin.item]
        if before.id != row.id { return "\(origin) and \(path) are not the same item" }
        if before.content != row.content { changed.append(Move(from: origin, to: path)) }
        if origin.section == match { origins.append(origin.item) } else { strangers.append(row) }
      }
      let near = moves.filter { $0.to.section == section && $0.from.section == match }.count
      let fewest = near == 0 ? 0 : origins.count - longestIncreasing(origins)
      if near != fewest { return "\(fewest) moves would do within section \(section)" }
      if let match, haveCommonID(strangersOf(old: match, old, map), strangers) {
        return
          "an item of section \(section) is paired elsewhere, or not at all, that could stay in its section"
      }
    }
    if updates != changed { return "the updates should be \(changed)" }
    let departures = old.indices.flatMap { section in
      old[section].items.enumerated().filter { map.newPaths[section][$0.offset] == nil }.map { $0.element }
    }
    if scope == .section {
      let crossing = moves.first { map.sections.newPositions[$0.from.section] != $0.to.section }
      return crossing.map { "\($0) leaves its section, in which alone its id is known" }
    }
    return haveCommonID(departures, arrivals) ? "an id is gone and new" : nil
  }

  /// Returns the items of an old section that are not paired within the section.
  private func strangersOf(old section: Int, _ old: [Group], _ map: NaivePathMap) -> [Row] {
    old[section].items.enumerated().filter {
      map.newPaths[section][$0.offset]?.section != map.sections.newPositions[section]
    }.map { $0.element }
  }

  /// Returns the changes of the supplementary items of paired sections, in which each kind occurs at most
  /// once.
  private func supplementaryChanges(
    _ sections: NaiveMap, from old: [Group], to new: [Group]
  ) -> SupplementaryDifference {
    var changes = SupplementaryDifference()
    for (section, match) in sections.newPositions.enumerated() {
      guard let match else { continue }
      for (number, row) in old[section].supplementaryItems.enumerated()
      where !new[match].supplementaryItems.contains(where: { $0.id == row.id }) {
        changes.deletes.append(ItemPath(section: section, item: number))
      }
    }
    for (section, match) in sections.oldPositions.enumerated() {
      guard let match else { continue }
      for (number, row) in new[section].supplementaryItems.enumerated() {
        let path = ItemPath(section: section, item: number)
        guard let origin = old[match].supplementaryItems.firstIndex(where: { $0.id == row.id }) else {
          changes.inserts.append(path)
          continue
        }
        if old[match].supplementaryItems[origin] != row {
          changes.updates.append(Move(from: ItemPath(section: match, item: origin), to: path))
        }
      }
    }
    return changes
  }

  /// Returns a message if applying the difference does not give the new version; otherwise `nil`.
  private func brokenReplayLaw(from old: [Group], to new: [Group]) -> String? {
    let expected = new.map { $0.items }
    if replayed(on: old, taking: new) != expected { return "the replay does not give the new version" }
    if applied(to: old.map { $0.items }, taking: expected) != expected {
      return "applied(to:taking:) does not give the new version"
    }
    if old == new, !isEmpty { return "isEmpty is wrong" }
    return nil
  }
}
