extension SectionedSnapshot {
  /// An editor for a snapshot in ``SectionedSnapshot/update(_:)``, which refers to sections and items by
  /// their ids.
  ///
  /// If an id does not exist, the editor reports an ``EditIssue`` and skips it. An edit of several ids
  /// processes those that exist, in the given order. An edit of no ids does nothing.
  public struct Editor {
    @usableFromInline let base: [Entry]
    @usableFromInline let identityScope: IdentityScope
    /// The sections, all in list 0.
    @usableFromInline var sections = NodeTable<Section>([])
    /// The items; the list of a section's items has the number of the section's node.
    @usableFromInline var items = NodeTable<Item>([])
    @usableFromInline var isStarted = false
    @usableFromInline var issues: [Issue] = []

    @inlinable
    init(_ base: [Entry], _ identityScope: IdentityScope) {
      self.base = base
      self.identityScope = identityScope
    }
  }
}

extension SectionedSnapshot.Editor {
  /// Creates the nodes when they are first needed.
  @inlinable
  mutating func start() {
    guard !isStarted else { return }
    isStarted = true
    sections = NodeTable([base.map { $0.section }])
    items = NodeTable(base.map { $0.items })
  }

  /// Returns the first section with an id. Reports an issue if there is none.
  @inlinable
  mutating func node(ofSection id: Section.ID, for purpose: EditPurpose) -> Int? {
    start()
    let node = firstSection(id)
    if node == nil { issues.append(.unknownSection(id, purpose: purpose)) }
    return node
  }

  /// Returns the first item with an id, in one section or in all. Reports an issue if there is none.
  @inlinable
  mutating func node(of id: Item.ID, in section: Section.ID?, for purpose: EditPurpose) -> Int? {
    start()
    let node = firstItem(id, in: section)
    if node == nil { issues.append(.unknownItem(id, section: section, purpose: purpose)) }
    return node
  }

  @inlinable
  func firstSection(_ id: Section.ID) -> Int? {
    sections.index.first(id, in: 0, by: sections.lists.precedes)
  }

  @inlinable
  func firstItem(_ id: Item.ID, in section: Section.ID?) -> Int? {
    guard let section else { return items.index.first(id, by: precedes) }
    guard let list = firstSection(section) else { return nil }
    return items.index.first(id, in: list, by: items.lists.precedes)
  }

  /// Returns whether an item precedes another one, even in different sections.
  @inlinable
  func precedes(_ left: Int, _ right: Int) -> Bool {
    guard let leftList = items.lists.list(of: left), let rightList = items.lists.list(of: right),
      leftList != rightList
    else { return items.lists.precedes(left, right) }
    return sections.lists.precedes(leftList, rightList)
  }
}
