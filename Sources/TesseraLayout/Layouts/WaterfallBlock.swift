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

  /// Returns the intended number of items in a block, large enough that column ends are a small part of it.
  static func capacity(columns: Int) -> Int { max(128, 8 * columns) }
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

  /// Returns the block, which must have items, and begins the next one.
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

  /// Continues at given column ends. There must be no pending items.
  mutating func begin(at columns: WaterfallColumns) { self.columns = columns }
}
