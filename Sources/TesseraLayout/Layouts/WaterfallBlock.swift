/// Where one item of a waterfall stands and what it answered: 16 bytes.
///
/// Lengths have 54 bits (``FixedLength``), columns and spans the other ten.
struct WaterfallSlot {
  private let topAndColumn: UInt64
  private let heightAndSpan: UInt64

  /// An item with lengths in units; the top is not negative, the column and the span are below 1024.
  init(top: Int64, column: Int, height: Int64, span: Int) {
    topAndColumn = UInt64(truncatingIfNeeded: top) << 10 | UInt64(truncatingIfNeeded: column)
    heightAndSpan = UInt64(truncatingIfNeeded: height) << 10 | UInt64(truncatingIfNeeded: span)
  }

  /// The top edge, before its block was shifted.
  var top: Int64 { Int64(truncatingIfNeeded: topAndColumn >> 10) }
  /// The first column.
  var column: Int { Int(truncatingIfNeeded: topAndColumn & 1023) }
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

/// A block in the making.
struct WaterfallBlockBuilder {
  private let gap: Int64
  /// The number of items that the block should have.
  let capacity: Int
  /// Where the columns end now.
  private(set) var columns: WaterfallColumns
  private var slots: [WaterfallSlot] = []
  private var ends: [Int64]
  private var top = Int64.max
  private var bottom: Int64 = 0
  private var width = 0

  /// Begins where columns end.
  init(ends: [Int64], gap: Int64) {
    self.gap = gap
    self.ends = ends
    capacity = WaterfallBlock.capacity(columns: ends.count)
    columns = WaterfallColumns(ends: ends)
    slots.reserveCapacity(capacity)
  }

  /// The number of items since the last block.
  var count: Int { slots.count }

  /// Places an item.
  mutating func append(height: Int64, span: Int) {
    let place = columns.place(height: height, gap: gap, span: span)
    let slot = WaterfallSlot(top: place.top, column: place.column, height: height, span: span)
    slots.append(slot)
    top = min(top, place.top)
    bottom = max(bottom, slot.bottom)
    width = max(width, place.column + span)
  }

  /// The block, which has items; the next one begins.
  mutating func finish() -> WaterfallBlock {
    let block = WaterfallBlock(slots: slots, ends: ends, top: top, bottom: bottom, width: width)
    begin(at: columns)
    return block
  }

  /// Goes on where columns end; no items may be waiting.
  mutating func begin(at columns: WaterfallColumns) {
    self.columns = columns
    ends = columns.ends
    slots = []
    slots.reserveCapacity(capacity)
    top = .max
    bottom = 0
    width = 0
  }
}
