import TesseraDiff

/// Two versions of sections as a source that is compared by position only.
struct KnownSections: DifferenceSource {
  let source: GroupSource

  init(_ sections: SectionsCase) { source = GroupSource(old: sections.old, new: sections.new) }

  var sections: KnownRows { KnownRows(rows: source.sections) }

  func count(old section: Int) -> Int { source.count(old: section) }

  func count(new section: Int) -> Int { source.count(new: section) }

  func withItems<Result>(old: Int, new: Int, _ body: (KnownRows) -> Result) -> Result {
    source.withItems(old: old, new: new) { body(KnownRows(rows: $0)) }
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool { source.hasSameID(old: old, new: new) }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool { source.hasSameID(old: old, otherOld: otherOld) }

  func hash(old: ItemPath) -> Int { source.hash(old: old) }

  func hash(new: ItemPath) -> Int { source.hash(new: new) }

  func isUnchanged(old: ItemPath, new: ItemPath) -> Bool {
    source.old[old.section].items[old.item] == source.new[new.section].items[new.item]
  }
}

/// Two lists of rows as a source that is compared by position only.
struct KnownRows: ComparableListPair {
  let rows: RowPair

  var oldCount: Int { rows.oldCount }

  var newCount: Int { rows.newCount }

  func hasSameID(old: Int, new: Int) -> Bool { rows.hasSameID(old: old, new: new) }

  func hasSameID(old: Int, otherOld: Int) -> Bool { rows.hasSameID(old: old, otherOld: otherOld) }

  func hash(old: Int) -> Int { rows.hash(old: old) }

  func hash(new: Int) -> Int { rows.hash(new: new) }

  func isUnchanged(old: Int, new: Int) -> Bool { rows.old[old] == rows.new[new] }
}
