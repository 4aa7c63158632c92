/// An arrangement of items in columns, each item as high as possible.
final class WaterfallArrangement: Arrangement {
  private let tracks: GridTracks
  /// The height of the container, which is offered to new items.
  private let offeredHeight: Double
  private var table: WaterfallTable
  private var size = Size.zero

  init(tracks: GridTracks, offeredHeight: Double, table: WaterfallTable) {
    self.tracks = tracks
    self.offeredHeight = offeredHeight
    self.table = table
    super.init(count: table.count, contentSize: .zero)
    summarize()
  }

  override var contentSize: Size { size }

  override var bounds: Rect { Rect(size: size) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    let entry = table.entry(of: index)
    return frame(of: entry.block.slots[index - entry.start], shift: entry.shift)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let lower = FixedLength.unitsBelow(rect.minY)
    let upper = FixedLength.unitsAbove(rect.maxY)
    table.forEachEntry(endingAfter: lower, beginningBefore: upper) { entry in
      let block = entry.block
      block.forEachItem(endingAfter: lower - entry.shift, beginningBefore: upper - entry.shift) { position in
        let slot = block.slots[position]
        let left = tracks.start(of: slot.column)
        guard left < rect.maxX, left + tracks.width(spanning: slot.span) > rect.minX else { return }
        result.append(entry.start + position)
      }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    let entry = table.entry(of: index)
    let slot = entry.block.slots[index - entry.start]
    let height = FixedLength(size.height).units
    if height == slot.height { return true }
    let item = index..<(index + 1)
    table.replace([ItemSplice(old: item, new: item)]) { _, builder in
      builder.append(count: 1, height: height, span: slot.span)
    }
    summarize()
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

  private func summarize() {
    let width = table.width
    size =
      width == 0
      ? .zero : Size(width: tracks.end(of: width - 1), height: FixedLength(units: table.bottom).points)
  }
}
