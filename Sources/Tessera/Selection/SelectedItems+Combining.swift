@_spi(Behaviors) import TesseraKernel

extension SelectedItems {
  func union(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    combined(other, in: snapshot, { $0.union($1) }, { $0.union($1) })
  }

  func intersection(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    combined(other, in: snapshot, { $0.intersection($1) }, { $0.intersection($1) })
  }

  func subtracting(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    combined(other, in: snapshot, { $0.subtracting($1) }, { $0.subtracting($1) })
  }

  /// Combines both selections section by section. O(*r*) for the ranges of both.
  private func combined(
    _ other: SelectedItems, in snapshot: Snapshot, _ combine: (PositionSet, PositionSet) -> PositionSet,
    _ combineSupplements: (SelectedSupplements, SelectedSupplements) -> SelectedSupplements
  ) -> SelectedItems {
    var result = SelectedItems()
    for section in Set(supplements.keys).union(other.supplements.keys) {
      let combined = combineSupplements(supplements[section] ?? [], other.supplements[section] ?? [])
      result.setSupplements(combined, of: section)
    }
    var groups: Set<Int> = []
    for section in sections.keys where section < snapshot.declaredCount {
      result[section] = combine(self[section], other[section])
    }
    for section in other.sections.keys where section < snapshot.declaredCount && sections[section] == nil {
      result[section] = combine(self[section], other[section])
    }
    for section in sections.keys where section >= snapshot.declaredCount { groups.insert(section) }
    for section in other.sections.keys where section >= snapshot.declaredCount { groups.insert(section) }
    // A group comes after those around it.
    for section in groups.sorted() {
      let combined = combine(
        positions(in: section, of: snapshot), other.positions(in: section, of: snapshot))
      result.setParts(section, combined, in: snapshot)
    }
    return result
  }

  /// Selects all items from one element to another, in the order of declaration, whichever of them comes
  /// first, with the selectable headers and footers between them. Either element may be a header or a footer
  /// itself.
  ///
  /// - Complexity: O(*s*) for *s* sections between them.
  init(from one: ElementPath, to other: ElementPath, in snapshot: Snapshot) {
    self.init()
    let ancestorLists = [snapshot.ancestors(of: one), snapshot.ancestors(of: other)]
    let isOrdered = !ancestorLists[1].lexicographicallyPrecedes(ancestorLists[0]) {
      DeclarationOrder($0, in: snapshot) < DeclarationOrder($1, in: snapshot)
    }
    cover(ancestorLists[isOrdered ? 0 : 1][...], ancestorLists[isOrdered ? 1 : 0][...], in: snapshot)
  }

  /// Selects the elements between two items, both included, each given with the groups around it.
  private mutating func cover(
    _ start: ArraySlice<ElementPath>, _ end: ArraySlice<ElementPath>, in snapshot: Snapshot
  ) {
    guard let first = start.first, let last = end.first else { return }
    if first == last {
      if start.count > 1, end.count > 1 { return cover(start.dropFirst(), end.dropFirst(), in: snapshot) }
      return insert(first, in: snapshot)
    }
    if first.section >= snapshot.declaredCount {
      add((first.item ?? 0) + 1..<(last.item ?? 0), first.section)
    } else {
      coverSections(from: first, to: last, in: snapshot)
    }
    coverParts(start, in: snapshot) { $0 + 1..<$1 }
    coverParts(end, in: snapshot) { item, _ in 0..<item }
  }

  /// Selects the declared elements between two others.
  private mutating func coverSections(
    from first: ElementPath, to last: ElementPath, in snapshot: Snapshot
  ) {
    let isBehind = first.element == .footer
    let start = isBehind ? snapshot.lastSection(inside: first.section) + 1 : first.section
    let end = last.element == .footer ? snapshot.lastSection(inside: last.section) : last.section
    for section in start..<max(start, end + 1) {
      var items = 0..<snapshot.sections[section].count
      if section == last.section, last.element != .footer { items = 0..<(last.item ?? 0) }
      if section == first.section, let item = first.item {
        items = item + 1..<max(item + 1, items.upperBound)
      }
      add(items, section)
    }
    let places = DeclarationOrder(first, in: snapshot)...DeclarationOrder(last, in: snapshot)
    var around = [first.section]
    while let parent = snapshot.sections[around[around.count - 1]].place.parent { around.append(parent) }
    // The footers of the sections around the first one follow it as well.
    for section in Set(around).union(start..<max(start, end + 1)) {
      for element in snapshot.selectableSupplements(of: section).elements {
        let path = ElementPath(section: section, element: element)
        if places.contains(DeclarationOrder(path, in: snapshot)) { insert(path, in: snapshot) }
      }
    }
  }

  /// Selects an item, and those parts of the groups around it that are on the right side of it.
  private mutating func coverParts(
    _ ancestors: ArraySlice<ElementPath>, in snapshot: Snapshot, _ side: (Int, Int) -> Range<Int>
  ) {
    for path in ancestors.dropFirst() {
      let count = snapshot.sections[path.section].count
      setParts(path.section, PositionSet(side(path.item ?? 0, count)), in: snapshot)
    }
    if let item = ancestors.last { insert(item, in: snapshot) }
  }

  private mutating func add(_ range: Range<Int>, _ section: Int) {
    if range.isEmpty { return }
    self[section] = self[section].union(PositionSet(range))
  }
}

extension Snapshot {
  /// Returns the groups around an item from the outside in, and the item.
  func ancestors(of path: ElementPath) -> [ElementPath] {
    var ancestors = [path]
    while let group = group(around: ancestors[0]) { ancestors.insert(group, at: 0) }
    return ancestors
  }
}
