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
  /// The bottom edge, before the block is shifted.
  var bottom: Int64 { min(top + height, FixedLength.limit.units) }
}

/// Consecutive items of a waterfall, and the ends of the columns before them. Arrangements share blocks.
struct WaterfallBlock {
  let slots: [WaterfallSlot]
  /// The end of each column before the first item.
  let ends: [Int64]
  /// The smallest top edge.
  let top: Int64
  /// The largest bottom edge.
  let bottom: Int64
  /// The number of columns from the left that contain items.
  let width: Int
  /// The largest height.
  let tallest: Int64
  /// Whether no item begins above the previous one: always if all items span one column.
  let isAscending: Bool

  /// Creates a block of placed items, at least one.
  init(slots: [WaterfallSlot], ends: [Int64]) {
    self.slots = slots
    self.ends = ends
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

  /// Returns the intended number of items in a block, large enough that column ends are a small part of it.
  static func capacity(columns: Int) -> Int { max(256, 8 * columns) }

  /// Calls back with the position of each item that begins above `upper` and ends below `lower`, before the
  /// block is shifted. O(log items + found) if the heights of items are similar.
  @inline(__always)
  func forEachItem(endingAfter lower: Int64, beginningBefore upper: Int64, _ body: (_ position: Int) -> Void)
  {
    slots.withUnsafeBufferPointer { slots in
      var position = isAscending ? first(in: slots, beginningAfter: lower - tallest) : 0
      while position < slots.count {
        if slots[position].top >= upper {
          if isAscending { return }
        } else if slots[position].bottom > lower {
          body(position)
        }
        position += 1
      }
    }
  }

  private func first(in slots: UnsafeBufferPointer<WaterfallSlot>, beginningAfter coordinate: Int64) -> Int {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].top > coordinate { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A builder of blocks. Items are placed when a block is finished, all in one loop.
struct WaterfallBlockBuilder {
  private let gap: Int64
  let capacity: Int
  /// The ends of the columns after the previous block.
  private(set) var columns: WaterfallColumns
  private var slots: [WaterfallSlot] = []

  /// Creates a builder that begins at given column ends.
  init(ends: [Int64], gap: Int64) {
    self.gap = gap
    capacity = WaterfallBlock.capacity(columns: ends.count)
    columns = WaterfallColumns(ends: ends)
    slots.reserveCapacity(capacity)
  }

  var count: Int { slots.count }

  @inline(__always)
  mutating func append(height: Int64, span: Int) { slots.append(WaterfallSlot(height: height, span: span)) }

  /// Appends items that span the same number of columns: as many as fit, at least one. Returns the first
  /// position that was not appended.
  @inline(__always)
  mutating func append(_ positions: Range<Int>, span: Int, height: (_ position: Int) -> Int64) -> Int {
    let end = min(positions.upperBound, positions.lowerBound + max(1, capacity - slots.count))
    slots += (positions.lowerBound..<end).lazy.map { WaterfallSlot(height: height($0), span: span) }
    return end
  }

  /// Returns the block, which must have items, and begins the next one.
  mutating func finish() -> WaterfallBlock {
    let ends = columns.ends
    columns.place(&slots, gap: gap)
    let block = WaterfallBlock(slots: slots, ends: ends)
    slots = []
    slots.reserveCapacity(capacity)
    return block
  }

  /// Continues at given column ends. There must be no pending items.
  mutating func begin(at columns: WaterfallColumns) { self.columns = columns }
}
