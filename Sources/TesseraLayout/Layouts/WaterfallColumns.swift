/// Where the columns of a waterfall end, in units of ``FixedLength``, while items are placed one after the other.
///
/// The ends are the leaves of a tournament tree whose inner nodes hold the smaller one of two, so that the column
/// which ends highest is known, and costs O(log columns) when it changes.
struct WaterfallColumns {
  /// The number of columns.
  let count: Int
  /// The number of leaves: a power of two.
  private let leaves: Int
  /// Node 1 is the root, node i has the children 2 i and 2 i + 1; leaves without a column never win.
  private var tree: [WaterfallPlace]

  /// Columns that end as given, at least one.
  init(ends: [Int64]) {
    var leaves = 1
    while leaves < ends.count { leaves *= 2 }
    count = ends.count
    self.leaves = leaves
    tree = [WaterfallPlace](repeating: .none, count: 2 * leaves)
    for (column, end) in ends.enumerated() {
      tree[leaves + column] = WaterfallPlace(top: end, column: column)
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) { settle(node) }
  }

  /// Where each column ends.
  var ends: [Int64] { tree[leaves..<(leaves + count)].map { $0.top } }

  /// By how much all columns end lower than given; nil where they do not differ by the same amount. O(columns).
  func shift(from ends: [Int64]) -> Int64? {
    let shift = tree[leaves].top - ends[0]
    for column in 1..<max(1, count) where tree[leaves + column].top - ends[column] != shift { return nil }
    return shift
  }

  /// Places items one after the other, each where the highest of its neighbouring columns, each reaching down to its
  /// end, is lowest, on a tie to the left. O(log columns) for each, for a span above one up to O(columns · span).
  mutating func place(_ slots: inout [WaterfallSlot], gap: Int64) {
    // Written to as buffers: arrays would be asked for each item whether they are shared.
    slots.withUnsafeMutableBufferPointer { slots in
      var position = 0
      while position < slots.count {
        position = placeNarrow(slots, from: position, gap: gap)
        guard position < slots.count else { break }
        let slot = slots[position]
        slots[position].place = placeWide(height: slot.height, gap: gap, span: slot.span)
        position += 1
      }
    }
  }

  /// Places the items from a position on that take one column; the position of the first one that takes more.
  private mutating func placeNarrow(
    _ slots: UnsafeMutableBufferPointer<WaterfallSlot>, from start: Int, gap: Int64
  ) -> Int {
    let leaves = leaves
    return tree.withUnsafeMutableBufferPointer { tree in
      var position = start
      /// The root, known without asking the memory that was written just now.
      var smaller = tree[1]
      while position < slots.count, slots[position].span == 1 {
        slots[position].place = smaller
        let end = Self.end(smaller.top, slots[position].height, gap)
        smaller = WaterfallPlace(top: end, column: smaller.column)
        var node = leaves &+ smaller.column
        tree[node] = smaller
        while node > 1 {
          smaller = min(smaller, tree[node ^ 1])
          node /= 2
          tree[node] = smaller
        }
        position += 1
      }
      return position
    }
  }

  private mutating func placeWide(height: Int64, gap: Int64, span: Int) -> WaterfallPlace {
    var best = WaterfallPlace.none
    for first in 0...(count - span) {
      var top: Int64 = 0
      for column in first..<(first + span) {
        top = max(top, tree[leaves + column].top)
        if top >= best.top { break }
      }
      if top < best.top { best = WaterfallPlace(top: top, column: first) }
    }
    let end = Self.end(best.top, height, gap)
    var lower = leaves + best.column
    var upper = lower + span - 1
    for node in lower...upper { tree[node] = WaterfallPlace(top: end, column: node - leaves) }
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
