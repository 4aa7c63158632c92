import TesseraDiff

/// The sections of two snapshots as something to pair: ids are compared by position, without copying them.
struct SnapshotPair: DifferenceSource {
  let old: [SectionSnapshot]
  let new: [SectionSnapshot]

  var sections: SectionSnapshotPair { SectionSnapshotPair(old: old, new: new) }

  func count(old section: Int) -> Int { old[section].count }

  func count(new section: Int) -> Int { new[section].count }

  func withItems<Result>(old: Int, new: Int, _ body: (ItemSnapshotPair) -> Result) -> Result {
    body(ItemSnapshotPair(old: self.old[old], new: self.new[new]))
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool {
    isSame(old.item, in: self.old[old.section], as: new.item, in: self.new[new.section])
  }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
    isSame(old.item, in: self.old[old.section], as: otherOld.item, in: self.old[otherOld.section])
  }

  /// Whether an item is the same item as one of another section, or of the same. What is known by its place in the
  /// declaration alone is known in its own section only.
  private func isSame(
    _ item: Int, in section: SectionSnapshot, as otherItem: Int, in other: SectionSnapshot
  ) -> Bool {
    guard section.hasSameID(at: item, as: other, at: otherItem) else { return false }
    return !section.isKnownByPlace(item) || section.key == other.key
  }

  func hash(old: ItemPath) -> Int { self.old[old.section].idHash(at: old.item) }

  func hash(new: ItemPath) -> Int { self.new[new.section].idHash(at: new.item) }

  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool {
    self.old[old.section].cell(at: old.item) == self.new[new.section].cell(at: new.item)
  }

  func addSupplementaryChanges(
    old: Int, new: Int, to difference: inout SupplementaryDifference,
    reusing workspace: inout DifferenceWorkspace
  ) {
    let (oldSection, newSection) = (self.old[old].section, self.new[new].section)
    let pairs = [(oldSection.header, newSection.header), (oldSection.footer, newSection.footer)]
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

/// The sections of two snapshots, side by side. Their own content is how they are laid out.
struct SectionSnapshotPair: ComparableListPair {
  let old: [SectionSnapshot]
  let new: [SectionSnapshot]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old[old].key == self.new[new].key }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old[old].key == self.old[otherOld].key }

  func hash(old: Int) -> Int { self.old[old].key.hashValue }

  func hash(new: Int) -> Int { self.new[new].key.hashValue }

  func isUnchanged(old: Int, new: Int) -> Bool {
    let (old, new) = (self.old[old].section, self.new[new].section)
    return old.layout == new.layout && old.sizing == new.sizing && old.scrollAxis == new.scrollAxis
      && old.decorations == new.decorations
  }
}

/// The items of two section snapshots, side by side.
struct ItemSnapshotPair: ComparableListPair {
  let old: SectionSnapshot
  let new: SectionSnapshot

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old.hasSameID(at: old, as: self.new, at: new) }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old.hasSameID(at: old, as: self.old, at: otherOld) }

  func hash(old: Int) -> Int { self.old.idHash(at: old) }

  func hash(new: Int) -> Int { self.new.idHash(at: new) }

  func isUnchanged(old: Int, new: Int) -> Bool { self.old.cell(at: old) == self.new.cell(at: new) }

  /// Compares run by run, so that runs which share their data are passed at once.
  func commonPrefix() -> Int {
    // Runs compare ids alone; where these do not suffice, every item is walked.
    if old.kindsMatter || new.kindsMatter { return 0 }
    var length = 0
    for (old, new) in zip(old.section.runs, new.section.runs) {
      let common = new.commonPrefix(with: old)
      length += common
      if common < old.count || common < new.count { break }
    }
    return length
  }

  /// Compares run by run from the end.
  func commonSuffix(after prefix: Int) -> Int {
    if old.kindsMatter || new.kindsMatter { return 0 }
    var length = 0
    var room = min(oldCount, newCount) - prefix
    for (old, new) in zip(old.section.runs.reversed(), new.section.runs.reversed()) {
      let common = new.commonSuffix(with: old, limit: min(old.count, new.count, room))
      length += common
      room -= common
      if common < old.count || common < new.count { break }
    }
    return length
  }
}

extension SectionSnapshot {
  /// Whether an item is the same item as one of another section, or of the same.
  fileprivate func hasSameID(at item: Int, as other: SectionSnapshot, at otherItem: Int) -> Bool {
    guard let one = locate(item), let two = other.locate(otherItem),
      one.run.hasSameID(at: one.index, as: two.run, at: two.index)
    else { return false }
    guard kindsMatter || other.kindsMatter else { return true }
    return one.run.cell(at: one.index)?.kind == two.run.cell(at: two.index)?.kind
  }

  /// Whether an item has no id but its place in the declaration.
  fileprivate func isKnownByPlace(_ item: Int) -> Bool { locate(item)?.run.isKnownByPlace ?? false }

  /// A hash of an item's id.
  fileprivate func idHash(at item: Int) -> Int {
    locate(item).map { $0.run.idHash(at: $0.index) } ?? 0
  }
}
