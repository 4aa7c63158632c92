extension SectionedSnapshot.Editor {
  /// The sections after all edits, and what turns the ones before into them.
  @inlinable
  func finish() -> (entries: [SectionedSnapshot.Entry], update: SectionedSnapshot.Update) {
    guard isStarted else { return (base, SectionedSnapshot.Update(issues: issues)) }
    let nodes = sections.lists.nodes(of: 0)
    let origins = sections.origins(of: nodes, reviving: base.indices)
    let counts = base.map { $0.items.count }
    let home = OriginalPlaces(counts: counts)
    var lineage = Lineage(oldCounts: counts)
    var entries: [SectionedSnapshot.Entry] = []
    for (node, origin) in zip(nodes, origins) {
      let itemNodes = isUntouched(node) ? nil : items.lists.nodes(of: node)
      // A section that was left alone shares its items with the one before.
      let values = itemNodes?.map { items.values[$0] } ?? base[node].items
      entries.append(.init(sections.values[node], values))
      lineage.sections.append(descent(of: node, from: origin, items: itemNodes, in: home))
    }
    let update = SectionedSnapshot.Update(
      difference: SectionedDifference(lineage), issues: issues + duplicates(in: nodes))
    return (entries, update)
  }

  /// Whether a section was there before and has the same items, none of them changed.
  @inlinable
  func isUntouched(_ node: Int) -> Bool { node < base.count && !items.lists.isTouched(node) }

  /// Where a section and its items come from.
  ///
  /// - Parameters:
  ///   - node: The section.
  ///   - origin: The section before the first edit that it is; nil where it is new.
  ///   - itemNodes: Its items; nil where they are as before.
  ///   - home: Where items were before the first edit.
  @inlinable
  func descent(
    of node: Int, from origin: Int?, items itemNodes: [Int]?, in home: OriginalPlaces
  ) -> Lineage.Section {
    let isChanged = origin.map { sections.isChanged(node, from: $0, was: base[$0].section) } ?? false
    guard let itemNodes else {
      return Lineage.Section(origin: origin, isChanged: isChanged, origins: nil, changed: [])
    }
    let own = origin.map(home.nodes(ofSection:)) ?? 0..<0
    let origins =
      identityScope == .collection
      ? items.origins(of: itemNodes, reviving: own) : items.origins(of: itemNodes, among: own)
    return Lineage.Section(
      origin: origin, isChanged: isChanged, origins: origins.map { $0.map(home.path(of:)) },
      changed: changedPositions(of: itemNodes, from: origins, in: home))
  }

  /// The positions of the items that were there before with other content.
  @inlinable
  func changedPositions(of nodes: [Int], from origins: [Int?], in home: OriginalPlaces) -> [Int] {
    nodes.indices.filter { position in
      guard let origin = origins[position] else { return false }
      let path = home.path(of: origin)
      return items.isChanged(nodes[position], from: origin, was: base[path.section].items[path.item])
    }
  }

  /// The duplicate ids that edits have made and that are still there.
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
