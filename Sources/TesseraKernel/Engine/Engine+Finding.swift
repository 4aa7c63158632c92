import TesseraLayout

// Finds items and sections by id. Closed groups are opened on the way.

extension Engine {
  /// Returns the path of the first item with an id, in one section or in any.
  ///
  /// Parts of closed groups are found last: in the group that the section names, or in one of the first
  /// groups of all.
  ///
  /// - Returns: The path; `nil` if there is no such item, which is added to the issues.
  /// - Complexity: O(*n*) for *n* items. The search in closed groups makes ``groupSearchLimit`` cells at
  ///   most.
  package func path(of id: ItemID, inSection section: ItemID?, issues: inout [Issue]) -> ElementPath? {
    if let path = snapshot.path(of: id, inSection: section) { return path }
    if let section {
      guard let group = group(section, issues: &issues),
        let item = snapshot.sections[group].firstIndex(of: id)
      else { return unknown(id, inSection: section, &issues) }
      return .item(item, in: group)
    }
    var budget = Self.groupSearchLimit
    for position in 0..<snapshot.sections.count {
      let found = snapshot.sections[position].section.place(of: id, &budget)
      guard let found, let path = open(found, in: position, issues: &issues) else { continue }
      return path
    }
    return unknown(id, &issues)
  }

  /// Returns the first element of the first section with an id; for a group, its first part.
  func path(ofSection id: ItemID, issues: inout [Issue]) -> ElementPath? {
    if let path = snapshot.path(ofSection: id) { return path }
    guard let group = group(id, issues: &issues), snapshot.sections[group].count > 0 else {
      return unknown(id, &issues)
    }
    return .item(0, in: group)
  }

  /// The number of items after which a search for a better result is given up.
  package static var searchLimit: Int { 10_000 }

  /// The number of cells after which a search in closed groups is given up.
  private static var groupSearchLimit: Int { 4096 }

  private func unknown(
    _ id: ItemID, inSection section: ItemID? = nil, _ issues: inout [Issue]
  ) -> ElementPath? {
    issues.append(missing(id, inSection: section))
    return nil
  }

  /// Returns the issue that no item has an id. It mentions an item whose id looks the same, if there is one.
  /// O(*n*) for *n* items, ``searchLimit`` of them at most.
  package func missing(_ id: ItemID, inSection section: ItemID?) -> Issue {
    #if !hasFeature(Embedded)
    var budget = Self.searchLimit
    for candidates in snapshot.sections where section == nil || candidates.key.id == section {
      for item in 0..<min(candidates.count, max(0, budget)) {
        let other = candidates.id(at: item)
        if other != id, !other.isStructural, other.description == id.description {
          return .idOfAnotherType(id, section: section, shown: other)
        }
      }
      budget -= candidates.count
    }
    #endif
    return .unknownItem(id, section: section)
  }

  /// Returns the section of the first group with an id.
  private func group(_ id: ItemID, issues: inout [Issue]) -> Int? {
    snapshot.path(of: id).flatMap { group(at: $0, issues: &issues) }
  }

  /// Returns the section of the group at a path, which is opened if necessary; `nil` if there is no group.
  package func group(at path: ElementPath, issues: inout [Issue]) -> Int? {
    guard let item = path.item, let group = snapshot.cell(at: path)?.group else { return nil }
    if let known = frames.sections[path.section].children[item] { return known }
    open(group, at: path, issues: &issues)
    frames.settleSizes()
    return snapshot.sections.count - 1
  }

  /// Opens nested groups: the items on the way to a place, except the last.
  private func open(_ places: [Int], in section: Int, issues: inout [Issue]) -> ElementPath? {
    var path = ElementPath.item(places.first ?? 0, in: section)
    for item in places.dropFirst() {
      guard let group = group(at: path, issues: &issues) else { return nil }
      path = .item(item, in: group)
    }
    return path
  }
}

extension DeclaredSection {
  /// Returns the position of an item in the groups of a section: the position of the group, that of the group
  /// in it, and so on.
  ///
  /// - Parameter budget: The number of cells that may be made.
  fileprivate func place(of id: ItemID, _ budget: inout Int) -> [Int]? {
    var start = 0
    for run in runs {
      defer { start += run.count }
      if let kind = run.uniformKind, kind != .group { continue }
      for index in 0..<run.count {
        guard budget > 0 else { return nil }
        budget -= 1
        guard let group = run.cell(at: index)?.group else { continue }
        if let part = group.firstIndex(of: id) { return [start + index, part] }
        if let place = group.place(of: id, &budget) { return [start + index] + place }
      }
    }
    return nil
  }

  private func firstIndex(of id: ItemID) -> Int? {
    var start = 0
    for run in runs {
      if let index = run.firstIndex(of: id) { return start + index }
      start += run.count
    }
    return nil
  }
}
