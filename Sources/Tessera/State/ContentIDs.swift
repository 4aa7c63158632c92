import TesseraDiff
@_spi(Behaviors) import TesseraKernel

/// All ids of some content, copied out of the data so that any thread can compare them with other content.
///
/// The content itself cannot be compared elsewhere: it accesses the data and runs closures of the app, which
/// belong to one actor.
package struct ContentIDs: Sendable {
  let sections: [SectionIDs]

  /// Copies the ids of everything that was declared; `nil` if ids alone do not identify the items. O(*n*),
  /// and as much memory; O(1) for each `ForEach` of a range of numbers that has its section to itself.
  package init?(_ snapshot: Snapshot) {
    let declared = snapshot.sections[..<snapshot.declaredCount]
    if declared.contains(where: { $0.kindsMatter }) { return nil }
    sections = declared.map { SectionIDs($0) }
  }

  /// The number of items.
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  func pairing(from old: ContentIDs) -> Pairing {
    Pairing(of: SectionsPair(old: old.sections, new: sections))
  }

  #if !hasFeature(Embedded)
  /// Returns the changes of sections and items from older ids, which cannot tell updates.
  package func difference(from old: ContentIDs) -> SectionedDifference {
    var workspace = DifferenceWorkspace()
    return SectionedDifference(
      IDsDifference(pair: SectionsPair(old: old.sections, new: sections)), reusing: &workspace)
  }
  #endif
}

struct SectionIDs: Sendable {
  let key: SectionKey
  private let items: Items
  private let idScopes: ItemIDScopes

  private enum Items {
    case numbers(Range<Int>)
    case copied(CopiedIDs)
    case list([ItemID])
  }

  init(_ section: SectionSnapshot) {
    key = section.key
    idScopes = section.idScopes
    let runs = section.section.runs
    if runs.count == 1, let numbers = runs[0].numbers {
      items = .numbers(numbers)
    } else if runs.count == 1, let copied = runs[0].copiedIDs {
      items = .copied(copied)
    } else {
      items = .list(section.section.itemIDs)
    }
  }

  var count: Int {
    switch items {
    case .numbers(let numbers): numbers.count
    case .copied(let ids): ids.count
    case .list(let ids): ids.count
    }
  }

  private subscript(item: Int) -> ItemID {
    switch items {
    case .numbers(let numbers): ItemID(numbers.lowerBound + item)
    case .copied(let ids): ids.id(at: item)
    case .list(let ids): ids[item]
    }
  }
}

extension SectionIDs: IdentifiedSection {
  func hasSameID(at item: Int, as other: SectionIDs, at otherItem: Int) -> Bool {
    self[item] == other[otherItem]
  }

  func idScope(of item: Int) -> SectionKey? { idScopes.section(ofItem: item, in: key) }

  var keepsItems: Bool { idScopes.areAllOwn }

  var hasMovedItems: Bool { idScopes.containMovedItems }

  func idHash(at item: Int) -> Int { Int(truncatingIfNeeded: self[item].quickHash(seed: QuickHash.seed)) }

  func comparison(with old: SectionIDs) -> RunComparison? {
    guard case .copied(let one) = old.items, case .copied(let two) = items,
      let items = two.comparison(with: one)
    else { return nil }
    return RunComparison(old: 0..<one.count, new: 0..<two.count, items: items)
  }

  /// Ranges of numbers with the same start are compared in O(1).
  func commonPrefix(with old: SectionIDs) -> Int {
    let limit = min(old.count, count)
    if case .numbers(let one) = items, case .numbers(let two) = old.items, one.lowerBound == two.lowerBound {
      return limit
    }
    if let runs = comparison(with: old) { return runs.items.commonRunLength(0, 0, limit) }
    var length = 0
    while length < limit, old[length] == self[length] { length += 1 }
    return length
  }

  func commonSuffix(with old: SectionIDs, after prefix: Int) -> Int {
    let limit = min(old.count, count) - prefix
    var length = 0
    if let runs = comparison(with: old) {
      while length < limit, runs.items.hasSameID(old.count - 1 - length, count - 1 - length) { length += 1 }
      return length
    }
    while length < limit, old[old.count - 1 - length] == self[count - 1 - length] { length += 1 }
    return length
  }
}
