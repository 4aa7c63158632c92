/// The items of a waterfall in blocks, found by index and by vertical position. Copies share blocks.
///
/// Each block knows the ends of the columns before it. A change therefore places items from the block of the
/// first changed item on. It stops when all columns end by the same distance lower or higher than before:
/// from there on the old blocks are valid, shifted.
struct WaterfallTable {
  struct Entry {
    /// The index of the first item.
    var start: Int
    /// The distance to add to all coordinates of the block.
    var shift: Int64
    var block: WaterfallBlock

    var end: Int { start + block.slots.count }
    /// The ends of the columns before the block.
    var ends: [Int64] { shift == 0 ? block.ends : block.ends.map { [shift] in $0 + shift } }
  }

  /// The blocks in order, none of them empty.
  private(set) var entries: [Entry] = []
  private var spans = WaterfallSpans()
  /// The ends of the columns after the last item.
  private var ends: [Int64]
  private let gap: Int64

  /// Creates a table without items. The gap below each item is in units.
  init(columns: Int, gap: Int64) {
    ends = [Int64](repeating: 0, count: columns)
    self.gap = gap
  }

  var count: Int { entries.last?.end ?? 0 }

  /// The largest bottom edge, in units.
  var bottom: Int64 { spans.all.bottom }

  /// The number of columns from the left that contain items. O(blocks).
  var width: Int { entries.reduce(0) { max($0, $1.block.width) } }

  /// Returns the block that holds an existing item. O(log n).
  func entry(of index: Int) -> Entry { entries[position(of: index)] }

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

  /// Calls back with blocks in order, including each block with an item that begins above `upper` and ends
  /// below `lower`, in units.
  func forEachEntry(endingAfter lower: Int64, beginningBefore upper: Int64, _ body: (Entry) -> Void) {
    spans.forEachIndex(overlapping: WaterfallSpan(top: lower, bottom: upper)) { body(entries[$0]) }
  }
}

// MARK: - Changing

extension WaterfallTable {
  /// Replaces items. O(items from the first changed block until old blocks are valid again + blocks).
  ///
  /// - Parameter place: Appends the new items of a range.
  mutating func replace(
    _ splices: [ItemSplice], _ place: (_ items: Range<Int>, _ builder: inout WaterfallTableBuilder) -> Void
  ) {
    guard let changed = splices.first else { return }
    let first = entries.isEmpty ? 0 : position(of: changed.old.lowerBound)
    let old = Array(entries[first...])
    entries.removeSubrange(first...)
    var builder = WaterfallTableBuilder(
      start: old.first?.start ?? 0, ends: old.first?.ends ?? ends, gap: gap)
    var waiting = splices[...]
    /// The first old item that is neither placed again nor removed.
    var index = builder.start
    var position = 0
    while position < old.count {
      let entry = old[position]
      if index <= entry.start {
        let reused = builder.reuse(old[position...], before: waiting.first?.old.lowerBound, endingAt: ends)
        position += reused
        if reused > 0 { continue }
      }
      index = max(index, entry.start)
      while index < entry.end {
        let next = waiting.first?.old.lowerBound ?? .max
        if next == index, let splice = waiting.popFirst() {
          place(splice.new, &builder)
          index = splice.old.upperBound
        } else {
          builder.append(entry, from: index, to: min(entry.end, next))
          index = min(entry.end, next)
        }
      }
      builder.endOldBlock()
      position += 1
    }
    for splice in waiting { place(splice.new, &builder) }
    ends = builder.finish()
    entries += builder.entries
    spans.update(from: first, in: entries)
  }
}

/// A builder of the blocks from the first changed one on.
struct WaterfallTableBuilder: SizeSink {
  private let columns: Int
  private(set) var entries: [WaterfallTable.Entry] = []
  /// The index of the first item after the finished blocks.
  private(set) var start: Int
  private var block: WaterfallBlockBuilder

  init(start: Int, ends: [Int64], gap: Int64) {
    self.start = start
    columns = ends.count
    block = WaterfallBlockBuilder(ends: ends, gap: gap)
  }

  /// Limits the span of measured items to the range from one column to all columns.
  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
    let span = max(1, min(traits.span, columns))
    if count > 1 {
      for size in sizes { append(count: count, height: FixedLength(size.height).units, span: span) }
      return
    }
    var position = 0
    while position < sizes.count {
      position = block.append(position..<sizes.count, span: span) { FixedLength(sizes[$0].height).units }
      if block.count >= block.capacity { endBlock() }
    }
  }

  @inline(__always)
  mutating func append(count: Int, height: Int64, span: Int) {
    for _ in 0..<count {
      block.append(height: height, span: span)
      if block.count >= block.capacity { endBlock() }
    }
  }

  /// Places items of an old block again. Except for the last one, no block gets fewer than half of the
  /// intended number of items, and after at most one old block the new blocks end where the old ones do.
  mutating func append(_ entry: WaterfallTable.Entry, from index: Int, to end: Int) {
    var left = entry.end - index
    for slot in entry.block.slots[(index - entry.start)..<(end - entry.start)] {
      block.append(height: slot.height, span: slot.span)
      left -= 1
      if block.count >= block.capacity, left >= block.capacity / 2 { endBlock() }
    }
  }

  /// Ends the block here if it is large enough.
  mutating func endOldBlock() {
    if block.count >= block.capacity / 2 { endBlock() }
  }

  /// Reuses as many old blocks as are valid, shifted.
  ///
  /// - Parameters:
  ///   - next: The old index of the next change.
  ///   - ends: The ends of the columns after the last old block.
  /// - Returns: The number of reused blocks.
  mutating func reuse(_ old: ArraySlice<WaterfallTable.Entry>, before next: Int?, endingAt ends: [Int64])
    -> Int
  {
    guard block.count == 0, let first = old.first,
      let difference = block.columns.shift(from: first.block.ends)
    else { return 0 }
    let shift = difference - first.shift
    var taken = old
    if let next {
      taken = old.prefix { $0.end <= next }
      // Keeps a small last block open for the items that are added after it.
      if taken.endIndex == old.endIndex, let last = taken.last, last.block.slots.count < block.capacity / 2 {
        taken.removeLast()
      }
    }
    let ends = taken.endIndex < old.endIndex ? old[taken.endIndex].ends : ends
    let limit = FixedLength.limit.units
    // A shift would change which items are clipped at the largest coordinate.
    if shift != 0, ends.contains(where: { $0 >= limit || $0 + shift >= limit }) { return 0 }
    for var entry in taken {
      entry.start = start
      entry.shift += shift
      start = entry.end
      entries.append(entry)
    }
    if !taken.isEmpty { block.begin(at: WaterfallColumns(ends: ends.map { $0 + shift })) }
    return taken.count
  }

  /// Ends the last block, and returns the ends of the columns.
  mutating func finish() -> [Int64] {
    if block.count > 0 { endBlock() }
    return block.columns.ends
  }

  @inline(never)
  private mutating func endBlock() {
    let entry = WaterfallTable.Entry(start: start, shift: 0, block: block.finish())
    start = entry.end
    entries.append(entry)
  }
}
