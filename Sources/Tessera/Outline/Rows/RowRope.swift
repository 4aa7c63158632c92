@_spi(Behaviors) import TesseraKernel

/// A persistent list in which a change costs only what changes: a balanced tree of immutable leaves of rows,
/// which all versions of the list share.
///
/// The comparison of two versions skips shared parts (``commonPrefix(with:)``).
final class RowRope {
  let count: Int
  /// The height of the tree; 0 for a leaf.
  let height: Int
  let content: Content
  /// The item of the first row.
  private let first: OutlineItem?

  /// The rows of a leaf, or two halves.
  enum Content {
    case rows([OutlineEntry])
    case halves(RowRope, RowRope)
  }

  static var leafCapacity: Int { 32 }

  private init(_ rows: [OutlineEntry]) {
    count = rows.count
    height = 0
    content = .rows(rows)
    first = rows.first?.item
  }

  private init(_ left: RowRope, _ right: RowRope) {
    count = left.count + right.count
    height = max(left.height, right.height) + 1
    content = .halves(left, right)
    first = left.first
  }

  static var empty: RowRope { RowRope([]) }

  /// Returns a list of rows. O(*n*).
  static func of(_ rows: [OutlineEntry]) -> RowRope { of(rows[...]) }

  private static func of(_ rows: ArraySlice<OutlineEntry>) -> RowRope {
    if rows.count <= leafCapacity { return RowRope(Array(rows)) }
    // Full leaves, so that changes do not leave many small ones.
    let stretches = (rows.count + leafCapacity - 1) / leafCapacity
    let middle = rows.startIndex + stretches / 2 * leafCapacity
    return RowRope(of(rows[..<middle]), of(rows[middle...]))
  }

  /// The row at a position, which must be in range. O(log *n*).
  subscript(position: Int) -> OutlineEntry {
    var rope = self
    var position = position
    while true {
      switch rope.content {
      case .rows(let rows): return rows[position]
      case .halves(let left, let right):
        if position < left.count {
          rope = left
        } else {
          position -= left.count
          rope = right
        }
      }
    }
  }

  /// Returns the list with some rows replaced. O(*k* + log *n*) for *k* new rows.
  func replacing(_ range: Range<Int>, with rows: [OutlineEntry]) -> RowRope {
    let (start, rest) = split(at: range.lowerBound)
    let (_, end) = rest.split(at: range.count)
    return start.joined(with: RowRope.of(rows)).joined(with: end)
  }

  /// Returns the number of rows before the first that fails a predicate, as all later ones do. O(log *n*).
  func countOfFirst(_ isTrue: (OutlineItem) -> Bool) -> Int {
    var rope = self
    var position = 0
    while case .halves(let left, let right) = rope.content {
      if let first = right.first, isTrue(first) {
        position += left.count
        rope = right
      } else {
        rope = left
      }
    }
    guard case .rows(let rows) = rope.content else { return position }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(rows[middle].item) { low = middle + 1 } else { high = middle }
    }
    return position + low
  }

  // MARK: Splitting and joining

  /// Returns the rows before a position and those from it on.
  private func split(at position: Int) -> (RowRope, RowRope) {
    if position <= 0 { return (.empty, self) }
    if position >= count { return (self, .empty) }
    switch content {
    case .rows(let rows): return (RowRope(Array(rows[..<position])), RowRope(Array(rows[position...])))
    case .halves(let left, let right):
      if position < left.count {
        let (start, end) = left.split(at: position)
        return (start, end.joined(with: right))
      }
      let (start, end) = right.split(at: position - left.count)
      return (left.joined(with: start), end)
    }
  }

  /// Returns the concatenation of two lists, balanced like an AVL tree.
  private func joined(with other: RowRope) -> RowRope {
    if count == 0 { return other }
    if other.count == 0 { return self }
    switch (content, other.content) {
    case (.rows(let rows), .rows(let others)): return RowRope.joining(rows, others)
    case (.halves(let left, let right), _) where other.isUnderfull || height > other.height + 1:
      return RowRope.balanced(left, right.joined(with: other))
    case (_, .halves(let left, let right)) where isUnderfull || other.height > height + 1:
      return RowRope.balanced(joined(with: left), right)
    default: return RowRope(self, other)
    }
  }

  /// Whether the leaf is so small that it should be merged with a neighbor.
  private var isUnderfull: Bool { height == 0 && count < RowRope.leafCapacity / 4 }

  /// Returns two leaves as one, or as two of which none is small.
  private static func joining(_ rows: [OutlineEntry], _ others: [OutlineEntry]) -> RowRope {
    let count = rows.count + others.count
    if count <= leafCapacity { return RowRope(rows + others) }
    if min(rows.count, others.count) >= leafCapacity / 4 { return RowRope(RowRope(rows), RowRope(others)) }
    let all = rows + others
    return RowRope(RowRope(Array(all[..<(count / 2)])), RowRope(Array(all[(count / 2)...])))
  }

  /// Returns a node of halves whose heights differ by at most two, rotated until they differ by one.
  private static func balanced(_ left: RowRope, _ right: RowRope) -> RowRope {
    if left.height > right.height + 1, case .halves(let outer, let inner) = left.content {
      if inner.height > outer.height, case .halves(let one, let two) = inner.content {
        return RowRope(RowRope(outer, one), RowRope(two, right))
      }
      return RowRope(outer, RowRope(inner, right))
    }
    if right.height > left.height + 1, case .halves(let inner, let outer) = right.content {
      if inner.height > outer.height, case .halves(let one, let two) = inner.content {
        return RowRope(RowRope(left, one), RowRope(two, outer))
      }
      return RowRope(RowRope(left, inner), outer)
    }
    return RowRope(left, right)
  }
}
