/// The source of an outline's items, which ``OutlineTree`` uses without knowing the type of the nodes.
class OutlineSource {
  /// Whether children have to be loaded.
  var isLoading: Bool { false }

  func isExpandable(_ item: OutlineItem) -> Bool { false }

  /// Whether only the children of an item determine whether it can be expanded.
  var isExpandableByChildren: Bool { false }

  /// Returns the children of an item whose children determine whether it can be expanded; `nil` if it cannot.
  func childrenForExpandability(of item: OutlineItem) -> [OutlineItem]? { nil }

  /// Returns the children of an item; `nil` if they have to be loaded.
  func children(of item: OutlineItem) -> [OutlineItem]? { [] }

  /// Loads the children of an item.
  ///
  /// - Parameter completion: Called with the result, as items inside an item.
  /// - Returns: A function that cancels the load.
  func load(_ item: OutlineItem, _ completion: @escaping (OutlineResult) -> Void) -> () -> Void { {} }
}

enum OutlineResult {
  case children((_ parent: OutlineItem) -> [OutlineItem])
  case failure(OutlineFailure)
}

final class NodeSource<Node>: OutlineSource {
  private let id: (Node) -> ItemID
  private let canExpand: ((Node) -> Bool)?
  private let nodes: Nodes

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

  override func childrenForExpandability(of item: OutlineItem) -> [OutlineItem]? {
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

  override func load(_ item: OutlineItem, _ completion: @escaping (OutlineResult) -> Void) -> () -> Void {
    guard case .loaded(let request) = nodes, let node = (item as? OutlineNode<Node>)?.value else { return {} }
    let load = OutlineLoad(node) { result in
      switch result {
      case .success(let children): completion(.children { self.items(children, inside: $0) })
      case .failure(let failure): completion(.failure(failure))
      }
    }
    request(load)
    return load.cancel
  }
}
