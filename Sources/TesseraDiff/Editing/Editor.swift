extension SectionedSnapshot {
  /// Edits a snapshot in ``SectionedSnapshot/update(_:)``; sections and items are named by their ids.
  ///
  /// An id that is not there is reported as an ``EditIssue`` and left out. An edit that names several ids is done for
  /// those that are there, in the order in which they are named; one that names none does nothing.
  public struct Editor {
    /// The snapshot before the first edit.
    @usableFromInline let base: [Entry]
    @usableFromInline let identityScope: IdentityScope
    /// The sections, all in list 0.
    @usableFromInline var sections = NodeTable<Section>([])
    /// The items; each section's node is the number of the list of its items.
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
  /// Makes the nodes when they are first needed.
  @inlinable
  mutating func start() {
    guard !isStarted else { return }
    isStarted = true
    sections = NodeTable([base.map { $0.section }])
    items = NodeTable(base.map { $0.items })
  }

  /// The first section with an id; reported where there is none.
  @inlinable
  mutating func node(ofSection id: Section.ID, for purpose: EditPurpose) -> Int? {
    start()
    let node = firstSection(id)
    if node == nil { issues.append(.unknownSection(id, purpose: purpose)) }
    return node
  }

  /// The first item with an id, in a section or in all of them; reported where there is none.
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

  /// Whether one item comes before another one, in whichever sections they are.
  @inlinable
  func precedes(_ left: Int, _ right: Int) -> Bool {
    guard let leftList = items.lists.list(of: left), let rightList = items.lists.list(of: right),
      leftList != rightList
    else { return items.lists.precedes(left, right) }
    return sections.lists.precedes(leftList, rightList)
  }
}
