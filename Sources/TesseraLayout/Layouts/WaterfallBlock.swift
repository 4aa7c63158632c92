/// Where one item of a waterfall stands and what it answered: 16 bytes.
///
/// Lengths have 54 bits (``FixedLength``), columns and spans the other ten.
struct WaterfallSlot {
  /// Where it begins; the top edge before its block was shifted.
  var place: WaterfallPlace
  private let heightAndSpan: UInt64

  /// An item that has not been placed; the height is in units, the span below 1024.
  init(height: Int64, span: Int) {
    place = .none
    heightAndSpan = UInt64(truncatingIfNeeded: height) << 10 | UInt64(truncatingIfNeeded: span)
  }

  /// The top edge, before its block was shifted.
  var top: Int64 { place.top }
  /// The first column.
  var column: Int { place.column }
  /// The height that the item answered; what would lie beyond the largest coordinate is not cut off here.
  var height: Int64 { Int64(truncatingIfNeeded: heightAndSpan >> 10) }
  /// The number of columns.
  var span: Int { Int(truncatingIfNeeded: heightAndSpan & 1023) }
  /// The bottom edge, before its block was shifted.
  var bottom: Int64 { min(top + height, FixedLength.limit.units) }
}

/// Items of a waterfall that follow each other, and where the columns ended before them. Arrangements share blocks.
struct WaterfallBlock {
  /// The items.
  let slots: [WaterfallSlot]
  /// Where each column ended before the first item.
  let ends: [Int64]
  /// The smallest top edge.
  let top: Int64
  /// The largest bottom edge.
  let bottom: Int64
  /// The number of columns from the left that items reach.
  let width: Int

  /// The number of items that a block should have: so many that column ends are a small part of it.
  static func capacity(columns: Int) -> Int { max(128, 8 * columns) }
}

/// A block in the making. Items are placed when it is finished, all in one loop.
struct WaterfallBlockBuilder {
  private let gap: Int64
  /// The number of items that the block should have.
  let capacity: Int
  /// Where the columns ended after the last block.
  private(set) var columns: WaterfallColumns
  private var slots: [WaterfallSlot] = []

  /// Begins where columns end.
  init(ends: [Int64], gap: Int64) {
    self.gap = gap
    capacity = WaterfallBlock.capacity(columns: ends.count)
    columns = WaterfallColumns(ends: ends)
    slots.reserveCapacity(capacity)
  }

  /// The number of items since the last block.
  var count: Int { slots.count }

  /// Adds an item.
  @inline(__always)
  mutating func append(height: Int64, span: Int) { slots.append(WaterfallSlot(height: height, span: span)) }

  /// The block, which has items; the next one begins.
  mutating func finish() -> WaterfallBlock {
    let ends = columns.ends
    columns.place(&slots, gap: gap)
    var top = Int64.max
    var bottom: Int64 = 0
    var width = 0
    for slot in slots {
      top = min(top, slot.top)
      bottom = max(bottom, slot.bottom)
      width = max(width, slot.column + slot.span)
    }
    let block = WaterfallBlock(slots: slots, ends: ends, top: top, bottom: bottom, width: width)
    slots = []
    slots.reserveCapacity(capacity)
    return block
  }

  /// Goes on where columns end; no items may be waiting.
  mutating func begin(at columns: WaterfallColumns) { self.columns = columns }
}
