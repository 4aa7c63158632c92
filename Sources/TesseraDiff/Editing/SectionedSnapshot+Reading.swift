extension SectionedSnapshot {
  /// The sections, in order.
  @inlinable public var sections: [Section] { entries.map { $0.section } }

  /// The ids of the sections, in order.
  @inlinable public var sectionIDs: [Section.ID] { entries.map { $0.section.id } }

  /// The ids of all items, in order.
  @inlinable public var itemIDs: [Item.ID] { entries.flatMap { $0.items.map { $0.id } } }

  /// The number of items in all sections.
  @inlinable public var itemCount: Int { entries.reduce(0) { $0 + $1.items.count } }

  /// The number of items in each section, in order of the sections.
  @inlinable public var itemCounts: [Int] { entries.map { $0.items.count } }

  /// Returns the position of the first section with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public func position(ofSection id: Section.ID) -> Int? { entries.firstIndex { $0.section.id == id } }

  /// Returns the first section with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public func section(_ id: Section.ID) -> Section? { position(ofSection: id).map { entries[$0].section } }

  /// Returns whether the snapshot contains a section with an id.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public func contains(section id: Section.ID) -> Bool { position(ofSection: id) != nil }

  /// Returns the items of a section, in order, or `nil` if there is no such section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public func items(in section: Section.ID) -> [Item]? {
    position(ofSection: section).map { entries[$0].items }
  }

  /// Returns the path of the first item with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The section to search; `nil` searches all sections.
  /// - Returns: The path, or `nil` if there is no such item.
  /// - Complexity: O(*n*) for *n* items.
  @inlinable
  public func path(of id: Item.ID, in section: Section.ID? = nil) -> ItemPath? {
    if let section {
      guard let position = position(ofSection: section) else { return nil }
      return path(of: id, inSectionAt: position)
    }
    for position in entries.indices {
      if let path = path(of: id, inSectionAt: position) { return path }
    }
    return nil
  }

  @inlinable
  func path(of id: Item.ID, inSectionAt position: Int) -> ItemPath? {
    entries[position].items.firstIndex { $0.id == id }.map { ItemPath(section: position, item: $0) }
  }

  /// Returns the first item with an id, in one section or in all.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The section to search; `nil` searches all sections.
  /// - Returns: The item, or `nil` if there is none.
  /// - Complexity: O(*n*) for *n* items.
  @inlinable
  public func item(_ id: Item.ID, in section: Section.ID? = nil) -> Item? {
    path(of: id, in: section).map { entries[$0.section].items[$0.item] }
  }

  /// Returns the item at a path, or `nil` if there is none.
  @inlinable
  public func item(at path: ItemPath) -> Item? {
    guard entries.indices.contains(path.section) else { return nil }
    let items = entries[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns whether the snapshot contains an item with an id, in one section or in all.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable
  public func contains(_ id: Item.ID, in section: Section.ID? = nil) -> Bool {
    path(of: id, in: section) != nil
  }

  /// Returns the ids that occur more than once among the sections or within a section, with their positions.
  ///
  /// - Complexity: O(*n*) hashes.
  public func duplicates() -> SectionedDuplicates<Section.ID, Item.ID> { SectionedDuplicates(in: entries) }
}
