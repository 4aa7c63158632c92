/// The position of an item in a waterfall, with its reported height and its span, in 16 bytes.
///
/// Lengths have 54 bits (``FixedLength``), columns and spans the other ten.
struct WaterfallSlot {
  /// The top edge and the first column, before the block is shifted.
  var place: WaterfallPlace
  private let heightAndSpan: UInt64

  /// Creates an item that has not been placed. The height is in units, the span below 1024.
  init(height: Int64, span: Int) {
    place = .none
    heightAndSpan = UInt64(truncatingIfNeeded: height) << 10 | UInt64(truncatingIfNeeded: span)
  }

  /// The top edge, before the block is shifted.
  var top: Int64 { place.top }
  var column: Int { place.column }
  /// The reported height, which is not clipped at the largest coordinate.
  var height: Int64 { Int64(truncatingIfNeeded: heightAndSpan >> 10) }
  /// Whether the item spans one column and is lower than 2^32 units.
  var isOrdinary: Bool { heightAndSpan & ~(UInt64(UInt32.max) << 10) == 1 }
  var span: Int { Int(truncatingIfNeeded: heightAndSpan & 1023) }
  /// The height of an ordinary item in the bits of a ``WaterfallLength``.
  @inline(__always)
  var ordinaryHeightCode: UInt64 { heightAndSpan &- 1 }
  /// The bottom edge, before the block is shifted.
  var bottom: Int64 { min(top + height, FixedLength.limit.units) }
}

/// Consecutive items of a waterfall, and the ends of the columns before and after them. Arrangements share
/// blocks.
///
/// The places of a block depend only on the ends before it. If these are known to be others, all by the same
/// distance, then so are its places and the ends after it.
struct WaterfallBlock {
  private(set) var slots: [WaterfallSlot]
  /// The end of each column before the first item; empty if the items have not been placed.
  private(set) var ends: [Int64] = []
  /// The end of each column after the last item.
  private(set) var endsAfter: [Int64] = []
  /// The smallest top edge.
  private(set) var top: Int64 = 0
  /// The largest bottom edge.
  private(set) var bottom: Int64 = 0
  /// The number of columns from the left that contain items.
  private(set) var width = 0
  /// The largest height.
  private(set) var tallest: Int64 = 0
  /// Whether no item begins above the previous one: always if all items span one column.
  private(set) var isAscending = true
  /// Whether all items are known to be ordinary (``WaterfallSlot/isOrdinary``), and ``tallest`` is known.
  private var isOrdinary = false
  /// Whether the items have not been placed since the ends before them have changed.
  private(set) var isStale = false

  /// Creates a block of items that have not been placed, at least one.
  init(slots: [WaterfallSlot]) { self.slots = slots }

  /// Places all items, and makes the columns longer. Copies nothing unless the block is shared.
  mutating func place(in columns: inout WaterfallColumns, gap: Int64) {
    columns.write(to: &ends)
    let tallest = columns.place(&slots, gap: gap)
    columns.write(to: &endsAfter)
    isStale = false
    isOrdinary = tallest != nil
    if let tallest { summarizeOrdinaryItems(tallest: tallest, gap: gap) } else { summarize() }
  }

  /// Makes the columns longer as ``place(in:gap:)`` does, but leaves the items for ``placeStaleItems(gap:)``.
  /// `false` if they have to be placed now; then the columns have not changed.
  mutating func skip(in columns: inout WaterfallColumns, gap: Int64) -> Bool {
    guard isOrdinary else { return false }
    let first = columns.first
    columns.write(to: &ends)
    guard columns.extend(by: slots, gap: gap) else { return false }
    columns.write(to: &endsAfter)
    isStale = true
    top = first
    bottom = columns.last - gap
    width = columns.count
    return true
  }

  /// Places the items of a stale block.
  mutating func placeStaleItems(gap: Int64) {
    var columns = WaterfallColumns(ends: ends)
    place(in: &columns, gap: gap)
  }

  /// Does the same as ``summarize()`` for items of which the first begins highest and the last in each column ends
  /// lowest, without a pass over them.
  private mutating func summarizeOrdinaryItems(tallest: Int64, gap: Int64) {
    top = slots[0].top
    bottom = top
    for column in ends.indices where endsAfter[column] != ends[column] {
      bottom = max(bottom, endsAfter[column] - gap)
    }
    width = 0
    for slot in slots {
      width = max(width, slot.column + 1)
      if width == ends.count { break }
    }
    self.tallest = tallest
    isAscending = true
  }

  private mutating func summarize() {
    // Computed in local values, which stay in registers.
    var top = Int64.max
    var last: Int64 = 0
    var bottom: Int64 = 0
    var width = 0
    var tallest: Int64 = 0
    var isAscending = true
    for slot in slots {
      top = min(top, slot.top)
      bottom = max(bottom, slot.bottom)
      if width < ends.count { width = max(width, slot.column + slot.span) }
      tallest = max(tallest, slot.height)
      isAscending = isAscending && slot.top >= last
      last = slot.top
    }
    (self.top, self.bottom, self.width) = (top, bottom, width)
    (self.tallest, self.isAscending) = (tallest, isAscending)
  }

  /// Gives an item another height. The block has to be placed again.
  mutating func resize(at position: Int, to height: Int64) {
    slots[position] = WaterfallSlot(height: height, span: slots[position].span)
    ends = []
    isOrdinary = false
  }

  /// Returns the intended number of items in a block, large enough that column ends are a small part of it.
  static func capacity(columns: Int) -> Int { max(256, 8 * columns) }

  /// Returns whether the block has fewer than half of the intended number of items.
  func isSmall(_ columns: Int) -> Bool { slots.count < Self.capacity(columns: columns) / 2 }

  /// Calls back with ranges of the positions of included items that begin above `upper` and end below `lower`,
  /// before the block is shifted. O(log items + found) if the heights of items are similar.
  @inline(__always)
  func forEachRange(
    endingAfter lower: Int64, beginningBefore upper: Int64, where isIncluded: (WaterfallSlot) -> Bool,
    _ body: (_ positions: Range<Int>) -> Void
  ) {
    let isAscending = isAscending
    slots.withUnsafeBufferPointer { slots in
      var position = isAscending ? Self.first(in: slots, beginningAfter: lower - tallest) : 0
      var found = RangeCoalescer()
      while position < slots.count {
        if slots[position].top >= upper {
          if isAscending { break }
        } else if slots[position].bottom > lower, isIncluded(slots[position]) {
          found.append(position..<(position &+ 1), emit: body)
        }
        position &+= 1
      }
      found.flush(emit: body)
    }
  }

  private static func first(in slots: UnsafeBufferPointer<WaterfallSlot>, beginningAfter coordinate: Int64)
    -> Int
  {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].top > coordinate { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
