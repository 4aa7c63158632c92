/// A node in its place in an outline, or a placeholder row for children.
///
/// Items refer to their parents, and only the ``OutlineTree`` refers to children, so that there are no retain
/// cycles. The displayed values of an item never change: a node that is read again is another item.
class OutlineItem {
  /// The id of the row: that of the node, unless another one has it.
  final var id: ItemID
  /// Whether another node has the id that the data gives to this one.
  final var isDuplicate = false
  /// The parent item; `nil` for a root.
  final var parent: OutlineItem?
  /// The position among its siblings; a placeholder comes before the first.
  final var index: Int
  /// The number of ancestors.
  final let level: Int
  /// Whether it can be expanded, once that was determined.
  final var knownExpandability: Bool?

  init(id: ItemID, parent: OutlineItem?, index: Int) {
    self.id = id
    self.parent = parent
    self.index = index
    level = parent.map { $0.level + 1 } ?? 0
  }

  /// The id in the data.
  final var dataID: ItemID { isDuplicate ? id.value(as: OutlineRowID.self)?.of ?? id : id }

  /// The kind of placeholder for missing children; `nil` for a node.
  var placeholder: OutlinePlaceholder? { nil }
}

/// A node of the data.
final class OutlineNode<Node>: OutlineItem {
  let value: Node

  init(_ value: Node, id: ItemID, parent: OutlineItem?, index: Int) {
    self.value = value
    super.init(id: id, parent: parent, index: index)
  }
}

/// A placeholder row for the children of the node above.
final class OutlinePlaceholderItem: OutlineItem {
  private let content: OutlinePlaceholder

  init(_ content: OutlinePlaceholder, of parent: OutlineItem) {
    self.content = content
    super.init(
      id: ItemID(OutlineRowID(kind: content.rowKind, of: parent.id)), parent: parent, index: -1)
  }

  override var placeholder: OutlinePlaceholder? { content }
}

enum OutlinePlaceholder {
  case loading
  case failed(OutlineFailure)
  case empty

  var rowKind: OutlineRowID.Kind {
    switch self {
    case .loading: .loading
    case .failed: .failed
    case .empty: .empty
    }
  }
}

/// The id of a row without a node id of its own.
struct OutlineRowID: Hashable, Sendable {
  var kind: Kind
  /// The node that it belongs to.
  var of: ItemID

  enum Kind: Hashable, Sendable {
    case loading, failed, empty
    /// A further node with the same id as others.
    case occurrence(Int)
  }
}

// MARK: - Order

extension OutlineItem {
  /// Returns whether an item comes before another one from top to bottom; a parent comes before its children.
  /// O(*d*) for a depth of *d*.
  func precedes(_ other: OutlineItem) -> Bool {
    var (one, two) = (self, other)
    while one.level > two.level, let parent = one.parent { one = parent }
    while two.level > one.level, let parent = two.parent { two = parent }
    // One of them is inside the other.
    if one === two { return level < other.level }
    while let parent = one.parent, let otherParent = two.parent, parent !== otherParent {
      (one, two) = (parent, otherParent)
    }
    return one.index < two.index
  }

  func isInside(_ other: OutlineItem) -> Bool {
    var item = self
    while item.level > other.level, let parent = item.parent { item = parent }
    return item === other && self !== other
  }
}
