/// An arrangement of items in columns, each item as high as possible.
///
/// After a change, items are placed as queries need their places. For the content size, the columns only become
/// longer.
final class WaterfallArrangement: Arrangement {
  private let tracks: GridTracks
  /// The height of the container, which is offered to new items.
  private let offeredHeight: Double
  @exclusivity(unchecked) private var table: WaterfallTable

  init(tracks: GridTracks, offeredHeight: Double, table: WaterfallTable) {
    self.tracks = tracks
    self.offeredHeight = offeredHeight
    self.table = table
    super.init(count: table.count, contentSize: .zero)
  }

  override var contentSize: Size {
    table.measure()
    let width = table.width
    return width == 0
      ? .zero : Size(width: tracks.end(of: width - 1), height: FixedLength(units: table.bottom).points)
  }

  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    table.place(through: index)
    let entry = table.entry(of: index)
    return frame(of: entry.block.slots[index - entry.start], shift: entry.shift)
  }

  override func reportedSize(at index: Int) -> Size {
    guard index >= 0, index < count else { return .zero }
    let entry = table.entry(of: index)
    let slot = entry.block.slots[index - entry.start]
    return Size(width: tracks.width(spanning: slot.span), height: FixedLength(units: slot.height).points)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    forEachRange(overlapping: rect) { result.append(allOf: $0) }
  }

  override func appendRanges(overlapping rect: Rect, to result: inout [Range<Int>], scratch: inout [Int]) {
    forEachRange(overlapping: rect) { result.append($0) }
  }

  @inline(__always)
  private func forEachRange(overlapping rect: Rect, _ visit: (Range<Int>) -> Void) {
    guard !rect.hasUndefinedEdge else { return }
    let lower = FixedLength.unitsBelow(rect.minY)
    let upper = FixedLength.unitsAbove(rect.maxY)
    table.place(endingAfter: lower, beginningBefore: upper)
    let tracks = tracks
    let areAllInside = tracks.areInside(rect)
    var found = RangeCoalescer()
    table.forEachRange(
      endingAfter: lower, beginningBefore: upper,
      where: { areAllInside || tracks.overlaps($0.column, spanning: $0.span, rect) }
    ) { found.append($0, emit: visit) }
    found.flush(emit: visit)
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    let entry = table.entry(of: index)
    let height = FixedLength(size.height).units
    if height != entry.block.slots[index - entry.start].height { table.resize(at: index, to: height) }
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard splices.isValid(from: count, to: items.safeCount) else { return nil }
    var table = table
    table.replace(splices) { range, builder in
      builder.measureItems(items, in: range, offered: tracks.offer(height: offeredHeight))
    }
    return WaterfallArrangement(tracks: tracks, offeredHeight: offeredHeight, table: table)
  }

  private func frame(of slot: WaterfallSlot, shift: Int64) -> Rect {
    let top = FixedLength(units: slot.top + shift)
    return Rect(
      x: tracks.start(of: slot.column), y: top.points, width: tracks.width(spanning: slot.span),
      height: FixedLength(units: slot.bottom - slot.top).points)
  }
}
