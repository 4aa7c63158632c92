@_spi(Behaviors) import TesseraKernel

/// An expandable tree of any depth, as rows that a collection displays.
///
/// The app owns the outline, and displays its ``rows`` like any other data. The state of nodes that are
/// expanded, loading or failed is stored by id, so that it survives reloads, also for nodes that return
/// later.
///
///     let outline = Outline(folders, id: \.path) { $0.folders }
///     outline.onChange = { [weak stage] in stage?.show(content()) }
///     …
///     ForEach(outline.rows) { row in
///       FolderCell(row).expands(row, in: outline).onTap { outline.toggle(row) }
///     }
///
/// The cost of expanding depends on the rows that appear, not on the number of other rows.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class Outline<Node, ID: Hashable & Sendable> {
  let tree: OutlineTree
  private let source: NodeSource<Node>
  private let lifetime: OutlineLifetime
  /// The issues of the first roots.
  private let pendingIssues = PendingIssues()

  /// Creates an outline of nodes that know their children.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: Returns the id of a node, which is unique in the outline.
  ///   - policy: The rules for the other rows when a node is expanded or collapsed.
  ///   - isExpandable: Returns whether a node can be expanded. If it is `nil`, nodes for which `children`
  ///     returns a value can be expanded.
  ///   - children: Returns the children of a node; `nil` for one that cannot have any. Called when the node
  ///     is expanded, and without `isExpandable` also when its row is read.
  public convenience init(
    _ roots: [Node], id: @escaping @Sendable (Node) -> ID,
    policy: OutlinePolicy = OutlinePolicy(marksEmpty: false),
    isExpandable: ((Node) -> Bool)? = nil, children: @escaping (Node) -> [Node]?
  ) {
    self.init(roots, .known(children), id: id, policy: policy, isExpandable: isExpandable)
  }

  /// Creates an outline of nodes whose children are requested when they are expanded, and arrive later.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: Returns the id of a node, which is unique in the outline.
  ///   - policy: The rules for the other rows when a node is expanded or collapsed.
  ///   - isExpandable: Returns whether a node can have children.
  ///   - request: Begins to load children, and finishes the request now or later.
  public convenience init(
    _ roots: [Node], id: @escaping @Sendable (Node) -> ID, policy: OutlinePolicy = OutlinePolicy(),
    isExpandable: @escaping (Node) -> Bool = { _ in true }, request: @escaping (OutlineLoad<Node>) -> Void
  ) {
    self.init(roots, .loaded(request), id: id, policy: policy, isExpandable: isExpandable)
  }

  private init(
    _ roots: [Node], _ nodes: NodeSource<Node>.Nodes, id: @escaping @Sendable (Node) -> ID,
    policy: OutlinePolicy,
    isExpandable: ((Node) -> Bool)?
  ) {
    // It is `Sendable` so that it belongs to no actor, and calls need no actor check.
    source = NodeSource(nodes, id: { @Sendable in ItemID(id($0)) }, isExpandable: isExpandable)
    tree = OutlineTree(source, policy: policy)
    lifetime = OutlineLifetime(tree)
    tree.logIssue = { [pendingIssues] in pendingIssues.issues.append($0) }
    reload(roots)
    #if hasFeature(Embedded)
    tree.logIssue = { _ in }
    #else
    tree.logIssue = { issue in
      MainActor.assumeIsolated { IssueOutput.reportUnhandled(issue.description) }
    }
    // The app sets its handler only after this.
    if !pendingIssues.issues.isEmpty {
      IssueOutput.reportLater { [pendingIssues] in pendingIssues.take().map { $0.description } }
    }
    #endif
  }

  /// The current rows.
  ///
  /// - Complexity: O(1).
  public var rows: OutlineRows<Node> {
    tree.changes.read()
    return OutlineRows(rope: tree.rows, tree: tree)
  }

  /// The rules for the other rows when a node is expanded or collapsed; a new value applies from now on.
  public var policy: OutlinePolicy {
    get { tree.policy }
    set { tree.policy = newValue }
  }

  /// A handler that is called once after each change of the rows, so that the app can show the content again
  /// if it does not observe the outline.
  public var onChange: () -> Void {
    get { tree.onChange }
    set { tree.onChange = newValue }
  }

  /// A handler that is called with the id of a revealed row when the row exists, so that the app can scroll
  /// to it.
  public var onReveal: (ItemID) -> Void {
    get { tree.onReveal }
    set { tree.onReveal = newValue }
  }

  /// A handler that is called once with each issue of the nodes; see ``issues``.
  ///
  /// Unless it is set, debug builds write issues where the host writes those of collections; see
  /// ``EngineConfiguration/writesIssues``. The issues of the first roots wait until it is set, or until the
  /// end of the next frame of a collection.
  public var onIssue: (OutlineIssue) -> Void {
    get { tree.onIssue ?? { _ in } }
    set {
      tree.onIssue = newValue
      for issue in pendingIssues.take() { newValue(issue) }
    }
  }

  /// The issues found so far, each once; the latest hundred.
  public var issues: [OutlineIssue] { tree.issues }

  /// Replaces the outermost nodes. Nodes with the same ids keep their expansion and their loaded children.
  ///
  /// - Complexity: O(*n*) for *n* rows and roots.
  public func reload(_ roots: [Node]) {
    tree.change {
      tree.setChildren(source.items(roots, inside: nil), of: nil)
      tree.updateAllRows()
    }
  }

  func item(_ id: ID) -> OutlineItem? { tree.items[ItemID(id)] }

  /// Changes an item and reports the change. Returns `true` if there is such an item.
  @discardableResult
  func change(_ item: OutlineItem?, _ body: (OutlineItem) -> Void) -> Bool {
    guard let item else { return false }
    tree.change { body(item) }
    return true
  }
}

/// The issues found in the initializer of an outline, before the app can set a handler.
private final class PendingIssues {
  var issues: [OutlineIssue] = []

  func take() -> [OutlineIssue] {
    let found = issues
    issues = []
    return found
  }
}

/// An object that cancels all loads at the end of an outline; the loads themselves retain the tree.
final class OutlineLifetime {
  private let tree: OutlineTree

  init(_ tree: OutlineTree) { self.tree = tree }

  deinit { tree.cancelAllLoads() }
}
