import TesseraDiff

extension SectionSnapshot: IdentifiedSection {
  package func hasSameID(at item: Int, as other: SectionSnapshot, at otherItem: Int) -> Bool {
    guard let one = locate(item), let two = other.locate(otherItem),
      one.run.hasSameID(at: one.index, as: two.run, at: two.index)
    else { return false }
    guard kindsMatter || other.kindsMatter else { return true }
    return one.run.cell(at: one.index)?.kind == two.run.cell(at: two.index)?.kind
  }

  package func idScope(of item: Int) -> SectionKey? { idScopes.section(ofItem: item, in: key) }

  package var keepsItems: Bool { idScopes.areAllOwn }

  package var hasMovedItems: Bool { idScopes.containMovedItems }

  package func idHash(at item: Int) -> Int { locate(item).map { $0.run.idHash(at: $0.index) } ?? 0 }

  /// Compares run by run, so that runs that share their data are passed at once.
  package func commonPrefix(with old: SectionSnapshot) -> Int {
    // Runs compare ids alone. If these do not suffice, every item is compared.
    if old.kindsMatter || kindsMatter { return 0 }
    if let commonEnds, commonEnds.areKnown(with: old) { return commonEnds.prefix }
    var length = 0
    for (old, new) in zip(old.section.runs, section.runs) {
      let common = new.commonPrefix(with: old)
      length += common
      if common < old.count || common < new.count { break }
    }
    return length
  }

  /// Compares run by run from the end.
  package func commonSuffix(with old: SectionSnapshot, after prefix: Int) -> Int {
    if old.kindsMatter || kindsMatter { return 0 }
    if let commonEnds, commonEnds.areKnown(with: old), commonEnds.prefix == prefix {
      return commonEnds.suffix
    }
    var length = 0
    var room = min(old.count, count) - prefix
    for (old, new) in zip(old.section.runs.reversed(), section.runs.reversed()) {
      let common = new.commonSuffix(with: old, limit: min(old.count, new.count, room))
      length += common
      room -= common
      if common < old.count || common < new.count { break }
    }
    return length
  }

  /// Queries the runs that know their common parts with others, in the order of declaration.
  package func nextCommonRun(with old: SectionSnapshot, old oldItem: Int, new newItem: Int)
    -> CommonRun?
  {
    if old.kindsMatter || kindsMatter { return nil }
    var (one, two) = (old.firstKnowingRun(from: oldItem), firstKnowingRun(from: newItem))
    while let left = one, let right = two {
      if let stretch = right.run.nextCommonRun(with: left.run, old: left.index, new: right.index) {
        return CommonRun(
          old: left.start + stretch.old, new: right.start + stretch.new, count: stretch.count)
      }
      one = old.firstKnowingRun(from: left.start + left.run.count)
      two = firstKnowingRun(from: right.start + right.run.count)
    }
    return nil
  }

  /// Compares the longest run of each section.
  package func comparison(with old: SectionSnapshot) -> RunComparison? {
    // Runs compare ids alone. If these do not suffice, every item is compared.
    if old.kindsMatter || kindsMatter { return nil }
    guard let one = old.longestRun, let other = longestRun, let items = other.run.comparison(with: one.run)
    else { return nil }
    return RunComparison(
      old: one.start..<one.start + one.run.count, new: other.start..<other.start + other.run.count,
      items: items)
  }

  /// Returns the first run with items at or after a position that knows its common parts, and its first item.
  private func firstKnowingRun(from item: Int) -> (run: ItemRun, index: Int, start: Int)? {
    var found = locate(item)
    while let place = found, !place.run.canFindCommonRuns { found = locate(place.start + place.run.count) }
    return found
  }
}

// MARK: - Comparing

extension SectionsPair: DifferenceSource where Section == SectionSnapshot {
  @usableFromInline package func isUnchanged(old: ItemPath, new: ItemPath) -> Bool {
    !comparesCells || self.old[old.section].cell(at: old.item) == self.new[new.section].cell(at: new.item)
  }

  @usableFromInline package func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  ) {
    guard comparesCells else { return }
    let (oldSection, newSection) = (self.old[old].section, self.new[new].section)
    let pairs = [
      (oldSection.header, newSection.header), (oldSection.footer, newSection.footer),
      (oldSection.placeholder?.supplementary, newSection.placeholder?.supplementary),
    ]
    for (position, pair) in pairs.enumerated() where pair.0 != pair.1 {
      let from = ItemPath(section: old, item: position)
      let to = ItemPath(section: new, item: position)
      if pair.1 == nil {
        difference.deletes.append(from)
      } else if pair.0 == nil {
        difference.inserts.append(to)
      } else {
        difference.updates.append(Move(from: from, to: to))
      }
    }
  }
}

extension SectionKeysPair: ComparableListPair where Section == SectionSnapshot {
  /// Returns whether a section is laid out as before, which counts as its own content.
  @usableFromInline package func isUnchanged(old: Int, new: Int) -> Bool {
    let (old, new) = (self.old[old].section, self.new[new].section)
    return old.layout == new.layout && old.sizing == new.sizing && old.scrollAxis == new.scrollAxis
      && old.snapping == new.snapping && old.decorations == new.decorations
  }
}

extension SectionItemsPair: ComparableListPair where Section == SectionSnapshot {
  @usableFromInline package func isUnchanged(old: Int, new: Int) -> Bool {
    !comparesCells || self.old.cell(at: old) == self.new.cell(at: new)
  }
}
