import TesseraDiff
import TesseraLayout

/// Where a section stands: which section it is in, and in which of the slots that this one's layout places.
package struct SectionPlace: Hashable {
  /// The position of the section around it; nil where there is none.
  package let parent: Int?
  /// Which slot: its position among its siblings; for a group of cells, the item that it is.
  package let slot: Int

  /// Makes the value of its parts.
  package init(parent: Int?, slot: Int) {
    self.parent = parent
    self.slot = slot
  }
}

/// A section with its identity, and its runs addressed by one position.
///
/// A class though nothing in it changes: it is looked at for everything on screen, and a copy would cost more than the
/// look.
package final class SectionSnapshot {
  package let key: SectionKey
  package let section: DeclaredSection
  package let place: SectionPlace
  /// The sections inside.
  package let children: [Int]
  package let count: Int
  /// For items with an id that others of the section have too: which occurrence they are.
  package private(set) var occurrences: [Int: Int]
  /// Whether items of different kinds have the same id, so that the id alone does not tell which item is which.
  package private(set) var kindsMatter: Bool
  /// Whether all ids were compared and no two are equal.
  private(set) var areIDsDistinct: Bool
  /// Whether equal ids are still to be looked for, when it is known what has come; see ``checkIDs(newcomers:issues:)``.
  private(set) var isCheckDue = false
  /// Where the ids of the items are known.
  package let homes: ItemHomes
  /// How what is in the section moves, with what is said around it; nil: as standard.
  package let motion: DeclaredMotionBox?
  /// The position of the first item of each run.
  private let starts: [Int]
  /// The start and the end that the section has in common with the one at its place in the content before, where that took
  /// a comparison of ids; nil otherwise.
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
    var homes = ItemHomes()
    for run in section.runs {
      starts.append(count)
      if run.count > 0 { homes.append(run.home(in: identityScope), from: count) }
      count += run.count
    }
    self.starts = starts
    self.count = count
    self.homes = homes
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

  /// Looks for equal ids, where that was put off until it is known what has come to the section.
  ///
  /// - Parameter newcomers: The items that were not in the older version, ascending; nil if they may all have equal ids.
  /// - Returns: Whether the kinds of items tell them apart, which was not known before.
  func checkIDs(newcomers: [Int]?, issues: inout [Issue]) -> Bool {
    isCheckDue = false
    if let newcomers, staysDistinct(besides: newcomers) {
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

  /// The same section under another key or at another place.
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
    homes = other.homes
    motion = other.motion
    commonEnds = nil
  }

  /// The section after the sections around it have got other positions.
  func moved(_ newPosition: (Int) -> Int?) -> SectionSnapshot {
    let place = SectionPlace(parent: place.parent.flatMap(newPosition), slot: place.slot)
    return SectionSnapshot(self, key: key, place: place)
  }

  /// The section under another key: a group that was carried elsewhere is in other sections, and still the same group.
  func renamed(_ key: SectionKey) -> SectionSnapshot { SectionSnapshot(self, key: key, place: place) }

  /// Whether something stands above the items.
  package var hasHeader: Bool { section.header != nil }

  /// Whether something stands below the items.
  package var hasFooter: Bool { section.footer != nil }

  /// Whether what stands above or below the items stays in view while the section does.
  package var hasPinned: Bool { section.header?.isPinned ?? false || section.footer?.isPinned ?? false }

  /// How far the id of an item is known.
  package func identityScope(of item: Int) -> IdentityScope { home(of: item) == nil ? .collection : .section }

  /// The run with the most items, and the position of its first item; nil where there are none.
  var longestRun: (run: ItemRun, start: Int)? {
    let runs = section.runs
    return runs.indices.max { runs[$0].count < runs[$1].count }.map { (runs[$0], starts[$0]) }
  }

  /// The run that an item belongs to, and its position there.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
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

  /// The cell of a part.
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

  /// Whether a part is known to be no group of cells, without a look at its cell.
  func isKnownAsPlain(_ element: ElementPath.Element) -> Bool {
    guard case .item(let item) = element, let kind = locate(item)?.run.uniformKind else { return false }
    return kind != .group
  }

  /// The items declared together with one of which all are known to be no groups and to have a fixed size, without a look
  /// at their cells; nil where that is not known.
  func plainItems(around item: Int) -> Range<Int>? {
    guard let place = locate(item), let kind = place.run.uniformKind, kind != .group,
      let sizing = place.run.uniformSizing, !sizing.isEstimated
    else { return nil }
    return place.start..<(place.start + place.run.count)
  }

  /// What makes a part the same part of the collection, given its cell's kind.
  package func key(of element: ElementPath.Element, kind: CellKind) -> ItemKey {
    ItemKey(section: key, element: key(of: element), kind: kind)
  }

  /// What makes a part the same part of the section.
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

  /// Which of the items with its id an item is.
  package func occurrence(of item: Int) -> Int {
    // A copy, so that nothing is looked up while the property is being read: see ``Engine/snapshot``.
    let occurrences = occurrences
    return occurrences.isEmpty ? 0 : occurrences[item] ?? 0
  }

  package func cell(at item: Int) -> DeclaredCell? { locate(item).flatMap { $0.run.cell(at: $0.index) } }

  /// What is declared about an item; nil where there is none.
  func declaration(at item: Int) -> ItemDeclaration? {
    locate(item).map { ItemDeclaration($0.run, at: $0.index) }
  }

  /// How large an item is declared to be.
  package func sizing(at item: Int) -> Sizing {
    guard var item = declaration(at: item) else { return .height(0) }
    return item.sizing
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
