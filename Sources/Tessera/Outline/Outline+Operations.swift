@_spi(Behaviors) import TesseraKernel

extension Outline {
  // MARK: Queries

  /// Returns whether a node is expanded if possible, also for a node that does not exist at the moment.
  public func isExpanded(_ id: ID) -> Bool { tree.expanded.contains(ItemID(id)) }

  /// Returns whether the children of a node are being loaded.
  public func isLoading(_ id: ID) -> Bool { tree.loads[ItemID(id)] != nil }

  /// Returns the reason why the latest load of a node's children failed; `nil` if it succeeded or there was
  /// none.
  public func failure(of id: ID) -> OutlineFailure? { tree.failures[ItemID(id)] }

  /// The ids of the nodes that are expanded if possible, including nodes that do not exist at the moment.
  ///
  /// It can be set at any time, also before there is any data: a node with one of the ids is expanded as soon
  /// as it exists, which loads its children, and so on. The policy collapses none of these nodes. An id in
  /// the set waits for its node until it is removed, or until ``collapse(_:)`` or ``collapseAll()`` forgets
  /// it. See ``OutlineState`` for saving it in a file.
  ///
  /// Of several nodes with one id, the set refers to the first one.
  ///
  /// - Complexity: O(*e*) for *e* ids; setting it, O(*e* + *n*) for *n* rows.
  public var expandedIDs: Set<ID> {
    get { Set(tree.expanded.compactMap { id(of: $0) }) }
    set { tree.change { tree.setExpanded(Set(newValue.map { ItemID($0) })) } }
  }

  /// Returns the id of the app; `nil` for rows with a generated id.
  private func id(of id: ItemID) -> ID? {
    #if hasFeature(Embedded)
    id.value()
    #else
    // Apps may use `ItemID` for their nodes themselves.
    (id as? ID) ?? id.value()
    #endif
  }

  // MARK: One node

  /// Expands a node, and loads missing children. Loads that failed before are tried again.
  ///
  /// - Returns: `true` if the node exists.
  /// - Complexity: O(*k* + log *n*) for *k* rows that appear among *n*.
  @discardableResult
  public func expand(_ id: ID) -> Bool {
    change(item(id)) { tree.expanded.contains($0.id) ? tree.retry($0) : tree.expand($0) }
  }

  /// Collapses a node. An id in ``expandedIDs`` that waits for its node is removed.
  ///
  /// - Returns: `true` if the node exists.
  @discardableResult
  public func collapse(_ id: ID) -> Bool {
    if item(id) == nil { tree.expanded.remove(ItemID(id)) }
    return change(item(id)) { tree.collapse($0) }
  }

  /// Expands a collapsed node, or collapses an expanded one.
  ///
  /// - Returns: `true` if the node exists.
  @discardableResult
  public func toggle(_ id: ID) -> Bool { change(item(id), tree.toggle) }

  /// Expands or collapses the node of a row, to the opposite of the row's state; retries the load for the row
  /// of a failure.
  ///
  /// The row identifies the node by id, not by position, so that a row that has moved in the meantime has the
  /// same effect. Two calls with the same row, before its change is displayed, have the effect of one.
  public func toggle(_ row: OutlineRow<Node>) {
    if case .failed = row.content { return retry(row) }
    change(tree.items[row.id]) { if tree.isOpen($0) == row.isExpanded { tree.toggle($0) } }
  }

  // MARK: Several nodes

  /// Expands a node and everything known inside it. Missing children are loaded, and stay collapsed.
  ///
  /// - Returns: `true` if the node exists.
  @discardableResult
  public func expandAll(inside id: ID) -> Bool {
    change(item(id)) { tree.expandAll(inside: $0, toLevel: nil) }
  }

  /// Expands the node of a row and everything inside it; see ``expandAll(inside:)-(ID)``.
  public func expandAll(inside row: OutlineRow<Node>) {
    change(tree.items[row.id]) { tree.expandAll(inside: $0, toLevel: nil) }
  }

  /// Expands everything that is known. Missing children are loaded, and stay collapsed.
  public func expandAll() { tree.change { tree.expandAll(inside: nil, toLevel: nil) } }

  /// Expands every node with fewer ancestors than a level: level 1 shows the children of the roots.
  public func expand(toLevel level: Int) { tree.change { tree.expandAll(inside: nil, toLevel: level) } }

  /// Collapses everything, and forgets which nodes were expanded inside.
  public func collapseAll() { tree.change { tree.collapseAll() } }

  // MARK: Revealing

  /// Expands the ancestors of a node, so that it has a row. The id of the row is passed to ``onReveal``.
  ///
  /// In an outline of nodes that know their children, the node is searched in the whole tree; otherwise it
  /// has to be known.
  ///
  /// - Returns: `true` if the node was found.
  @discardableResult
  public func reveal(_ id: ID) -> Bool {
    var isFound = false
    tree.change { isFound = tree.reveal(ItemID(id)) }
    return isFound
  }

  /// Expands nodes one after another, and loads missing children of each, until the last one has a row. The
  /// id of the row is passed to ``onReveal``.
  ///
  /// If a load fails, revealing waits for a retry. Collapsing a node ends it.
  ///
  /// - Parameter path: The ids of a root, of one of its children, and so on.
  public func reveal(along path: [ID]) { tree.change { tree.reveal(along: path.map { ItemID($0) }) } }

  // MARK: Loading

  /// Reads the children of a node again. The existing ones stay until then, and keep their state.
  ///
  /// - Returns: `true` if the node exists.
  @discardableResult
  public func refresh(_ id: ID) -> Bool { change(item(id)) { tree.refresh($0) } }

  /// Loads the children of a node again after a failure.
  ///
  /// - Returns: `true` if the node exists.
  @discardableResult
  public func retry(_ id: ID) -> Bool { change(item(id)) { tree.retry($0) } }

  /// Loads the children again that the row of a failure replaces.
  public func retry(_ row: OutlineRow<Node>) {
    change(row.parent.flatMap { tree.items[$0] }) { tree.retry($0) }
  }
}
