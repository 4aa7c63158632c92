/// Where the columns of a waterfall end, in units of ``FixedLength``, while items are placed one after the other.
///
/// The ends are the leaves of a tournament tree whose inner nodes hold the smaller one of two, so that the column
/// which ends highest is found in O(log columns).
struct WaterfallColumns {
  /// The number of columns.
  let count: Int
  /// The number of leaves: a power of two.
  private let leaves: Int
  /// Node 1 is the root, node i has the children 2 i and 2 i + 1; leaves without a column never win.
  private var tree: [Int64]

  /// Columns that end as given, at least one.
  init(ends: [Int64]) {
    var leaves = 1
    while leaves < ends.count { leaves *= 2 }
    count = ends.count
    self.leaves = leaves
    tree = [Int64](repeating: .max, count: 2 * leaves)
    tree.replaceSubrange(leaves..<(leaves + ends.count), with: ends)
    for node in stride(from: leaves - 1, to: 0, by: -1) { settle(node) }
  }

  /// So many columns that all end at 0.
  init(count: Int) { self.init(ends: [Int64](repeating: 0, count: count)) }

  /// Where each column ends.
  var ends: [Int64] { Array(tree[leaves..<(leaves + count)]) }

  /// By how much all columns end lower than given; nil where they do not differ by the same amount. O(columns).
  func shift(from ends: [Int64]) -> Int64? {
    let shift = tree[leaves] - ends[0]
    for column in 1..<max(1, count) where tree[leaves + column] - ends[column] != shift { return nil }
    return shift
  }

  /// Places an item: where the highest of `span` neighbouring columns, each reaching down to its end, is lowest, on a
  /// tie to the left. O(log columns), for a span above one up to O(columns · span).
  mutating func place(height: Int64, gap: Int64, span: Int) -> (column: Int, top: Int64) {
    if span > 1 { return placeWide(height: height, gap: gap, span: span) }
    let top = tree[1]
    var node = 1
    while node < leaves {
      node &*= 2
      node &+= tree[node] == top ? 0 : 1
    }
    let column = node &- leaves
    var end = Self.end(top, height, gap)
    tree[node] = end
    while node > 1 {
      end = min(end, tree[node ^ 1])
      node /= 2
      tree[node] = end
    }
    return (column, top)
  }

  private mutating func placeWide(height: Int64, gap: Int64, span: Int) -> (column: Int, top: Int64) {
    var best = (column: 0, top: Int64.max)
    for first in 0...(count - span) {
      var top: Int64 = 0
      for column in first..<(first + span) {
        top = max(top, tree[leaves + column])
        if top >= best.top { break }
      }
      if top < best.top { best = (first, top) }
    }
    let end = Self.end(best.top, height, gap)
    var lower = leaves + best.column
    var upper = lower + span - 1
    for node in lower...upper { tree[node] = end }
    while lower > 1 {
      lower /= 2
      upper /= 2
      for node in lower...upper { settle(node) }
    }
    return best
  }

  private mutating func settle(_ node: Int) { tree[node] = min(tree[2 * node], tree[2 * node + 1]) }

  private static func end(_ top: Int64, _ height: Int64, _ gap: Int64) -> Int64 {
    min(top + height + gap, FixedLength.limit.units)
  }
}
