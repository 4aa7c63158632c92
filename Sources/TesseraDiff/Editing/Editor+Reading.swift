// Reading mutates an editor, because the first access creates its nodes.
extension SectionedSnapshot.Editor {
  /// Returns the section with an id after the edits so far, or `nil` if there is none.
  @inlinable
  public mutating func section(_ id: Section.ID) -> Section? {
    start()
    return firstSection(id).map { sections.values[$0] }
  }

  /// Returns the first item with an id after the edits so far.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The section to search; `nil` searches all sections.
  /// - Returns: The item, or `nil` if there is none.
  @inlinable
  public mutating func item(_ id: Item.ID, in section: Section.ID? = nil) -> Item? {
    start()
    return firstItem(id, in: section).map { items.values[$0] }
  }

  /// Returns the items of a section after the edits so far, or `nil` if there is no such section.
  ///
  /// - Complexity: O(*k*) for *k* items in the section.
  @inlinable
  public mutating func items(in section: Section.ID) -> [Item]? {
    start()
    return firstSection(section).map { list in items.lists.nodes(of: list).map { items.values[$0] } }
  }
}
