/// A builder of the blocks of a waterfall from the first changed one on.
///
/// New blocks are placed while their items are in the processor's cache, up to the first old block that cannot
/// be shifted.
struct WaterfallTableBuilder: SizeSink {
  private let gap: Int64
  private let capacity: Int
  private(set) var entries: [WaterfallTable.Entry] = []
  /// The number of blocks from the start that are placed.
  private(set) var placedCount = 0
  /// The columns after the placed blocks.
  private(set) var columns: WaterfallColumns
  /// The index of the first item after the finished blocks.
  private(set) var start: Int
  /// The items of the next block.
  private var slots: [WaterfallSlot] = []
  /// Whether all blocks so far are placed.
  private var isPlacing: Bool

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - start: The index of the first item.
  ///   - columns: The columns before that item.
  ///   - isPlacing: Whether these columns are known.
  init(start: Int, columns: WaterfallColumns, gap: Int64, isPlacing: Bool) {
    self.start = start
    self.columns = columns
    self.gap = gap
    self.isPlacing = isPlacing
    capacity = WaterfallBlock.capacity(columns: columns.count)
    slots.reserveCapacity(capacity)
  }

  /// Limits the span of measured items to the range from one column to all columns.
  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
    let span = max(1, min(traits.span, columns.count))
    if count > 1 {
      for size in sizes { append(count: count, height: FixedLength(size.height).units, span: span) }
      return
    }
    var position = 0
    while position < sizes.count {
      let end = min(sizes.count, position + max(1, capacity - slots.count))
      slots += sizes[position..<end].lazy.map {
        WaterfallSlot(height: FixedLength($0.height).units, span: span)
      }
      position = end
      if slots.count >= capacity { endBlock() }
    }
  }

  @inline(__always)
  mutating func append(count: Int, height: Int64, span: Int) {
    for _ in 0..<count {
      slots.append(WaterfallSlot(height: height, span: span))
      if slots.count >= capacity { endBlock() }
    }
  }

  /// Appends items of an old block. Except for the last one, no block gets fewer than half of the intended
  /// number of items, and after at most one old block the new blocks end where the old ones do.
  mutating func append(_ entry: WaterfallTable.Entry, from index: Int, to end: Int) {
    var left = entry.end - index
    for slot in entry.block.slots[(index - entry.start)..<(end - entry.start)] {
      slots.append(WaterfallSlot(height: slot.height, span: slot.span))
      left -= 1
      if slots.count >= capacity, left >= capacity / 2 { endBlock() }
    }
  }

  /// Ends the block here if it is large enough.
  mutating func endOldBlock() {
    if slots.count >= capacity / 2 { endBlock() }
  }

  /// Appends an old block as it is. `false` if items wait for others to form a block; then nothing has changed.
  mutating func reuse(_ old: WaterfallTable.Entry) -> Bool {
    guard slots.isEmpty else { return false }
    var entry = old
    entry.start = start
    isPlacing = isPlacing && entry.shift(to: &columns)
    append(entry)
    return true
  }

  /// Ends the last block.
  mutating func finish() {
    if !slots.isEmpty { endBlock() }
  }

  @inline(never)
  private mutating func endBlock() {
    var entry = WaterfallTable.Entry(start: start, block: WaterfallBlock(slots: slots))
    slots = []
    slots.reserveCapacity(capacity)
    if isPlacing { entry.place(in: &columns, gap: gap) }
    append(entry)
  }

  private mutating func append(_ entry: WaterfallTable.Entry) {
    start = entry.end
    if isPlacing { placedCount += 1 }
    entries.append(entry)
  }
}
