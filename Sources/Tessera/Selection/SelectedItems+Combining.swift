extension SelectedItems {
  /// What is selected in one of them or in both.
  func union(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    combined(other, in: snapshot) { $0.union($1) }
  }

  /// What is selected in both.
  func intersection(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    combined(other, in: snapshot) { $0.intersection($1) }
  }

  /// What is selected in this one alone.
  func subtracting(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    combined(other, in: snapshot) { $0.subtracting($1) }
  }

  /// - Complexity: O(*r*) for the ranges of both.
  private func combined(
    _ other: SelectedItems, in snapshot: Snapshot, _ combine: (PositionSet, PositionSet) -> PositionSet
  ) -> SelectedItems {
    var result = SelectedItems()
    var groups: Set<Int> = []
    for section in sections.keys where section < snapshot.declaredCount {
      result[section] = combine(self[section], other[section])
    }
    for section in other.sections.keys where section < snapshot.declaredCount && sections[section] == nil {
      result[section] = combine(self[section], other[section])
    }
    for section in sections.keys where section >= snapshot.declaredCount { groups.insert(section) }
    for section in other.sections.keys where section >= snapshot.declaredCount { groups.insert(section) }
    // A group comes behind those around it.
    for section in groups.sorted() {
      let combined = combine(
        positions(in: section, of: snapshot), other.positions(in: section, of: snapshot))
      result.setParts(section, combined, in: snapshot)
    }
    return result
  }

  /// All items from one to another, in the order of declaration, whichever of them comes first.
  ///
  /// - Complexity: O(*s*) for *s* sections between them.
  init(from one: ElementPath, to other: ElementPath, in snapshot: Snapshot) {
    self.init()
    let lineages = [snapshot.lineage(of: one), snapshot.lineage(of: other)]
    let isOrdered = !lineages[1].lexicographicallyPrecedes(lineages[0])
    cover(lineages[isOrdered ? 0 : 1][...], lineages[isOrdered ? 1 : 0][...], in: snapshot)
  }

  /// Selects what is between two items, both included, each with the groups around it.
  private mutating func cover(
    _ start: ArraySlice<ElementPath>, _ end: ArraySlice<ElementPath>, in snapshot: Snapshot
  ) {
    guard let first = start.first, let last = end.first else { return }
    if first == last {
      if start.count > 1, end.count > 1 { return cover(start.dropFirst(), end.dropFirst(), in: snapshot) }
      return insert(first, in: snapshot)
    }
    if first.section == last.section {
      add((first.item ?? 0) + 1..<(last.item ?? 0), first.section)
    } else {
      add((first.item ?? 0) + 1..<snapshot.sections[first.section].count, first.section)
      for section in first.section + 1..<last.section { add(0..<snapshot.sections[section].count, section) }
      add(0..<(last.item ?? 0), last.section)
    }
    coverParts(start, in: snapshot) { $0 + 1..<$1 }
    coverParts(end, in: snapshot) { item, _ in 0..<item }
  }

  /// Selects an item, and of the groups around it those parts that are on the right side of it.
  private mutating func coverParts(
    _ lineage: ArraySlice<ElementPath>, in snapshot: Snapshot, _ side: (Int, Int) -> Range<Int>
  ) {
    for path in lineage.dropFirst() {
      let count = snapshot.sections[path.section].count
      setParts(path.section, PositionSet(side(path.item ?? 0, count)), in: snapshot)
    }
    if let item = lineage.last { insert(item, in: snapshot) }
  }

  private mutating func add(_ range: Range<Int>, _ section: Int) {
    self[section] = self[section].union(PositionSet(range))
  }
}

extension Snapshot {
  /// The groups around an item from the outside in, and the item.
  func lineage(of path: ElementPath) -> [ElementPath] {
    var lineage = [path]
    while let group = group(around: lineage[0]) { lineage.insert(group, at: 0) }
    return lineage
  }
}
