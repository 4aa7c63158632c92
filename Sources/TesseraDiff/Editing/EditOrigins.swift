/// The origins of all sections and items of a new version. It contains positions only, so that the code that
/// derives a difference is compiled once, not for each type of sections and items.
@usableFromInline
struct EditOrigins {
  @usableFromInline
  struct Section {
    /// The position of the section in the old version; `nil` if it is new.
    @usableFromInline let origin: Int?
    /// Whether the section existed before, with other content of its own.
    @usableFromInline let isChanged: Bool
    /// For each item its old path, or `nil` if it is new; `nil` as a whole if all items are unchanged.
    @usableFromInline let origins: [ItemPath?]?
    /// The positions of the items that existed before with other content, ascending.
    @usableFromInline let changed: [Int]

    @usableFromInline
    init(origin: Int?, isChanged: Bool, origins: [ItemPath?]?, changed: [Int]) {
      self.origin = origin
      self.isChanged = isChanged
      self.origins = origins
      self.changed = changed
    }
  }

  /// The number of items in each section of the old version.
  @usableFromInline let oldCounts: [Int]
  @usableFromInline var sections: [Section] = []

  @usableFromInline
  init(oldCounts: [Int]) { self.oldCounts = oldCounts }
}

extension EditOrigins {
  /// The old paths of the items removed from retained sections, ascending.
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
