/// Where each section and each item of a new version comes from.
///
/// Positions only, so that reading a difference off it is compiled once, whatever the sections and items are.
@usableFromInline
struct Lineage {
  /// A section of the new version.
  @usableFromInline
  struct Section {
    /// The position of the section in the old version; nil where it is new.
    @usableFromInline let origin: Int?
    /// Whether the section was there before with other content of its own.
    @usableFromInline let isChanged: Bool
    /// For each item its old path, nil where it is new; nil as a whole where all items are as before.
    @usableFromInline let origins: [ItemPath?]?
    /// The positions of the items that were there before with other content, ascending.
    @usableFromInline let changed: [Int]

    @usableFromInline
    init(origin: Int?, isChanged: Bool, origins: [ItemPath?]?, changed: [Int]) {
      self.origin = origin
      self.isChanged = isChanged
      self.origins = origins
      self.changed = changed
    }
  }

  /// How many items each section of the old version has.
  @usableFromInline let oldCounts: [Int]
  /// The sections of the new version.
  @usableFromInline var sections: [Section] = []

  @usableFromInline
  init(oldCounts: [Int]) { self.oldCounts = oldCounts }
}

extension SectionedDifference {
  /// Reads the changes off a lineage.
  ///
  /// - Complexity: O(*n*), O(*m* log *m*) for *m* items of a section that is out of order.
  @usableFromInline
  init(_ lineage: Lineage) {
    self.init()
    let kept = Set(lineage.sections.compactMap { $0.origin })
    sectionDeletes = lineage.oldCounts.indices.filter { !kept.contains($0) }
    sectionInserts = lineage.sections.indices.filter { lineage.sections[$0].origin == nil }
    sectionMoves = minimalMoves(of: lineage.sections.map { $0.origin })
    deletes = lineage.deletes
    for (position, section) in lineage.sections.enumerated() {
      if let origin = section.origin, section.isChanged {
        sectionUpdates.append(Move(from: origin, to: position))
      }
      addItems(of: section, at: position)
    }
  }

  /// Adds the inserts, moves and updates of one section of the new version.
  private mutating func addItems(of section: Lineage.Section, at position: Int) {
    guard let origins = section.origins else { return }
    func path(_ item: Int) -> ItemPath { ItemPath(section: position, item: item) }
    var arrivals: [Move<ItemPath>] = []
    for (item, origin) in origins.enumerated() {
      if let origin {
        if origin.section != section.origin { arrivals.append(Move(from: origin, to: path(item))) }
      } else if section.origin != nil {
        inserts.append(path(item))
      }
    }
    if let home = section.origin {
      let reordered = minimalMoves(of: origins.map { $0?.section == home ? $0?.item : nil })
      arrivals += reordered.map { Move(from: ItemPath(section: home, item: $0.from), to: path($0.to)) }
    }
    moves += arrivals.sorted { $0.to < $1.to }
    for item in section.changed {
      if let origin = origins[item] { updates.append(Move(from: origin, to: path(item))) }
    }
  }
}

extension Lineage {
  /// The old paths of the items that are gone from sections that are still there, ascending.
  fileprivate var deletes: [ItemPath] {
    var isGone = oldCounts.map { _ in [Bool]() }
    for section in sections where section.origins != nil {
      if let origin = section.origin { isGone[origin] = Array(repeating: true, count: oldCounts[origin]) }
    }
    for section in sections {
      for case let path? in section.origins ?? [] where !isGone[path.section].isEmpty {
        isGone[path.section][path.item] = false
      }
    }
    return isGone.enumerated().flatMap { section, isGone in
      isGone.indices.filter { isGone[$0] }.map { ItemPath(section: section, item: $0) }
    }
  }
}
