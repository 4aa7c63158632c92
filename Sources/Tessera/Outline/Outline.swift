@_spi(Behaviors) import TesseraKernel

/// An expandable tree, of any depth, as rows that a collection shows.
///
/// The app owns it, and shows its ``rows`` like any other data. Everything that is expanded, loading or failed is kept by
/// id, so that it survives reloads, for nodes that come back later as well.
///
///     let outline = Outline(folders, id: \.path) { $0.folders }
///     outline.onChange = { [weak stage] in stage?.show(content()) }
///     …
///     ForEach(outline.rows) { row in
///       FolderCell(row).expands(row, in: outline).onTap { outline.toggle(row) }
///     }
///
/// Expanding costs the rows that appear, however many others there are.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class Outline<Node, ID: Hashable & Sendable> {
  let tree: OutlineTree
  private let source: NodeSource<Node>
  private let lifetime: OutlineLifetime
  /// The faults of the first roots.
  private let early = EarlyIssues()

  /// An outline of nodes that know their children.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: What makes a node the same node, anywhere in the outline.
  ///   - policy: What happens to other rows when one is expanded or collapsed.
  ///   - isExpandable: Whether a node can be expanded; nil: if it has children, which are asked for then.
  ///   - children: The children of a node; nil for one that cannot have any. Asked when the node is expanded, and when its
  ///     row is looked at where nothing else says whether it is expandable.
  public convenience init(
    _ roots: [Node], id: @escaping @Sendable (Node) -> ID,
    policy: OutlinePolicy = OutlinePolicy(marksEmpty: false),
    isExpandable: ((Node) -> Bool)? = nil, children: @escaping (Node) -> [Node]?
  ) {
    self.init(roots, .known(children), id: id, policy: policy, isExpandable: isExpandable)
  }

  /// An outline of nodes whose children are requested when they are expanded, and come later.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: What makes a node the same node, anywhere in the outline.
  ///   - policy: What happens to other rows when one is expanded or collapsed.
  ///   - isExpandable: Whether a node can have children.
  ///   - request: Begins to load children, and answers now or later.
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
    // Sendable, so that it belongs to no actor, and none is looked for each time that an id is asked for.
    source = NodeSource(nodes, id: { @Sendable in ItemID(id($0)) }, isExpandable: isExpandable)
    tree = OutlineTree(source, policy: policy)
    lifetime = OutlineLifetime(tree)
    tree.writeUnasked = { [early] in early.issues.append($0) }
    reload(roots)
    #if hasFeature(Embedded)
    tree.writeUnasked = { _ in }
    #else
    tree.writeUnasked = { issue in
      MainActor.assumeIsolated { IssueOutput.tellUnasked(issue.description) }
    }
    // The program asks for faults only after this.
    if !early.issues.isEmpty { IssueOutput.tellLater { [early] in early.take().map { $0.description } } }
    #endif
  }

  /// The rows as they are now.
  ///
  /// - Complexity: O(1).
  public var rows: OutlineRows<Node> {
    tree.changes.read()
    return OutlineRows(rope: tree.rows, tree: tree)
  }

  /// What happens to other rows when one is expanded or collapsed, from now on.
  public var policy: OutlinePolicy {
    get { tree.policy }
    set { tree.policy = newValue }
  }

  /// Called after the rows have changed, once for each change: the time to show the content again, where nothing observes
  /// the outline.
  public var onChange: () -> Void {
    get { tree.onChange }
    set { tree.onChange = newValue }
  }

  /// Called with the row of what was to be revealed when it is there: the time to scroll to it.
  public var onReveal: (ItemID) -> Void {
    get { tree.onReveal }
    set { tree.onReveal = newValue }
  }

  /// Called with each fault of the nodes once; see ``issues``. Unless it is set, debug builds write faults where the host
  /// writes those of collections; see ``EngineConfiguration/writesIssues``. The faults of the first roots wait until it is
  /// set, or until the end of the next frame of a collection.
  public var onIssue: (OutlineIssue) -> Void {
    get { tree.onIssue ?? { _ in } }
    set {
      tree.onIssue = newValue
      for issue in early.take() { newValue(issue) }
    }
  }

  /// What was found wrong so far, each fault once; the latest hundred.
  public var issues: [OutlineIssue] { tree.issues }

  /// Takes other outermost nodes. Nodes with the same ids stay the same: what is expanded stays so, and what was loaded is
  /// not loaded again.
  ///
  /// - Complexity: O(*n*) for *n* rows and roots.
  public func reload(_ roots: [Node]) {
    tree.change {
      tree.setChildren(source.items(roots, inside: nil), of: nil)
      tree.showAllAgain()
    }
  }

  /// The item of a node; nil where it is not known.
  func item(_ id: ID) -> OutlineItem? { tree.items[ItemID(id)] }

  /// Makes a change of an item, and tells of it; whether there is such an item.
  @discardableResult
  func change(_ item: OutlineItem?, _ body: (OutlineItem) -> Void) -> Bool {
    guard let item else { return false }
    tree.change { body(item) }
    return true
  }
}

/// The faults that are found while an outline is made, before the program can ask for them.
private final class EarlyIssues {
  var issues: [OutlineIssue] = []

  /// Takes them, to tell of them or to write them.
  func take() -> [OutlineIssue] {
    let found = issues
    issues = []
    return found
  }
}

/// What the end of an outline ends: loads know the tree that waits for them.
final class OutlineLifetime {
  private let tree: OutlineTree

  init(_ tree: OutlineTree) { self.tree = tree }

  deinit { tree.cancelAllLoads() }
}
