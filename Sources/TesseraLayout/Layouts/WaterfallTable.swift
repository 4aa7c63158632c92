/// The items of a waterfall in blocks, found by index and by vertical position. Copies share blocks.
///
/// A change makes the places of all later items invalid, but nothing is placed again before a query needs it:
/// the blocks from the start to somewhere are placed, the others are not. To place a block means to shift it
/// if all columns end by the same distance lower or higher than when it was placed last. Otherwise, only the ends
/// of the columns are computed if possible, and the items are placed when a query finds the block
/// (``WaterfallBlock/isStale``).
struct WaterfallTable {
  struct Entry {
    /// The index of the first item.
    var start: Int
    /// The distance to add to all coordinates of the block.
    var shift: Int64 = 0
    var block: WaterfallBlock

    var end: Int { start + block.slots.count }
  }

  /// The blocks in order, none of them empty.
  private(set) var entries: [Entry] = []
  /// The number of blocks from the start that are placed.
  private(set) var placedCount = 0
  /// The spans of the placed blocks.
  private var spans = WaterfallSpans()
  /// The columns after the placed blocks.
  private var columns: WaterfallColumns
  /// The position of the block that was looked up last.
  private var latest = 0
  /// Whether placed blocks may be stale (``WaterfallBlock/isStale``).
  private var hasStaleBlocks = false
  private let gap: Int64

  /// Creates a table without items. The gap below each item is in units.
  init(columns: Int, gap: Int64) {
    self.columns = WaterfallColumns(ends: [Int64](repeating: 0, count: columns))
    self.gap = gap
  }

  var count: Int { entries.last?.end ?? 0 }

  /// The number of items from the start that are placed.
  var placedItemCount: Int { placedCount > 0 ? entries[placedCount - 1].end : 0 }

  /// The largest bottom edge of the placed items, in units.
  var bottom: Int64 { spans.all.bottom }

  /// The number of columns from the left that contain placed items. O(1) if all columns do; O(blocks).
  var width: Int {
    var width = 0
    for entry in entries[..<placedCount] {
      width = max(width, entry.block.width)
      if width == columns.count { break }
    }
    return width
  }

  /// Returns the block that holds an existing item, which may have to be placed. O(log n), or O(1) for the
  /// items of one block in succession.
  mutating func entry(of index: Int) -> Entry {
    find(index)
    return entries[latest]
  }

  /// Updates ``latest`` for an existing item.
  private mutating func find(_ index: Int) {
    let isFound = latest < entries.count && entries[latest].start <= index && index < entries[latest].end
    if !isFound { latest = position(of: index) }
  }

  /// Returns the position of the block that holds an item: the first or the last one for items before or
  /// after all blocks.
  private func position(of index: Int) -> Int {
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if entries[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Calls back with the positions of placed blocks in order, including each block with an item that begins
  /// above `upper` and ends below `lower`, in units.
  func forEachBlock(
    endingAfter lower: Int64, beginningBefore upper: Int64, _ body: (_ position: Int) -> Void
  ) {
    spans.forEachIndex(overlapping: WaterfallSpan(top: lower, bottom: upper), body)
  }

  /// Calls back with ranges of included items, in order, that are placed, begin above `upper` and end below
  /// `lower`, in units. Adjacent ranges are possible.
  @inline(__always)
  func forEachRange(
    endingAfter lower: Int64, beginningBefore upper: Int64, where isIncluded: (WaterfallSlot) -> Bool,
    _ body: (Range<Int>) -> Void
  ) {
    // Accessed as a buffer, because copies of blocks would count references.
    entries.withUnsafeBufferPointer { entries in
      forEachBlock(endingAfter: lower, beginningBefore: upper) { position in
        let (start, shift) = (entries[position].start, entries[position].shift)
        entries[position].block.forEachRange(
          endingAfter: lower - shift, beginningBefore: upper - shift, where: isIncluded
        ) { body((start + $0.lowerBound)..<(start + $0.upperBound)) }
      }
    }
  }
}

// MARK: - Placing

extension WaterfallTable {
  /// Updates ``bottom`` and ``width`` for all items.
  mutating func measure() {
    if placedCount < entries.count { placeBlocks { _, _ in true } }
  }

  /// Places an existing item, and a few others.
  mutating func place(through index: Int) {
    if index >= placedItemCount { placeBlocks { entry, _ in entry.start <= index } }
    if hasStaleBlocks {
      find(index)
      placeStaleItems(of: latest)
    }
  }

  /// Places all items that begin above `upper` and end below `lower`, in units, and a few others.
  mutating func place(endingAfter lower: Int64, beginningBefore upper: Int64) {
    if placedCount < entries.count, columns.first < upper {
      placeBlocks { _, columns in columns.first < upper }
    }
    guard hasStaleBlocks else { return }
    // A copy, because the closure changes the table.
    let spans = spans
    spans.forEachIndex(overlapping: WaterfallSpan(top: lower, bottom: upper)) { placeStaleItems(of: $0) }
  }

  private mutating func placeStaleItems(of position: Int) {
    if entries[position].block.isStale { entries[position].block.placeStaleItems(gap: gap) }
  }

  /// Places blocks as long as a condition holds for the next one.
  private mutating func placeBlocks(while holds: (Entry, WaterfallColumns) -> Bool) {
    let first = placedCount
    while placedCount < entries.count, holds(entries[placedCount], columns) {
      entries[placedCount].place(in: &columns, gap: gap)
      hasStaleBlocks = hasStaleBlocks || entries[placedCount].block.isStale
      placedCount += 1
    }
    spans.update(from: first, in: entries[..<placedCount])
  }

  /// Makes the places of blocks from a position on invalid.
  private mutating func invalidate(from position: Int) {
    guard position < placedCount else { return }
    let entry = entries[position]
    columns = WaterfallColumns(ends: entry.block.ends.map { $0 + entry.shift })
    placedCount = position
    spans.update(from: position, in: entries[..<position])
  }
}

extension WaterfallTable.Entry {
  /// Places the items of the block, and makes the columns longer.
  mutating func place(in columns: inout WaterfallColumns, gap: Int64) {
    if shift(to: &columns) { return }
    shift = 0
    if !block.skip(in: &columns, gap: gap) { block.place(in: &columns, gap: gap) }
  }

  /// Shifts the block as a whole if it is valid like that. Returns `false` if its items have to be placed.
  mutating func shift(to columns: inout WaterfallColumns) -> Bool {
    guard let shift = columns.shift(from: block.ends), canShift(by: shift) else { return false }
    self.shift = shift
    columns = WaterfallColumns(ends: block.endsAfter.map { $0 + shift })
    return true
  }

  /// Returns whether the same items as before are clipped at the largest coordinate: none.
  private func canShift(by shift: Int64) -> Bool {
    let limit = FixedLength.limit.units
    return shift == 0 || !block.endsAfter.contains { $0 >= limit || $0 + shift >= limit }
  }
}

// MARK: - Changing

extension WaterfallTable {
  /// Gives an existing item another height. O(log n + columns).
  mutating func resize(at index: Int, to height: Int64) {
    let position = position(of: index)
    invalidate(from: position)
    entries[position].block.resize(at: index - entries[position].start, to: height)
  }

  /// Replaces items. O(new items + blocks).
  ///
  /// - Parameter append: Appends the new items of a range.
  mutating func replace(
    _ splices: [ItemSplice], _ append: (_ items: Range<Int>, _ builder: inout WaterfallTableBuilder) -> Void
  ) {
    guard let changed = splices.first else { return }
    let first = entries.isEmpty ? 0 : position(of: changed.old.lowerBound)
    invalidate(from: first)
    let old = Array(entries[first...])
    entries.removeSubrange(first...)
    var builder = WaterfallTableBuilder(
      start: old.first?.start ?? 0, columns: columns, gap: gap, isPlacing: placedCount == first)
    var waiting = splices[...]
    /// The first old item that is neither appended again nor removed.
    var index = builder.start
    for (position, entry) in old.enumerated() {
      index = max(index, entry.start)
      let next = waiting.first?.old.lowerBound ?? .max
      // A small last block stays open for items that are added after it.
      let isKept = position < old.count - 1 || next == .max || !entry.block.isSmall(columns.count)
      if index == entry.start, next >= entry.end, isKept, builder.reuse(entry) {
        index = entry.end
        continue
      }
      while index < entry.end {
        let next = waiting.first?.old.lowerBound ?? .max
        if next == index, let splice = waiting.popFirst() {
          append(splice.new, &builder)
          index = splice.old.upperBound
        } else {
          builder.append(entry, from: index, to: min(entry.end, next))
          index = min(entry.end, next)
        }
      }
      builder.endOldBlock()
    }
    for splice in waiting { append(splice.new, &builder) }
    builder.finish()
    entries += builder.entries
    columns = builder.columns
    let unchanged = placedCount
    placedCount += builder.placedCount
    spans.update(from: unchanged, in: entries[..<placedCount])
  }
}
