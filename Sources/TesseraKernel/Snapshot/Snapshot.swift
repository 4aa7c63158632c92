import TesseraDiff
import TesseraLayout

/// Content as the engine works with it: every section and item has an identity and a place.
///
/// All sections are in one list, each before the sections inside it. Groups of cells are looked into when they come
/// into view; their parts are then a section as well, behind all that were declared.
package struct Snapshot {
  /// How the outermost sections are placed.
  let layout: Layout
  /// The axis along which the collection scrolls.
  package let axis: Axis
  /// The declarations of behaviors for the whole content.
  package let traits: Traits
  /// All sections: those that were declared, then the groups that are looked into.
  package private(set) var sections: [SectionSnapshot] = []
  /// The outermost sections.
  package private(set) var outermost: [Int] = []
  /// How many sections were declared.
  package let declaredCount: Int

  package init() {
    layout = .list()
    axis = .vertical
    traits = Traits()
    declaredCount = 0
  }

  /// Gives everything in some content an identity.
  ///
  /// - Parameters:
  ///   - old: The content before: what is known of ids that are there as well holds.
  ///   - identityCheckLimit: Sections with more items are not searched for equal ids.
  ///   - checksLater: Whether sections to which much has come are searched when the two are paired.
  ///   - issues: Where to add what is wrong.
  package init(
    _ content: DeclaredContent, after old: Snapshot = Snapshot(), identityCheckLimit: Int,
    checksLater: Bool = false, issues: inout [Issue]
  ) {
    let content = content.asShown
    layout = content.layout
    axis = content.axis
    traits = content.traits
    var reader = SectionReader(
      old: old.sections, identityCheckLimit: identityCheckLimit, checksLater: checksLater)
    outermost = reader.read(
      content.sections, inside: nil, ancestors: [], motion: content.motion, issues: &issues)
    sections = reader.sections.compactMap { $0 }
    declaredCount = sections.count
  }

  /// Looks into a group of cells; the section that its parts are.
  package mutating func open(
    _ group: DeclaredSection, at path: ElementPath, identityCheckLimit: Int, issues: inout [Issue]
  )
    -> Int
  {
    let place = SectionPlace(parent: path.section, slot: path.item ?? 0)
    let key = groupKey(at: path)
    sections.append(
      SectionSnapshot(
        group, key: key, place: place, motion: group.motion.within(sections[path.section].motion),
        identityCheckLimit: identityCheckLimit, issues: &issues))
    return sections.count - 1
  }

  /// Forgets groups that were looked into.
  ///
  /// - Returns: For the sections that are kept, their new positions by their old ones.
  mutating func close(keeping isKept: (Int) -> Bool) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var kept: [SectionSnapshot] = []
    for position in sections.indices where isKept(position) {
      places[position] = kept.count
      // Those that were declared stay where they are, and the very same.
      kept.append(position < declaredCount ? sections[position] : sections[position].moved { places[$0] })
    }
    sections = kept
    return places
  }

  private func groupKey(at path: ElementPath) -> SectionKey {
    let parent = sections[path.section]
    let item = path.item ?? 0
    return SectionKey(
      parent.id(at: item), occurrence: parent.occurrence(of: item), ancestors: parent.key.path)
  }
}

// MARK: - Asking

extension Snapshot {
  /// The cell at a path; nil where there is none.
  package func cell(at path: ElementPath) -> DeclaredCell? {
    sections.indices.contains(path.section) ? sections[path.section].cell(of: path.element) : nil
  }

  /// The kind of view that shows the element at a path, asked of its cell only if its run does not know it; nil where
  /// there is none.
  package func kind(at path: ElementPath) -> CellKind? {
    guard let item = path.item else { return cell(at: path)?.kind }
    guard sections.indices.contains(path.section), var declared = sections[path.section].declaration(at: item)
    else { return nil }
    return declared.kind
  }

  /// What makes the element at a path the same element, given its cell's kind.
  package func key(at path: ElementPath, kind: CellKind) -> ItemKey {
    sections[path.section].key(of: path.element, kind: kind)
  }

  /// The path of the first item with an id, in one section or in any.
  ///
  /// - Complexity: O(*n*).
  package func path(of id: ItemID, inSection sectionID: ItemID? = nil) -> ElementPath? {
    for (position, section) in sections.enumerated() where sectionID == nil || section.key.id == sectionID {
      if let item = section.firstIndex(of: id) { return .item(item, in: position) }
    }
    return nil
  }

  /// The path of an element of the first section with an id that has such an element.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) for an item.
  package func path(of element: ItemKey.Element, inSection id: ItemID) -> ElementPath? {
    let part: ElementPath.Element
    switch element {
    case .header: part = .header
    case .footer: part = .footer
    case .item(let item, _): return path(of: item, inSection: id)
    case .placeholder, .decoration, .itemDecoration: return nil
    }
    let paths = sections.indices.lazy.filter { self.sections[$0].key.id == id }.map {
      ElementPath(section: $0, element: part)
    }
    return paths.first { self.cell(at: $0) != nil }
  }

  /// The path of a section's first element: its header if it has one, else its first item or placeholder, else that of the first
  /// section inside that has one.
  func path(ofSection id: ItemID) -> ElementPath? {
    sections.indices.first { sections[$0].key.id == id }.flatMap(firstPath)
  }

  private func firstPath(in position: Int) -> ElementPath? {
    let section = sections[position]
    if section.section.header != nil { return ElementPath(section: position, element: .header) }
    if section.count > 0 { return .item(0, in: position) }
    if section.section.placeholder != nil { return ElementPath(section: position, element: .placeholder) }
    for child in section.children {
      if let path = firstPath(in: child) { return path }
    }
    return nil
  }
}

/// Numbers declared sections, each before the sections inside it.
private struct SectionReader {
  let old: [SectionSnapshot]
  let identityCheckLimit: Int
  let checksLater: Bool
  var sections: [SectionSnapshot?] = []

  /// Takes sections that stand side by side; their positions among all.
  @inline(never)
  mutating func read(
    _ siblings: [DeclaredSection], inside parent: Int?, ancestors: [SectionKey.Ancestor],
    motion: DeclaredMotionBox?, identityScope: IdentityScope? = nil, issues: inout [Issue]
  ) -> [Int] {
    let occurrences = occurrences(in: siblings, inside: ancestors, from: sections.count, issues: &issues)
    return siblings.enumerated().map { slot, section in
      let position = sections.count
      sections.append(nil)
      let key = SectionKey(section.id, occurrence: occurrences[slot] ?? 0, ancestors: ancestors)
      let motion = section.motion.within(motion)
      let identityScope = section.identityScope ?? identityScope
      let children = read(
        section.sections, inside: position, ancestors: key.path, motion: motion, identityScope: identityScope,
        issues: &issues)
      sections[position] = SectionSnapshot(
        section, key: key, place: SectionPlace(parent: parent, slot: slot), children: children,
        motion: motion, identityScope: identityScope,
        after: old.indices.contains(position) ? old[position] : nil,
        identityCheckLimit: identityCheckLimit, checksLater: checksLater, issues: &issues)
      return position
    }
  }

  /// Reports siblings with equal ids and numbers them.
  @inline(never)
  private func occurrences(
    in siblings: [DeclaredSection], inside ancestors: [SectionKey.Ancestor], from first: Int,
    issues: inout [Issue]
  ) -> [Int: Int] {
    if siblings.count < 2 { return [:] }
    var occurrences: [Int: Int] = [:]
    for duplicate in DuplicateID.all(in: siblings.map { $0.id }) {
      var positions = duplicate.positions
      for (occurrence, slot) in duplicate.positions.enumerated() {
        occurrences[slot] = occurrence
        positions[occurrence] = first + siblings[..<slot].reduce(slot) { $0 + $1.nestedCount }
      }
      issues.append(
        .duplicateSection(duplicate.id, inside: SectionKey(path: ancestors), positions: positions))
    }
    return occurrences
  }
}

extension DeclaredSection {
  /// How many sections there are inside, at any depth.
  package var nestedCount: Int { sections.reduce(sections.count) { $0 + $1.nestedCount } }
}
