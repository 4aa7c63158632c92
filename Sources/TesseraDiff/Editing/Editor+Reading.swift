// Reading changes an editor, because the first look makes what it looks in.
extension SectionedSnapshot.Editor {
  /// A section as it is after the edits so far; nil where there is none with that id.
  @inlinable
  public mutating func section(_ id: Section.ID) -> Section? {
    start()
    return firstSection(id).map { sections.values[$0] }
  }

  /// The first item with an id, in a section or in all of them, as it is after the edits so far; nil where there is
  /// none.
  @inlinable
  public mutating func item(_ id: Item.ID, in section: Section.ID? = nil) -> Item? {
    start()
    return firstItem(id, in: section).map { items.values[$0] }
  }

  /// The items of a section as they are after the edits so far; nil where there is no such section.
  ///
  /// - Complexity: O(answer).
  @inlinable
  public mutating func items(in section: Section.ID) -> [Item]? {
    start()
    return firstSection(section).map { list in items.lists.nodes(of: list).map { items.values[$0] } }
  }
}
