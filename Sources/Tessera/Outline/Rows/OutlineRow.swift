/// A row of an ``Outline``: a node, or what stands in for children that are not there.
public struct OutlineRow<Node>: Identifiable {
  let entry: OutlineEntry
  let tree: OutlineTree

  /// What a row shows.
  public enum Content {
    /// A node.
    case node(Node)
    /// The children of the node above are being loaded.
    case loading
    /// The children of the node above could not be loaded.
    case failed(OutlineFailure)
    /// The node above has no children.
    case empty
  }

  /// What makes it the same row: the id of the node; where several nodes have that, one of its own. No two rows have the
  /// same.
  public var id: ItemID { entry.item.id }

  /// What the row shows.
  public var content: Content {
    switch entry.item.placeholder {
    case .loading: return .loading
    case .failed(let failure): return .failed(failure)
    case .empty: return .empty
    case nil:
      guard let item = entry.item as? OutlineNode<Node> else { return .empty }
      return .node(item.value)
    }
  }

  /// The node; nil for a row that stands in for children.
  public var node: Node? {
    if case .node(let node) = content { node } else { nil }
  }

  /// How many nodes are around it.
  public var level: Int { entry.item.level }

  /// The row of the node around it; nil for a root.
  public var parent: ItemID? { entry.item.parent?.id }

  /// Its position among the nodes beside it, from 0, and how many those are with it, as far as they are known now; nil for a
  /// row that stands in for children.
  public var siblings: (index: Int, count: Int)? {
    let item = entry.item
    guard item.placeholder == nil, let siblings = tree.children[item.parent?.id],
      siblings.indices.contains(item.index)
    else { return nil }
    return (item.index, siblings.count)
  }

  /// Whether its children follow.
  public var isExpanded: Bool { entry.isExpanded }

  /// Whether it can be expanded. Asks the node the first time, where children are known at once.
  public var isExpandable: Bool { tree.isExpandable(entry.item) }

  /// Whether its children are loaded again, while those it has are shown.
  public var isRefreshing: Bool { entry.isRefreshing }
}

extension OutlineRow.Content: Equatable where Node: Equatable {}

extension OutlineRow: Equatable where Node: Equatable {
  /// Whether both show the same.
  public static func == (left: OutlineRow, right: OutlineRow) -> Bool {
    left.id == right.id && left.level == right.level && left.isExpanded == right.isExpanded
      && left.isRefreshing == right.isRefreshing && left.isExpandable == right.isExpandable
      && left.content == right.content
  }
}

extension OutlineRow: CustomStringConvertible {
  /// As in `  ▾ id`: indented by its level, with a mark where it can be expanded.
  public var description: String {
    let mark = isExpandable ? (isExpanded ? "▾ " : "▸ ") : "  "
    let indentation = String(repeating: "  ", count: level)
    switch entry.item.placeholder {
    case .loading: return indentation + "  loading…"
    case .failed(let failure): return indentation + "  failed: " + failure.message
    case .empty: return indentation + "  nothing"
    case nil: return indentation + mark + id.description
    }
  }
}
