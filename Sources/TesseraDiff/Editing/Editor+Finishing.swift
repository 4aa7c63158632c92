extension SectionedSnapshot.Editor {
  /// The sections after all edits, and what turns the ones before into them.
  @inlinable
  func finish() -> (entries: [SectionedSnapshot.Entry], update: SectionedSnapshot.Update) {
    guard isStarted else { return (base, SectionedSnapshot.Update(issues: issues)) }
    let nodes = sections.lists.nodes(of: 0)
    let origins = sections.origins(of: nodes, reviving: base.indices)
    let home = OriginalPlaces(counts: base.map { $0.items.count })
    var entries: [SectionedSnapshot.Entry] = []
    var lineage = Lineage(oldCounts: base.map { $0.items.count })
    for (node, origin) in zip(nodes, origins) {
      let isChanged = origin.map { sections.isChanged(node, from: $0, was: base[$0].section) } ?? false
      // A section that was left alone shares its items with the one before.
      let isTouched = node >= base.count || items.lists.isTouched(node)
      let itemNodes = isTouched ? items.lists.nodes(of: node) : []
      entries.append(
        .init(sections.values[node], isTouched ? itemNodes.map { items.values[$0] } : base[node].items))
      let itemOrigins = items.origins(
        of: itemNodes, reviving: origin.map { home.nodes(ofSection: $0) } ?? 0..<0)
      lineage.sections.append(
        .init(
          origin: origin, isChanged: isChanged,
          origins: isTouched ? itemOrigins.map { $0.map { home.path(of: $0) } } : nil,
          changed: changedPositions(of: itemNodes, from: itemOrigins, in: home)))
    }
    let update = SectionedSnapshot.Update(
      difference: SectionedDifference(lineage), issues: issues + duplicates(in: nodes))
    return (entries, update)
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
