import TesseraDiff
import TesseraLayout

/// The content as the engine works with it: every section and item has an identity and a place.
///
/// All sections are in one list, each before its child sections. Groups of cells are opened when they become
/// visible. Their parts are then a section as well, after all declared sections.
package struct Snapshot {
  /// The layout of the outermost sections.
  let layout: Layout
  package let axis: Axis
  package let traits: Traits
  /// All sections: the declared ones, then the open groups.
  package private(set) var sections: [SectionSnapshot] = []
  /// The positions of the outermost sections.
  package private(set) var outermost: [Int] = []
  package let declaredCount: Int

  package init() {
    layout = .list()
    axis = .vertical
    traits = Traits()
    declaredCount = 0
  }

  /// Creates a snapshot, which gives all elements of content an identity.
  ///
  /// - Parameters:
  ///   - old: The previous content, whose checks of ids are reused.
  ///   - identityCheckLimit: The number of items beyond which a section is not searched for duplicate ids.
  ///   - checksLater: Whether sections with many inserted items are searched only when both versions are
  ///     paired.
  ///   - issues: The issues, to which those of the content are appended.
  package init(
    _ content: DeclaredContent, after old: Snapshot = Snapshot(), identityCheckLimit: Int,
    checksLater: Bool = false, issues: inout [Issue]
  ) {
    let content = content.resolved
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

  /// Opens a group of cells.
  ///
  /// - Returns: The position of the section that contains the group's parts.
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

  /// Closes groups. Returns the new positions of the sections that are kept, by their old ones.
  mutating func close(keeping isKept: (Int) -> Bool) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var kept: [SectionSnapshot] = []
    for position in sections.indices where isKept(position) {
      places[position] = kept.count
      // Declared sections stay identical, at their positions.
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

// MARK: - Queries

extension Snapshot {
  package func cell(at path: ElementPath) -> DeclaredCell? {
    sections.indices.contains(path.section) ? sections[path.section].cell(of: path.element) : nil
  }

  /// Returns the kind of view that shows the element at a path; `nil` if there is no such element. The cell
  /// is made only if its run does not know the kind.
  package func kind(at path: ElementPath) -> CellKind? {
    guard let item = path.item else { return cell(at: path)?.kind }
    guard sections.indices.contains(path.section), var declared = sections[path.section].declaration(at: item)
    else { return nil }
    return declared.kind
  }

  /// Returns the key that identifies the element at a path, given its cell's kind.
  package func key(at path: ElementPath, kind: CellKind) -> ItemKey {
    sections[path.section].key(of: path.element, kind: kind)
  }

  /// Returns the path of the first item with an id, in one section or in any; `nil` if there is none. O(*n*).
  package func path(of id: ItemID, inSection sectionID: ItemID? = nil) -> ElementPath? {
    for (position, section) in sections.enumerated() where sectionID == nil || section.key.id == sectionID {
      if let item = section.firstIndex(of: id) { return .item(item, in: position) }
    }
    return nil
  }

  /// Returns the path of an element in the first section with an id that has such an element; `nil` if there
  /// is none. O(*s*) for *s* sections; O(*n*) for an item.
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

  /// Returns the path of a section's first element: its header, else its first item or placeholder, else the
  /// first element of the first child section that has one.
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

/// A reader that numbers declared sections, each before its child sections.
private struct SectionReader {
  let old: [SectionSnapshot]
  let identityCheckLimit: Int
  let checksLater: Bool
  var sections: [SectionSnapshot?] = []

  /// Reads sibling sections, and returns their positions among all sections.
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
  /// The number of sections inside, at any depth.
  package var nestedCount: Int { sections.reduce(sections.count) { $0 + $1.nestedCount } }
}
