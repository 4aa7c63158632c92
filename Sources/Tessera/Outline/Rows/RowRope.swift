@_spi(Behaviors) import TesseraKernel

/// A list in which a change costs what changes: a balanced tree of stretches of rows, which never change and are shared by
/// all versions of the list that have them.
///
/// Two versions are compared by passing what they share (``commonPrefix(with:)``).
final class RowRope {
  /// How many rows there are.
  let count: Int
  /// How many branches lie one above the other; zero for a stretch of rows.
  let height: Int
  let content: Content
  /// The item of the first row.
  private let first: OutlineItem?

  /// Either rows or two halves.
  enum Content {
    case rows([OutlineEntry])
    case halves(RowRope, RowRope)
  }

  /// How many rows a stretch has at most.
  static var stretchLimit: Int { 32 }

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

  /// No rows.
  static var empty: RowRope { RowRope([]) }

  /// A list of rows.
  ///
  /// - Complexity: O(*n*).
  static func of(_ rows: [OutlineEntry]) -> RowRope { of(rows[...]) }

  private static func of(_ rows: ArraySlice<OutlineEntry>) -> RowRope {
    if rows.count <= stretchLimit { return RowRope(Array(rows)) }
    // Whole stretches, so that no change leaves many small ones.
    let stretches = (rows.count + stretchLimit - 1) / stretchLimit
    let middle = rows.startIndex + stretches / 2 * stretchLimit
    return RowRope(of(rows[..<middle]), of(rows[middle...]))
  }

  /// A row by its position; the position is in range.
  ///
  /// - Complexity: O(log *n*).
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

  /// The list with other rows in place of some.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* new rows.
  func replacing(_ range: Range<Int>, with rows: [OutlineEntry]) -> RowRope {
    let (start, rest) = split(at: range.lowerBound)
    let (_, end) = rest.split(at: range.count)
    return start.joined(with: RowRope.of(rows)).joined(with: end)
  }

  /// How many rows come first of which something is true, where it is true of none after one of which it is not.
  ///
  /// - Complexity: O(log *n*) answers.
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

  // MARK: Cutting and joining

  /// The rows before a position and those from it on.
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

  /// Two lists one behind the other, as balanced as an AVL tree.
  private func joined(with other: RowRope) -> RowRope {
    if count == 0 { return other }
    if other.count == 0 { return self }
    switch (content, other.content) {
    case (.rows(let rows), .rows(let others)): return RowRope.joining(rows, others)
    case (.halves(let left, let right), _) where other.isCrumb || height > other.height + 1:
      return RowRope.balanced(left, right.joined(with: other))
    case (_, .halves(let left, let right)) where isCrumb || other.height > height + 1:
      return RowRope.balanced(joined(with: left), right)
    default: return RowRope(self, other)
    }
  }

  /// Whether the rows are so few that they are to join a stretch beside them.
  private var isCrumb: Bool { height == 0 && count < RowRope.stretchLimit / 4 }

  /// Two stretches as one, or as two of which none is small.
  private static func joining(_ rows: [OutlineEntry], _ others: [OutlineEntry]) -> RowRope {
    let count = rows.count + others.count
    if count <= stretchLimit { return RowRope(rows + others) }
    if min(rows.count, others.count) >= stretchLimit / 4 { return RowRope(RowRope(rows), RowRope(others)) }
    let all = rows + others
    return RowRope(RowRope(Array(all[..<(count / 2)])), RowRope(Array(all[(count / 2)...])))
  }

  /// Two halves whose heights differ by two at most, turned so that they differ by one.
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
