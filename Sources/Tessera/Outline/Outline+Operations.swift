@_spi(Behaviors) import TesseraKernel

extension Outline {
  // MARK: Asking

  /// Whether a node is expanded where it can be; also of nodes that are not there at the moment.
  public func isExpanded(_ id: ID) -> Bool { tree.expanded.contains(ItemID(id)) }

  /// Whether the children of a node are being loaded.
  public func isLoading(_ id: ID) -> Bool { tree.loads[ItemID(id)] != nil }

  /// Why the children of a node could not be loaded when it was tried last; nil: they could, or were not tried.
  public func failure(of id: ID) -> OutlineFailure? { tree.failures[ItemID(id)] }

  /// The ids of the nodes that are expanded where they can be; those of nodes that are not there are among them.
  ///
  /// It can be set at any time, also before there is any data: a node with one of the ids is expanded as soon as it is
  /// there, its children are loaded then, and so on. The policy collapses none of them; an id that was put in waits until it
  /// is taken out again, or ``collapse(_:)`` or ``collapseAll()`` forgets it. See ``OutlineState`` for keeping it in a file.
  ///
  /// Of several nodes with one id only the first is named.
  ///
  /// - Complexity: O(*e*) for *e* ids; setting it, O(*e* + *n*) for *n* rows.
  public var expandedIDs: Set<ID> {
    get { Set(tree.expanded.compactMap { id(of: $0) }) }
    set { tree.change { tree.setExpanded(Set(newValue.map { ItemID($0) })) } }
  }

  /// The id as the app gave it; nil for rows that have one of their own.
  private func id(of id: ItemID) -> ID? {
    #if hasFeature(Embedded)
    id.value()
    #else
    // Apps may name their nodes by such ids themselves.
    (id as? ID) ?? id.value()
    #endif
  }

  // MARK: One node

  /// Expands a node; children that are not there are loaded. Where that failed before, it is tried again.
  ///
  /// - Returns: Whether there is such a node.
  /// - Complexity: O(*k* + log *n*) for *k* rows that appear among *n*.
  @discardableResult
  public func expand(_ id: ID) -> Bool { change(item(id)) { tree.expand($0) } }

  /// Collapses a node. An id that waits in ``expandedIDs`` for its node does not wait any more.
  ///
  /// - Returns: Whether there is such a node.
  @discardableResult
  public func collapse(_ id: ID) -> Bool {
    if item(id) == nil { tree.expanded.remove(ItemID(id)) }
    return change(item(id)) { tree.collapse($0) }
  }

  /// Expands a node that is collapsed, and collapses one that is expanded.
  ///
  /// - Returns: Whether there is such a node.
  @discardableResult
  public func toggle(_ id: ID) -> Bool { change(item(id), tree.toggle) }

  /// Expands or collapses the node of a row, to the contrary of what the row says; for the row of a failure, tries again.
  ///
  /// The row says which node it is, never where it was: a row that has moved meanwhile does the same. What is asked for
  /// twice before it shows is done once.
  public func toggle(_ row: OutlineRow<Node>) {
    if case .failed = row.content { return retry(row) }
    change(tree.items[row.id]) { if tree.isOpen($0) == row.isExpanded { tree.toggle($0) } }
  }

  // MARK: Several nodes

  /// Expands a node and everything inside it that is known; children that are not there yet are loaded, and stay collapsed.
  @discardableResult
  public func expandAll(inside id: ID) -> Bool {
    change(item(id)) { tree.expandAll(inside: $0, toLevel: nil) }
  }

  /// Expands the node of a row and everything inside it; see ``expandAll(inside:)-(ID)``.
  public func expandAll(inside row: OutlineRow<Node>) {
    change(tree.items[row.id]) { tree.expandAll(inside: $0, toLevel: nil) }
  }

  /// Expands everything that is known; children that are not there yet are loaded, and stay collapsed.
  public func expandAll() { tree.change { tree.expandAll(inside: nil, toLevel: nil) } }

  /// Expands every node that has fewer nodes around it than a level says: level 1 shows the children of the roots.
  public func expand(toLevel level: Int) { tree.change { tree.expandAll(inside: nil, toLevel: level) } }

  /// Collapses everything, and forgets what was expanded inside.
  public func collapseAll() { tree.change { tree.collapseAll() } }

  // MARK: Revealing

  /// Expands what is around a node, so that its row is there; ``onReveal`` tells its id.
  ///
  /// Nodes that know their children are looked for in all of them; others have to be known.
  ///
  /// - Returns: Whether the node was found.
  @discardableResult
  public func reveal(_ id: ID) -> Bool {
    var isFound = false
    tree.change { isFound = tree.reveal(ItemID(id)) }
    return isFound
  }

  /// Expands nodes one after another, and loads the children of each where they are not there, until the last one has its
  /// row; ``onReveal`` tells its id then.
  ///
  /// It waits for what fails to be retried, and ends when something is collapsed meanwhile.
  ///
  /// - Parameter path: The ids of a root, of one of its children, and so on.
  public func reveal(along path: [ID]) { tree.change { tree.reveal(along: path.map { ItemID($0) }) } }

  // MARK: Loading

  /// Reads the children of a node again; those that are there stay until others come, and keep what is known about them.
  ///
  /// - Returns: Whether there is such a node.
  @discardableResult
  public func refresh(_ id: ID) -> Bool { change(item(id)) { tree.refresh($0) } }

  /// Loads the children of a node again that could not be loaded.
  ///
  /// - Returns: Whether there is such a node.
  @discardableResult
  public func retry(_ id: ID) -> Bool { change(item(id)) { tree.retry($0) } }

  /// Loads again what the row of a failure stands in for.
  public func retry(_ row: OutlineRow<Node>) {
    change(row.parent.flatMap { tree.items[$0] }) { tree.retry($0) }
  }
}
