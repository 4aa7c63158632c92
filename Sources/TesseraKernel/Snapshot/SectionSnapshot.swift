import TesseraDiff
import TesseraLayout

/// The place of a section: its parent section, and its slot in the parent's layout.
package struct SectionPlace: Hashable {
  /// The position of the parent section; `nil` if there is none.
  package let parent: Int?
  /// The slot: the position among siblings; for a group of cells, the item that represents it.
  package let slot: Int

  package init(parent: Int?, slot: Int) {
    self.parent = parent
    self.slot = slot
  }
}

/// A section with its identity, and its runs addressed by one position.
///
/// A class, although it is nearly immutable: it is accessed for everything on screen, and a copy would cost
/// more than the access.
package final class SectionSnapshot {
  package let key: SectionKey
  package let section: DeclaredSection
  package let place: SectionPlace
  package let children: [Int]
  package let count: Int
  /// The occurrence numbers of items whose ids other items of the section have as well.
  package private(set) var occurrences: [Int: Int]
  /// Whether items of different kinds have the same id, so that the id alone does not identify an item.
  package private(set) var kindsMatter: Bool
  /// Whether all ids were compared and no two are equal.
  private(set) var areIDsDistinct: Bool
  /// Whether the check for equal ids waits for the inserted items; see ``checkIDs(inserted:issues:)``.
  private(set) var isCheckDue = false
  package let idScopes: ItemIDScopes
  /// The motion of the section's contents, combined with that of its ancestors; `nil` for the default.
  package let motion: DeclaredMotionBox?
  /// The position of the first item of each run.
  private let starts: [Int]
  /// The common prefix and suffix with the previous content, if finding them took a comparison of ids.
  private(set) var commonEnds: CommonEnds?

  init(
    _ section: DeclaredSection, key: SectionKey, place: SectionPlace, children: [Int] = [],
    motion: DeclaredMotionBox? = nil, identityScope: IdentityScope? = nil, after old: SectionSnapshot? = nil,
    identityCheckLimit: Int, checksLater: Bool = false, issues: inout [Issue]
  ) {
    self.key = key
    self.section = section
    self.place = place
    self.children = children
    self.motion = motion
    var starts: [Int] = []
    var count = 0
    var idScopes = ItemIDScopes()
    for run in section.runs {
      starts.append(count)
      if run.count > 0 { idScopes.append(run.idScope(in: identityScope), from: count) }
      count += run.count
    }
    self.starts = starts
    self.count = count
    self.idScopes = idScopes
    for element in section.replaced { issues.append(.duplicateSupplementary(element, section: key)) }
    (occurrences, kindsMatter, areIDsDistinct, commonEnds) = ([:], false, false, nil)
    guard count <= identityCheckLimit else { return }
    if section.runs.count == 1, section.runs[0].hasDistinctIDs {
      areIDsDistinct = true
    } else if let old, old.areIDsDistinct {
      let ends = CommonEnds(of: old, with: self)
      if ends.areWorthKeeping { commonEnds = ends }
      if let isDistinct = staysDistinct(after: old, ends) {
        areIDsDistinct = isDistinct
      } else if checksLater {
        isCheckDue = true
        return
      } else {
        areIDsDistinct = staysDistinct(besides: ends.prefix..<(count - ends.suffix))
      }
    }
    if areIDsDistinct { return }
    numberOccurrences(issues: &issues)
  }

  /// Makes the postponed check for equal ids.
  ///
  /// - Parameter inserted: The items that were not in the older version, ascending; `nil` if all ids may be
  ///   equal.
  /// - Returns: `true` if the kinds of items distinguish them, which was not known before.
  func checkIDs(inserted: [Int]?, issues: inout [Issue]) -> Bool {
    isCheckDue = false
    if let inserted, staysDistinct(besides: inserted) {
      areIDsDistinct = true
    } else {
      numberOccurrences(issues: &issues)
    }
    return kindsMatter
  }

  private func numberOccurrences(issues: inout [Issue]) {
    (occurrences, kindsMatter) = findOccurrences(issues: &issues)
    areIDsDistinct = occurrences.isEmpty && !kindsMatter
  }

  /// Creates a copy of a section with another key or place.
  private init(_ other: SectionSnapshot, key: SectionKey, place: SectionPlace) {
    self.key = key
    self.place = place
    section = other.section
    children = other.children
    starts = other.starts
    count = other.count
    occurrences = other.occurrences
    kindsMatter = other.kindsMatter
    areIDsDistinct = other.areIDsDistinct
    idScopes = other.idScopes
    motion = other.motion
    commonEnds = nil
  }

  /// Returns the section after its ancestors have got other positions.
  func moved(_ newPosition: (Int) -> Int?) -> SectionSnapshot {
    let place = SectionPlace(parent: place.parent.flatMap(newPosition), slot: place.slot)
    return SectionSnapshot(self, key: key, place: place)
  }

  /// Returns the section with another key: a group that was moved is in other sections, but still the same
  /// group.
  func renamed(_ key: SectionKey) -> SectionSnapshot { SectionSnapshot(self, key: key, place: place) }

  package var hasHeader: Bool { section.header != nil }

  package var hasFooter: Bool { section.footer != nil }

  /// Whether the header or the footer stays visible while the section does.
  package var hasPinned: Bool { section.header?.isPinned ?? false || section.footer?.isPinned ?? false }

  package func identityScope(of item: Int) -> IdentityScope {
    idScope(of: item) == nil ? .collection : .section
  }

  /// The run with the most items, and the position of its first item; `nil` if there are no runs.
  var longestRun: (run: ItemRun, start: Int)? {
    let runs = section.runs
    return runs.indices.max { runs[$0].count < runs[$1].count }.map { (runs[$0], starts[$0]) }
  }

  /// Returns the run that contains an item, the item's index in it, and the run's first position. O(log *r*).
  package func locate(_ item: Int) -> (run: ItemRun, index: Int, start: Int)? {
    guard item >= 0, item < count else { return nil }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return (section.runs[low], item - starts[low], starts[low])
  }

  package func cell(of element: ElementPath.Element) -> DeclaredCell? {
    switch element {
    case .header: return section.header?.cell
    case .item(let item): return cell(at: item)
    case .placeholder: return section.placeholder?.cell
    case .footer: return section.footer?.cell
    case .decoration(let position, let item):
      guard section.decorations.indices.contains(position) else { return nil }
      let decoration = section.decorations[position]
      guard let item else { return decoration.target.isPerItem ? nil : decoration.cell }
      let end = decoration.target == .betweenItems ? count - 1 : count
      return decoration.target.isPerItem && item >= 0 && item < end ? decoration.cell : nil
    }
  }

  /// Returns whether an element is known not to be a group of cells, without its cell.
  func isKnownAsPlain(_ element: ElementPath.Element) -> Bool {
    guard case .item(let item) = element, let kind = locate(item)?.run.uniformKind else { return false }
    return kind != .group
  }

  /// Returns the items of the run around an item, if all of them are known not to be groups and to have a
  /// fixed size, without their cells; `nil` otherwise.
  func plainItems(around item: Int) -> Range<Int>? {
    guard let place = locate(item), let kind = place.run.uniformKind, kind != .group,
      let sizing = place.run.uniformSizing, !sizing.isEstimated
    else { return nil }
    return place.start..<(place.start + place.run.count)
  }

  /// Returns the key that identifies an element in the collection, given its cell's kind.
  package func key(of element: ElementPath.Element, kind: CellKind) -> ItemKey {
    ItemKey(section: key, element: key(of: element), kind: kind)
  }

  /// Returns the key that identifies an element in the section.
  package func key(of element: ElementPath.Element) -> ItemKey.Element {
    switch element {
    case .header: .header
    case .item(let item): .item(id(at: item), occurrence: occurrence(of: item))
    case .placeholder: .placeholder
    case .footer: .footer
    case .decoration(let position, let item):
      item.map { .itemDecoration(section.decorations[position].id, of: key(of: .item($0))) }
        ?? .decoration(section.decorations[position].id)
    }
  }

  package func occurrence(of item: Int) -> Int {
    // A copy, so that no lookup runs while the property is being read: see ``Engine/snapshot``.
    let occurrences = occurrences
    return occurrences.isEmpty ? 0 : occurrences[item] ?? 0
  }

  package func cell(at item: Int) -> DeclaredCell? { locate(item).flatMap { $0.run.cell(at: $0.index) } }

  func declaration(at item: Int) -> ItemDeclaration? {
    locate(item).map { ItemDeclaration($0.run, at: $0.index) }
  }

  package func sizing(at item: Int) -> Sizing {
    guard var item = declaration(at: item) else { return .height(0) }
    return item.sizing
  }

  package func traits(at item: Int) -> LayoutTraits {
    guard var item = declaration(at: item) else { return .none }
    return item.traits
  }

  /// Returns whether all items have the same declared sizes as those of another section, as far as this is
  /// known without making cells. O(*r*) for *r* runs of items.
  package func hasSameSizing(as other: SectionSnapshot) -> Bool {
    let (runs, others) = (section.runs, other.section.runs)
    return runs.count == others.count
      && zip(runs, others).allSatisfy { run, other in
        guard let sizing = run.uniformSizing, let traits = run.uniformTraits else { return false }
        return sizing == other.uniformSizing && traits == other.uniformTraits
      }
  }

  package func id(at item: Int) -> ItemID {
    locate(item).map { $0.run.id(at: $0.index) } ?? ItemID(structure: [])
  }

  package func firstIndex(of id: ItemID) -> Int? {
    for (run, start) in zip(section.runs, starts) {
      if let index = run.firstIndex(of: id) { return start + index }
    }
    return nil
  }
}
