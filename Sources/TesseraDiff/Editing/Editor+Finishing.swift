extension SectionedSnapshot.Editor {
  /// Returns the sections after all edits, and the update that leads to them.
  @inlinable
  func finish() -> (entries: [SectionedSnapshot.Entry], update: SectionedSnapshot.Update) {
    guard isStarted else { return (base, SectionedSnapshot.Update(issues: issues)) }
    let nodes = sections.lists.nodes(of: 0)
    let origins = sections.origins(of: nodes, reviving: base.indices)
    let counts = base.map { $0.items.count }
    let home = OriginalPaths(counts: counts)
    var editOrigins = EditOrigins(oldCounts: counts)
    var entries: [SectionedSnapshot.Entry] = []
    for (node, origin) in zip(nodes, origins) {
      let itemNodes = isUntouched(node) ? nil : items.lists.nodes(of: node)
      // An untouched section shares its items with the old one.
      let values = itemNodes?.map { items.values[$0] } ?? base[node].items
      entries.append(.init(sections.values[node], values))
      editOrigins.sections.append(sectionOrigins(of: node, from: origin, items: itemNodes, in: home))
    }
    let update = SectionedSnapshot.Update(
      difference: SectionedDifference(editOrigins), issues: issues + duplicates(in: nodes))
    return (entries, update)
  }

  /// Returns whether a section existed before and has the same, unchanged items.
  @inlinable
  func isUntouched(_ node: Int) -> Bool { node < base.count && !items.lists.isTouched(node) }

  /// Returns the origins of a section and its items.
  ///
  /// - Parameters:
  ///   - origin: The matching section before the first edit; `nil` if the section is new.
  ///   - itemNodes: The items of the section; `nil` if they are unchanged.
  ///   - home: The paths of items before the first edit.
  @inlinable
  func sectionOrigins(
    of node: Int, from origin: Int?, items itemNodes: [Int]?, in home: OriginalPaths
  ) -> EditOrigins.Section {
    let isChanged = origin.map { sections.isChanged(node, from: $0, was: base[$0].section) } ?? false
    guard let itemNodes else {
      return EditOrigins.Section(origin: origin, isChanged: isChanged, origins: nil, changed: [])
    }
    let own = origin.map(home.nodes(ofSection:)) ?? 0..<0
    let origins =
      identityScope == .collection
      ? items.origins(of: itemNodes, reviving: own) : items.origins(of: itemNodes, among: own)
    return EditOrigins.Section(
      origin: origin, isChanged: isChanged, origins: origins.map { $0.map(home.path(of:)) },
      changed: changedPositions(of: itemNodes, from: origins, in: home))
  }

  /// Returns the positions of the items that existed before with other content.
  @inlinable
  func changedPositions(of nodes: [Int], from origins: [Int?], in home: OriginalPaths) -> [Int] {
    nodes.indices.filter { position in
      guard let origin = origins[position] else { return false }
      let path = home.path(of: origin)
      return items.isChanged(nodes[position], from: origin, was: base[path.section].items[path.item])
    }
  }

  /// Returns the duplicate ids that edits have created and that still exist.
  @inlinable
  func duplicates(in sectionNodes: [Int]) -> [SectionedSnapshot.Issue] {
    var found: [SectionedSnapshot.Issue] = sections.duplicates(in: 0).map {
      .duplicateSection($0.id, positions: $0.positions)
    }
    for node in sectionNodes {
      found += items.duplicates(in: node).map {
        .duplicateItem($0.id, section: sections.values[node].id, positions: $0.positions)
      }
    }
    return found
  }
}
