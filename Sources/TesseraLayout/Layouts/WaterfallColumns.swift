/// The ends of the columns of a waterfall, in units of ``FixedLength``, while items are placed.
///
/// The ends are the leaves of a tournament tree whose inner nodes hold the smaller of two places. The root is
/// therefore the shortest column, and a change costs O(log columns).
struct WaterfallColumns {
  let count: Int
  /// The number of leaves: a power of two.
  private let leaves: Int
  /// Node 1 is the root, and node i has the children 2 i and 2 i + 1. Leaves without a column never win.
  private var tree: [WaterfallPlace]

  /// Creates columns, at least one, from their ends.
  init(ends: [Int64]) {
    var leaves = 1
    while leaves < ends.count { leaves *= 2 }
    count = ends.count
    self.leaves = leaves
    tree = [WaterfallPlace](repeating: .none, count: 2 * leaves)
    for (column, end) in ends.enumerated() {
      tree[leaves + column] = WaterfallPlace(top: end, column: column)
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) { updateMinimum(node) }
  }

  /// The end of the shortest column.
  var first: Int64 { tree[1].top }

  /// The end of the longest column.
  var last: Int64 { tree[leaves..<(leaves + count)].reduce(0) { max($0, $1.top) } }

  /// Writes the ends to an array, whose memory is used again.
  func write(to ends: inout [Int64]) {
    ends.removeAll(keepingCapacity: true)
    for leaf in leaves..<(leaves + count) { ends.append(tree[leaf].top) }
  }

  /// Returns the distance by which all columns end lower than others; `nil` if it differs, or if there are no others.
  /// O(columns).
  func shift(from ends: [Int64]) -> Int64? {
    if ends.isEmpty { return nil }
    let shift = tree[leaves].top - ends[0]
    for column in 1..<max(1, count) where tree[leaves + column].top - ends[column] != shift { return nil }
    return shift
  }

  /// Places items in order. Each item goes to the adjacent columns whose lowest end is highest; ties go to
  /// the left. O(log columns) for an item, and up to O(columns · span) for an item that spans several
  /// columns.
  ///
  /// - Returns: The largest height; `nil` if it is not known that all items span one column and none is
  ///   clipped at the largest coordinate.
  mutating func place(_ slots: inout [WaterfallSlot], gap: Int64) -> Int64? {
    // Accessed as buffers, because arrays would check for each item whether they are shared.
    slots.withUnsafeMutableBufferPointer { slots in
      var position = 0
      while position < slots.count {
        if count <= FewWaterfallColumns.maxCount {
          let start = position
          let tallest: Int64
          (position, tallest) = placeAmongFew(slots, from: start, gap: gap)
          if start == 0, position == slots.count { return tallest }
        } else {
          position = placeNarrow(slots, from: position, gap: gap)
        }
        guard position < slots.count else { break }
        let slot = slots[position]
        slots[position].place = placeWide(height: slot.height, gap: gap, span: slot.span)
        position += 1
      }
      return nil
    }
  }

  /// Places single-column items of ordinary heights from a position on, if there are few columns. Returns the
  /// position of the first other item, and the largest height.
  private mutating func placeAmongFew(
    _ slots: UnsafeMutableBufferPointer<WaterfallSlot>, from start: Int, gap: Int64
  ) -> (end: Int, tallest: Int64) {
    guard var columns = few(gap: gap) else { return (start, 0) }
    let gap = WaterfallLength(gap)
    var position = start
    var tallest: Int64 = 0
    while position < slots.count, slots[position].isOrdinary {
      slots[position].place = columns.first
      columns.extendFirst(by: .ordinary(slots[position], gap: gap))
      tallest = max(tallest, slots[position].height)
      position += 1
    }
    update(columns)
    return (position, tallest)
  }

  /// The columns for ordinary items; `nil` if there are many, or ends could have to be limited at the largest
  /// coordinate.
  private func few(gap: Int64) -> FewWaterfallColumns? {
    guard count <= FewWaterfallColumns.maxCount, gap < 1 << 32 else { return nil }
    var columns = FewWaterfallColumns()
    for leaf in leaves..<(leaves + count) {
      guard tree[leaf].top < 1 << 51 else { return nil }
      columns.insert(tree[leaf])
    }
    return columns
  }

  private mutating func update(_ columns: FewWaterfallColumns) {
    columns.forEach { if $0 != .none { tree[leaves + $0.column] = $0 } }
    for node in stride(from: leaves - 1, to: 0, by: -1) { updateMinimum(node) }
  }

  /// Makes the columns longer by ordinary items. `false` if there are many columns, or no item in one of
  /// them; then nothing has changed.
  mutating func extend(by slots: [WaterfallSlot], gap: Int64) -> Bool {
    guard let first = slots.first, var columns = few(gap: gap) else { return false }
    let gap = WaterfallLength(gap)
    slots.withUnsafeBufferPointer { slots in
      // Each length is computed before its turn: only one addition is left between the items.
      var length = WaterfallLength.ordinary(first, gap: gap)
      for position in 1..<slots.count {
        let next = WaterfallLength.ordinary(slots[position], gap: gap)
        columns.extendFirst(by: length)
        length = next
      }
      columns.extendFirst(by: length)
    }
    var hasItemsInAll = true
    columns.forEach { if $0 != .none, $0 == tree[leaves + $0.column] { hasItemsInAll = false } }
    if hasItemsInAll { update(columns) }
    return hasItemsInAll
  }

  /// Places single-column items from a position on. Returns the position of the first item that spans several
  /// columns.
  private mutating func placeNarrow(
    _ slots: UnsafeMutableBufferPointer<WaterfallSlot>, from start: Int, gap: Int64
  ) -> Int {
    let leaves = leaves
    return tree.withUnsafeMutableBufferPointer { tree in
      var position = start
      /// A copy of the root, which avoids reading memory that was just written.
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
      for node in lower...upper { updateMinimum(node) }
    }
    return best
  }

  private mutating func updateMinimum(_ node: Int) { tree[node] = min(tree[2 * node], tree[2 * node + 1]) }

  private static func end(_ top: Int64, _ height: Int64, _ gap: Int64) -> Int64 {
    min(top + height + gap, FixedLength.limit.units)
  }
}
