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

extension Lineage {
  /// The old paths of the items that are gone from sections that are still there, ascending.
  var deletes: [ItemPath] {
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
