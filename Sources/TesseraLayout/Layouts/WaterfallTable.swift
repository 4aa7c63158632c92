/// The items of a waterfall in blocks, found by index and by height. Copies share the blocks.
///
/// A block knows where the columns ended before it, so a change starts placing at the block of the first changed item.
/// It stops where all columns end by the same distance lower or higher than they did: from there on the old blocks
/// hold, shifted.
struct WaterfallTable {
  /// A block and where it is.
  struct Entry {
    /// The index of the first item.
    var start: Int
    /// What to add to all tops, bottoms and ends of the block.
    var shift: Int64
    /// The items.
    var block: WaterfallBlock

    /// The index after the last item.
    var end: Int { start + block.slots.count }
    /// Where the columns ended before the block.
    var ends: [Int64] { shift == 0 ? block.ends : block.ends.map { [shift] in $0 + shift } }
  }

  /// The blocks in order, none of them empty.
  private(set) var entries: [Entry] = []
  /// The heights that blocks reach over.
  private var spans = WaterfallSpans()
  /// Where the columns end after the last item.
  private var ends: [Int64]
  private let gap: Int64

  /// No items in so many columns; the gap below each item is in units.
  init(columns: Int, gap: Int64) {
    ends = [Int64](repeating: 0, count: columns)
    self.gap = gap
  }

  /// The number of items.
  var count: Int { entries.last?.end ?? 0 }

  /// The largest bottom edge, in units.
  var bottom: Int64 { spans.all.bottom }

  /// The number of columns from the left that items reach. O(blocks).
  var width: Int { entries.reduce(0) { max($0, $1.block.width) } }

  /// The block that holds an existing item. O(log n).
  func entry(of index: Int) -> Entry { entries[position(of: index)] }

  /// The position of the block that holds an item: the first one for items before, the last one for items after all.
  private func position(of index: Int) -> Int {
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if entries[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Calls back with blocks in order, among them each that has an item which begins above `upper` and ends below
  /// `lower`, in units.
  func forEachEntry(endingAfter lower: Int64, beginningBefore upper: Int64, _ body: (Entry) -> Void) {
    spans.forEachIndex(overlapping: WaterfallSpan(top: lower, bottom: upper)) { body(entries[$0]) }
  }
}

// MARK: - Changing

extension WaterfallTable {
  /// Replaces items. O(items from the first changed block up to where old blocks hold again + blocks).
  ///
  /// - Parameters:
  ///   - splices: What changes, ascending and inside of the table on the old side.
  ///   - place: Appends the new items of a range.
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
    /// The first old item that is neither placed again nor gone.
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

/// The blocks from the first changed one on, in the making.
struct WaterfallTableBuilder: AnswerSink {
  private let columns: Int
  /// The blocks that are finished.
  private(set) var entries: [WaterfallTable.Entry] = []
  /// The index of the first item that is in none of them.
  private(set) var start: Int
  private var block: WaterfallBlockBuilder

  /// Begins with the item of an index where columns end.
  init(start: Int, ends: [Int64], gap: Int64) {
    self.start = start
    columns = ends.count
    block = WaterfallBlockBuilder(ends: ends, gap: gap)
  }

  /// Asked items take at least one column and at most all.
  @inline(__always)
  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    // Most items are narrow.
    let span = traits.span == 1 ? 1 : max(1, min(traits.span, columns))
    append(count: count, height: FixedLength(size.height).units, span: span)
  }

  /// Places items of the same height and span.
  @inline(__always)
  mutating func append(count: Int, height: Int64, span: Int) {
    for _ in 0..<count {
      block.append(height: height, span: span)
      if block.count >= block.capacity { endBlock() }
    }
  }

  /// Places items of an old block again. None but the last block gets fewer than half as many items as it should
  /// have, and after one old block at the most the new blocks end where the old ones do.
  mutating func append(_ entry: WaterfallTable.Entry, from index: Int, to end: Int) {
    var left = entry.end - index
    for slot in entry.block.slots[(index - entry.start)..<(end - entry.start)] {
      block.append(height: slot.height, span: slot.span)
      left -= 1
      if block.count >= block.capacity, left >= block.capacity / 2 { endBlock() }
    }
  }

  /// Ends a block here if it is large enough.
  mutating func endOldBlock() {
    if block.count >= block.capacity / 2 { endBlock() }
  }

  /// Takes old blocks as they are, shifted, as many as hold.
  ///
  /// - Parameters:
  ///   - old: The blocks that come next.
  ///   - next: The old index of the next change.
  ///   - ends: Where the columns ended after the last block.
  /// - Returns: How many blocks were taken.
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
      // A small last block takes in what is added after it.
      if taken.endIndex == old.endIndex, let last = taken.last, last.block.slots.count < block.capacity / 2 {
        taken.removeLast()
      }
    }
    let ends = taken.endIndex < old.endIndex ? old[taken.endIndex].ends : ends
    let limit = FixedLength.limit.units
    // Where the largest coordinate cuts something off, it does so elsewhere after a shift.
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

  /// Ends the last block; where the columns end then.
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
