import TesseraDiff

/// Content as the engine works with it: every section and item has an identity and a place.
struct Snapshot<H: Host> {
  let sections: [SectionSnapshot<H>]

  init() { sections = [] }

  /// Gives everything in some content an identity.
  init(_ content: Content<H>, identityCheckLimit: Int, issues: inout [Issue]) {
    let duplicates = DuplicateID.all(in: content.sectionIDs)
    var occurrences: [Int: Int] = [:]
    for duplicate in duplicates {
      issues.append(.duplicateSection(duplicate.id, positions: duplicate.positions))
      for (occurrence, position) in duplicate.positions.enumerated() { occurrences[position] = occurrence }
    }
    sections = content.sections.enumerated().map { position, section in
      SectionSnapshot(
        section, key: SectionKey(section.id, occurrence: occurrences[position] ?? 0),
        identityCheckLimit: identityCheckLimit, issues: &issues)
    }
  }

  /// The cell at a path; nil where there is none.
  func cell(at path: ElementPath) -> AnyCell<H>? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    switch path.element {
    case .header: return section.section.header?.cell
    case .item(let item): return section.cell(at: item)
    case .footer: return section.section.footer?.cell
    }
  }

  /// What makes the item at a path the same item, given its cell's kind.
  func key(at path: ElementPath, kind: CellKind) -> ItemKey {
    let section = sections[path.section]
    let element: ItemKey.Element =
      switch path.element {
      case .header: .header
      case .item(let item): .item(section.id(at: item), occurrence: section.occurrences[item] ?? 0)
      case .footer: .footer
      }
    return ItemKey(section: section.key, element: element, kind: kind)
  }

  /// The path of the first item with an id, in one section or in any.
  ///
  /// - Complexity: O(*n*).
  func path(of id: ItemID, inSection sectionID: ItemID? = nil) -> ElementPath? {
    for (position, section) in sections.enumerated() where sectionID == nil || section.key.id == sectionID {
      if let item = section.firstIndex(of: id) { return .item(item, in: position) }
    }
    return nil
  }

  /// The path of a section's first element: its header if it has one, else its first item.
  func path(ofSection id: ItemID) -> ElementPath? {
    guard let position = sections.firstIndex(where: { $0.key.id == id }) else { return nil }
    let section = sections[position]
    if section.section.header != nil { return ElementPath(section: position, element: .header) }
    return section.count > 0 ? .item(0, in: position) : nil
  }
}

/// A section with its identity, and its runs addressed by one position.
struct SectionSnapshot<H: Host> {
  let key: SectionKey
  let section: Section<H>
  let count: Int
  /// For items with an id that others of the section have too: which occurrence they are.
  let occurrences: [Int: Int]
  /// Whether items of different kinds have the same id, so that the id alone does not tell which item is which.
  let kindsMatter: Bool
  /// The position of the first item of each run.
  private let starts: [Int]

  init(_ section: Section<H>, key: SectionKey, identityCheckLimit: Int, issues: inout [Issue]) {
    self.key = key
    self.section = section
    var starts: [Int] = []
    var count = 0
    for run in section.runs {
      starts.append(count)
      count += run.count
    }
    self.starts = starts
    self.count = count
    (occurrences, kindsMatter) =
      count <= identityCheckLimit
      ? SectionSnapshot.findOccurrences(in: section, issues: &issues) : ([:], false)
  }

  /// Finds items that share an id and a kind of view, reports them and numbers them.
  private static func findOccurrences(
    in section: Section<H>, issues: inout [Issue]
  ) -> (occurrences: [Int: Int], kindsMatter: Bool) {
    if section.runs.count == 1, section.runs[0].hasDistinctIDs { return ([:], false) }
    // Most sections have no duplicates; kinds are looked at only where there are some.
    let duplicates = DuplicateID.all(in: section.itemIDs)
    guard !duplicates.isEmpty else { return ([:], false) }
    let kinds = section.runs.flatMap { run in (0..<run.count).map { run.cell(at: $0)?.kind } }
    var occurrences: [Int: Int] = [:]
    var kindsMatter = false
    for duplicate in duplicates {
      kindsMatter = kindsMatter || Set(duplicate.positions.map { kinds[$0] }).count > 1
      for positions in Dictionary(grouping: duplicate.positions, by: { kinds[$0] }).values.sorted(by: {
        $0[0] < $1[0]
      }) where positions.count > 1 {
        issues.append(.duplicateItem(duplicate.id, section: section.id, positions: positions))
        for (occurrence, position) in positions.enumerated() { occurrences[position] = occurrence }
      }
    }
    return (occurrences, kindsMatter)
  }

  /// The run that an item belongs to, and its position there.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func locate(_ item: Int) -> (run: ItemRun<H>, index: Int, start: Int)? {
    guard item >= 0, item < count else { return nil }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return (section.runs[low], item - starts[low], starts[low])
  }

  func cell(at item: Int) -> AnyCell<H>? { locate(item).flatMap { $0.run.cell(at: $0.index) } }

  func id(at item: Int) -> ItemID {
    locate(item)?.run.id(at: locate(item)?.index ?? 0) ?? ItemID(structure: [])
  }

  func firstIndex(of id: ItemID) -> Int? {
    for (run, start) in zip(section.runs, starts) {
      if let index = run.firstIndex(of: id) { return start + index }
    }
    return nil
  }
}
