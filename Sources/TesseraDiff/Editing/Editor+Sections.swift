extension SectionedSnapshot.Editor {
  /// Appends sections with their items.
  @inlinable
  public mutating func appendSections(_ entries: some Collection<SectionedSnapshot.Entry>) {
    guard !entries.isEmpty else { return }
    start()
    insert(entries, behind: sections.lists.end(of: 0))
  }

  /// Inserts sections with their items at the start.
  @inlinable
  public mutating func prependSections(_ entries: some Collection<SectionedSnapshot.Entry>) {
    guard !entries.isEmpty else { return }
    start()
    insert(entries, behind: LinkedLists.start(of: 0))
  }

  /// Inserts sections with their items before another section.
  @inlinable
  public mutating func insertSections(
    _ entries: some Collection<SectionedSnapshot.Entry>, before target: Section.ID
  ) {
    guard !entries.isEmpty, let node = node(ofSection: target, for: .insertTarget) else { return }
    insert(entries, behind: sections.lists.place(before: node))
  }

  /// Inserts sections with their items after another section.
  @inlinable
  public mutating func insertSections(
    _ entries: some Collection<SectionedSnapshot.Entry>, after target: Section.ID
  ) {
    guard !entries.isEmpty, let node = node(ofSection: target, for: .insertTarget) else { return }
    insert(entries, behind: node)
  }

  @inlinable
  mutating func insert(_ entries: some Collection<SectionedSnapshot.Entry>, behind place: Int) {
    var place = place
    for entry in entries {
      place = insertSection(entry.section, behind: place)
      insert(entry.items, behind: LinkedLists.start(of: place))
    }
  }

  /// Inserts a section without items and returns its node, which is also the number of its list of items.
  @inlinable
  mutating func insertSection(_ section: Section, behind place: Int) -> Int {
    _ = items.lists.addList()
    return sections.insert(section, behind: place)
  }

  /// Removes sections with the items that they contain at that point.
  ///
  /// - Complexity: O(*k*) expected for *k* items in the sections.
  @inlinable
  public mutating func removeSections(_ ids: some Sequence<Section.ID>) {
    for id in ids {
      guard let node = node(ofSection: id, for: .remove) else { continue }
      removeItems(ofList: node)
      sections.remove(node)
    }
  }

  /// Replaces a section by another one and keeps its items.
  ///
  /// If the new section has the same id, it is the same section with new content, such as another header: an
  /// update if the content differs, otherwise no change. If it has a different id, the old section is
  /// removed, the new one inserted, and the items move.
  @inlinable
  public mutating func replaceSection(_ id: Section.ID, with section: Section) {
    guard let node = node(ofSection: id, for: .replace) else { return }
    if sections.values[node].id == section.id {
      sections.replace(node, with: section)
      return
    }
    let newNode = insertSection(section, behind: node)
    var place = LinkedLists.start(of: newNode)
    for item in items.lists.nodes(of: node) {
      items.move(item, behind: place)
      place = item
    }
    sections.remove(node)
  }

  /// Marks the content of sections, such as their headers, as changed even if it is equal.
  ///
  /// Their items are not affected.
  @inlinable
  public mutating func reloadSections(_ ids: some Sequence<Section.ID>) {
    for id in ids {
      guard let node = node(ofSection: id, for: .reload) else { continue }
      sections.reload(node)
    }
  }
}

extension SectionedSnapshot.Editor {
  /// Moves sections with their items before another section, in the given order.
  @inlinable
  public mutating func moveSections(_ ids: some Collection<Section.ID>, before target: Section.ID) {
    guard !ids.isEmpty, let target = node(ofSection: target, for: .moveTarget) else { return }
    moveSections(ids, behind: sections.lists.place(before: target), target: target)
  }

  /// Moves sections with their items after another section, in the given order.
  @inlinable
  public mutating func moveSections(_ ids: some Collection<Section.ID>, after target: Section.ID) {
    guard !ids.isEmpty, let target = node(ofSection: target, for: .moveTarget) else { return }
    moveSections(ids, behind: target, target: target)
  }

  /// Moves sections with their items to the start, in the given order.
  @inlinable
  public mutating func moveSectionsToStart(_ ids: some Collection<Section.ID>) {
    guard !ids.isEmpty else { return }
    start()
    moveSections(ids, behind: LinkedLists.start(of: 0), target: nil)
  }

  /// Moves sections with their items to the end, in the given order.
  @inlinable
  public mutating func moveSectionsToEnd(_ ids: some Collection<Section.ID>) {
    guard !ids.isEmpty else { return }
    start()
    moveSections(ids, behind: sections.lists.end(of: 0), target: nil)
  }

  /// Moves sections behind a place, each behind the previous one. The target itself stays.
  @inlinable
  mutating func moveSections(_ ids: some Collection<Section.ID>, behind place: Int, target: Int?) {
    var place = place
    for id in ids {
      guard let node = node(ofSection: id, for: .move) else { continue }
      if node == target {
        issues.append(.sectionIsItsOwnTarget(id))
      } else {
        sections.move(node, behind: place)
        place = node
      }
    }
  }
}
