/// The rows of an ``Outline`` as they are at some time: a value that a ``ForEach`` shows.
///
/// What two versions have in common they share, so that both keeping one and comparing two costs what has changed.
public struct OutlineRows<Node>: VersionedCollection {
  let rope: RowRope
  let tree: OutlineTree

  /// Zero.
  public var startIndex: Int { 0 }

  /// How many rows there are.
  public var endIndex: Int { rope.count }

  /// The position so many places on; asked for every row, and answered without a look at it.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// A row.
  ///
  /// - Complexity: O(log *n*).
  public subscript(position: Int) -> OutlineRow<Node> {
    precondition(position >= 0 && position < rope.count, "There is no row at this position")
    return OutlineRow(entry: rope[position], tree: tree)
  }

  /// No two rows have the same id.
  public static var hasDistinctIDs: Bool { true }

  /// How many rows at the start are the same as in another version.
  ///
  /// - Complexity: O(log *n*) for what both share, O(*c*) for the *c* rows before the difference that they do not share.
  public func commonPrefix(with other: OutlineRows) -> Int { rope.commonPrefix(with: other.rope) }

  /// How many rows at the end are the same as in another version; it costs what ``commonPrefix(with:)`` does.
  public func commonSuffix(with other: OutlineRows) -> Int { rope.commonSuffix(with: other.rope) }

  /// The position of the row with an id; nil where there is none.
  ///
  /// - Complexity: O(*d* log *n*) at a depth of *d* in the latest rows; O(*n*) in older ones at worst.
  public func position(of id: ItemID) -> Int? {
    // The order of the tree as it is now tells where to look; older rows may be in another one.
    if let item = tree.items[id] {
      let position = rope.countOfFirst { $0.precedes(item) }
      if position < rope.count, rope[position].item === item { return position }
    }
    return indices.first { rope[$0].item.id == id }
  }
}

extension OutlineRows: Equatable where Node: Equatable {
  /// Whether both show the same.
  public static func == (left: OutlineRows, right: OutlineRows) -> Bool {
    left.rope === right.rope || left.elementsEqual(right)
  }
}

extension OutlineRows: CustomStringConvertible {
  /// A line for each row.
  public var description: String { map { $0.description }.joined(separator: "\n") }
}
