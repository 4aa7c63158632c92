/// A node in its place in an outline, or a row that stands in for children.
///
/// Parents are known to their children, and children to the ``OutlineTree`` alone, so that nothing keeps itself alive. What
/// a row shows of it never changes: a node that is read again is another item.
class OutlineItem {
  /// What makes it the same row: the id of the node, unless another one has that.
  final var id: ItemID
  /// Whether another node has the id that the data gives to this one.
  final var isDuplicate = false
  /// The item around it; nil for a root.
  final var parent: OutlineItem?
  /// Its position among its siblings; what stands in for them comes before the first.
  final var index: Int
  /// How many items are around it.
  final let level: Int
  /// Whether it can be expanded, once somebody has asked.
  final var knownExpandability: Bool?

  init(id: ItemID, parent: OutlineItem?, index: Int) {
    self.id = id
    self.parent = parent
    self.index = index
    level = parent.map { $0.level + 1 } ?? 0
  }

  /// The id that the data gives.
  final var dataID: ItemID { isDuplicate ? id.value(as: OutlineRowID.self)?.of ?? id : id }

  /// What stands in for children that are not there; nil for a node.
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

/// A row that says what has become of the children of the node above.
final class OutlinePlaceholderItem: OutlineItem {
  private let content: OutlinePlaceholder

  init(_ content: OutlinePlaceholder, of parent: OutlineItem) {
    self.content = content
    super.init(
      id: ItemID(OutlineRowID(kind: content.rowKind, of: parent.id)), parent: parent, index: -1)
  }

  override var placeholder: OutlinePlaceholder? { content }
}

/// What stands in for children that are not there.
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

/// The id of a row that is no node with an id of its own.
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
  /// Whether an item comes before another one from top to bottom; a parent comes before its children.
  ///
  /// - Complexity: O(*d*) for a depth of *d*.
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

  /// Whether another item is around it.
  func isInside(_ other: OutlineItem) -> Bool {
    var item = self
    while item.level > other.level, let parent = item.parent { item = parent }
    return item === other && self !== other
  }
}
