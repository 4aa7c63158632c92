/// A row of an ``Outline``: a node, or a placeholder for missing children.
public struct OutlineRow<Node>: Identifiable {
  let entry: OutlineEntry
  let tree: OutlineTree

  /// The content of a row.
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

  /// The unique id of the row: that of the node, or a generated one if several nodes have that id.
  public var id: ItemID { entry.item.id }

  /// The content of the row.
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

  /// The node; `nil` for a placeholder.
  public var node: Node? {
    if case .node(let node) = content { node } else { nil }
  }

  /// The number of ancestors of the node.
  public var level: Int { entry.item.level }

  /// The id of the parent's row; `nil` for a root.
  public var parent: ItemID? { entry.item.parent?.id }

  /// The position among its siblings, from 0, and their currently known number including the node; `nil` for
  /// a placeholder.
  public var siblings: (index: Int, count: Int)? {
    let item = entry.item
    guard item.placeholder == nil, let siblings = tree.children[item.parent?.id],
      siblings.indices.contains(item.index)
    else { return nil }
    return (item.index, siblings.count)
  }

  /// Whether the node is expanded.
  public var isExpanded: Bool { entry.isExpanded }

  /// Whether the node can be expanded. The first call queries the node if its children are available at once.
  public var isExpandable: Bool { tree.isExpandable(entry.item) }

  /// Whether the children are loaded again, while the existing ones are displayed.
  public var isRefreshing: Bool { entry.isRefreshing }
}

extension OutlineRow.Content: Equatable where Node: Equatable {}

extension OutlineRow: Equatable where Node: Equatable {
  /// Returns whether both display the same.
  public static func == (left: OutlineRow, right: OutlineRow) -> Bool {
    left.id == right.id && left.level == right.level && left.isExpanded == right.isExpanded
      && left.isRefreshing == right.isRefreshing && left.isExpandable == right.isExpandable
      && left.content == right.content
  }
}

extension OutlineRow: CustomStringConvertible {
  /// One line, as in `  ▾ id`: indented by its level, with a mark if it can be expanded.
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
