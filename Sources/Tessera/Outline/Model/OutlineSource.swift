/// Where the items of an outline come from: what ``OutlineTree`` asks without knowing the type of the nodes.
class OutlineSource {
  /// Whether children have to be loaded.
  var isLoading: Bool { false }

  /// Whether an item can have children.
  func isExpandable(_ item: OutlineItem) -> Bool { false }

  /// Whether an item can have children is told by nothing but its children.
  var isExpandableByChildren: Bool { false }

  /// The children of an item that says by them whether it can be expanded; nil: it cannot.
  func tellingChildren(of item: OutlineItem) -> [OutlineItem]? { nil }

  /// The children of an item; nil: they have to be loaded.
  func children(of item: OutlineItem) -> [OutlineItem]? { [] }

  /// Loads the children of an item.
  ///
  /// - Parameter answer: Takes what came of it, as items inside an item.
  /// - Returns: What cancels it.
  func load(_ item: OutlineItem, _ answer: @escaping (OutlineAnswer) -> Void) -> () -> Void { {} }
}

/// What came of loading children.
enum OutlineAnswer {
  case children((_ parent: OutlineItem) -> [OutlineItem])
  case failure(OutlineFailure)
}

/// Nodes of a type.
final class NodeSource<Node>: OutlineSource {
  private let id: (Node) -> ItemID
  private let canExpand: ((Node) -> Bool)?
  private let nodes: Nodes

  /// How children are come by.
  enum Nodes {
    case known((Node) -> [Node]?)
    case loaded((OutlineLoad<Node>) -> Void)
  }

  init(_ nodes: Nodes, id: @escaping (Node) -> ItemID, isExpandable: ((Node) -> Bool)?) {
    self.nodes = nodes
    self.id = id
    canExpand = isExpandable
  }

  override var isLoading: Bool {
    if case .loaded = nodes { true } else { false }
  }

  /// Items for nodes that stand inside one.
  func items(_ nodes: [Node], inside parent: OutlineItem?) -> [OutlineItem] {
    var items: [OutlineItem] = []
    items.reserveCapacity(nodes.count)
    for node in nodes {
      items.append(OutlineNode(node, id: id(node), parent: parent, index: items.count))
    }
    return items
  }

  override func isExpandable(_ item: OutlineItem) -> Bool {
    guard let node = (item as? OutlineNode<Node>)?.value else { return false }
    switch nodes {
    case .known(let children): return canExpand?(node) ?? (children(node) != nil)
    case .loaded: return canExpand?(node) ?? true
    }
  }

  override var isExpandableByChildren: Bool { !isLoading && canExpand == nil }

  override func tellingChildren(of item: OutlineItem) -> [OutlineItem]? {
    guard case .known(let children) = nodes, let node = (item as? OutlineNode<Node>)?.value else {
      return nil
    }
    return children(node).map { items($0, inside: item) }
  }

  override func children(of item: OutlineItem) -> [OutlineItem]? {
    guard case .known(let children) = nodes else { return nil }
    guard let node = (item as? OutlineNode<Node>)?.value else { return [] }
    return items(children(node) ?? [], inside: item)
  }

  override func load(_ item: OutlineItem, _ answer: @escaping (OutlineAnswer) -> Void) -> () -> Void {
    guard case .loaded(let request) = nodes, let node = (item as? OutlineNode<Node>)?.value else { return {} }
    let load = OutlineLoad(node) { result in
      switch result {
      case .success(let children): answer(.children { self.items(children, inside: $0) })
      case .failure(let failure): answer(.failure(failure))
      }
    }
    request(load)
    return load.cancel
  }
}
