extension SectionedSnapshot.Editor {
  /// Adds sections with their items to the end.
  @inlinable
  public mutating func appendSections(_ entries: some Collection<SectionedSnapshot.Entry>) {
    guard !entries.isEmpty else { return }
    start()
    insert(entries, behind: sections.lists.end(of: 0))
  }

  /// Adds sections with their items to the start.
  @inlinable
  public mutating func prependSections(_ entries: some Collection<SectionedSnapshot.Entry>) {
    guard !entries.isEmpty else { return }
    start()
    insert(entries, behind: LinkedLists.start(of: 0))
  }

  /// Inserts sections with their items before another one.
  @inlinable
  public mutating func insertSections(
    _ entries: some Collection<SectionedSnapshot.Entry>, before target: Section.ID
  ) {
    guard !entries.isEmpty, let node = node(ofSection: target, for: .insertTarget) else { return }
    insert(entries, behind: sections.lists.place(before: node))
  }

  /// Inserts sections with their items after another one.
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

  /// Inserts a section without items and returns its node, which is the number of its list of items too.
  @inlinable
  mutating func insertSection(_ section: Section, behind place: Int) -> Int {
    _ = items.lists.addList()
    return sections.insert(section, behind: place)
  }

  /// Removes sections with the items that are in them by then.
  ///
  /// - Complexity: O(their items) expected.
  @inlinable
  public mutating func removeSections(_ ids: some Sequence<Section.ID>) {
    for id in ids {
      guard let node = node(ofSection: id, for: .remove) else { continue }
      removeItems(ofList: node)
      sections.remove(node)
    }
  }

  /// Puts a section in the place of another one; the items stay.
  ///
  /// A section of the same id is the same section with new content, such as another header: an update where it
  /// differs, else no change. A section of another id comes and the old one goes, and the items move.
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

  /// Counts the content of sections, such as their headers, as changed though it is equal; their items are as before.
  @inlinable
  public mutating func reloadSections(_ ids: some Sequence<Section.ID>) {
    for id in ids {
      guard let node = node(ofSection: id, for: .reload) else { continue }
      sections.reload(node)
    }
  }
}

extension SectionedSnapshot.Editor {
  /// Moves sections with their items to before another one, in the order in which they are named.
  @inlinable
  public mutating func moveSections(_ ids: some Collection<Section.ID>, before target: Section.ID) {
    guard !ids.isEmpty, let target = node(ofSection: target, for: .moveTarget) else { return }
    moveSections(ids, behind: sections.lists.place(before: target), target: target)
  }

  /// Moves sections with their items to after another one, in the order in which they are named.
  @inlinable
  public mutating func moveSections(_ ids: some Collection<Section.ID>, after target: Section.ID) {
    guard !ids.isEmpty, let target = node(ofSection: target, for: .moveTarget) else { return }
    moveSections(ids, behind: target, target: target)
  }

  /// Moves sections with their items to the start, in the order in which they are named.
  @inlinable
  public mutating func moveSectionsToStart(_ ids: some Collection<Section.ID>) {
    guard !ids.isEmpty else { return }
    start()
    moveSections(ids, behind: LinkedLists.start(of: 0), target: nil)
  }

  /// Moves sections with their items to the end, in the order in which they are named.
  @inlinable
  public mutating func moveSectionsToEnd(_ ids: some Collection<Section.ID>) {
    guard !ids.isEmpty else { return }
    start()
    moveSections(ids, behind: sections.lists.end(of: 0), target: nil)
  }

  /// Moves sections behind a place, each one behind the one before it; the target itself stays.
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
