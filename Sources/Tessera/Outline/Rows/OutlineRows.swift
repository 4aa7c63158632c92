/// The rows of an ``Outline`` at some time: a value that a ``ForEach`` displays.
///
/// Versions share their common parts, so that both the memory for a version and the comparison of two cost
/// only the changes.
public struct OutlineRows<Node>: VersionedCollection {
  let rope: RowRope
  let tree: OutlineTree

  /// The position of the first row, which is zero.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { rope.count }

  /// Returns the position at an offset, in O(1).
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// The row at a position.
  ///
  /// - Complexity: O(log *n*).
  public subscript(position: Int) -> OutlineRow<Node> {
    precondition(position >= 0 && position < rope.count, "There is no row at this position")
    return OutlineRow(entry: rope[position], tree: tree)
  }

  /// Always `true`: no two rows have the same id.
  public static var hasDistinctIDs: Bool { true }

  /// Returns the number of rows at the start that are the same as in another version.
  ///
  /// - Complexity: O(log *n*) for the shared parts, O(*c*) for the *c* rows before the difference that are
  ///   not shared.
  public func commonPrefix(with other: OutlineRows) -> Int { rope.commonPrefix(with: other.rope) }

  /// Returns the number of rows at the end that are the same as in another version, at the cost of
  /// ``commonPrefix(with:)``.
  public func commonSuffix(with other: OutlineRows) -> Int { rope.commonSuffix(with: other.rope) }

  /// Returns the position of the row with an id; `nil` if there is none.
  ///
  /// - Complexity: O(*d* log *n*) at a depth of *d* in the latest rows; O(*n*) in older ones at worst.
  public func position(of id: ItemID) -> Int? {
    // Searches by the current order of the tree; older rows may be in another one.
    if let item = tree.items[id] {
      let position = rope.countOfFirst { $0.precedes(item) }
      if position < rope.count, rope[position].item === item { return position }
    }
    return indices.first { rope[$0].item.id == id }
  }
}

extension OutlineRows: Equatable where Node: Equatable {
  /// Returns whether both display the same.
  public static func == (left: OutlineRows, right: OutlineRows) -> Bool {
    left.rope === right.rope || left.elementsEqual(right)
  }
}

extension OutlineRows: CustomStringConvertible {
  /// One line for each row.
  public var description: String { map { $0.description }.joined(separator: "\n") }
}
