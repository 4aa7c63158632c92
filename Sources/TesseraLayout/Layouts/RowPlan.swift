/// The computation of the frames of a row, step by step.
struct RowPlan {
  private struct FlexibleItem {
    let index: Int
    let traits: LayoutTraits
  }

  let container: Size
  private(set) var frames: [Rect]
  private let items: any LayoutItems
  private let gap: Double
  /// The items with traits, in ascending order.
  private var flexibleItems: [FlexibleItem] = []

  init(_ items: any LayoutItems, in container: Size, gap: Double) {
    self.items = items
    self.container = container
    self.gap = gap
    frames = []
    frames.reserveCapacity(items.safeCount)
  }

  /// Measures the items that do not fill. O(n).
  mutating func measure() {
    let count = items.safeCount
    var index = 0
    while index < count {
      let traits = items.traits(at: index)
      let run = max(1, min(items.uniformCount(from: index), count - index))
      if traits != .none {
        // Most rows have few items: their array need not grow.
        if flexibleItems.isEmpty { flexibleItems.reserveCapacity(min(count - index, 8)) }
        for index in index..<(index + run) {
          flexibleItems.append(FlexibleItem(index: index, traits: traits))
        }
      }
      let fills = traits.fillsWidth && !container.width.isUnbounded
      let size = fills ? .zero : items.safeSize(at: index, offered: container)
      for _ in 0..<run { frames.append(Rect(size: size)) }
      index += run
    }
  }

  /// Offers items that fill equal shares of the remaining width. If `always` is `true`, they get the whole
  /// share. O(n).
  mutating func fill(always: Bool) {
    let filling = flexibleItems.count { $0.traits.fillsWidth }
    if filling == 0 { return }
    let offered = Size(width: max(0, free / Double(filling)), height: container.height)
    for item in flexibleItems where item.traits.fillsWidth {
      var size = items.safeSize(at: item.index, offered: offered)
      if always { size.width = max(size.width, offered.width) }
      frames[item.index].size = size
    }
  }

  /// Distributes the remaining or missing width by weights; if `longestFirst` is `true`, the longest items with
  /// a weight give up the missing width. O(n), or O(n log n) if width is missing.
  mutating func growOrShrink(longestFirst: Bool) {
    if flexibleItems.isEmpty { return }
    var free = free
    // If the container sizes itself to the content, only that much of it is free.
    if let least = items.minimumExtent(along: .horizontal), free > 0 {
      free = max(0, min(free, least - (container.width - free)))
    }
    let sum = flexibleItems.reduce(0) { $0 + $1.traits.grow.sanitizedExtent }
    // If no width is missing, and none is taken, all items keep theirs.
    if free < LineFlex.roundingTolerance ? -free < LineFlex.roundingTolerance : sum == 0 { return }
    let growing = flexibleItems.map { $0.traits.grow.sanitizedExtent }
    let shrinking = flexibleItems.map {
      (extent: frames[$0.index].width, weight: $0.traits.shrink.sanitizedExtent)
    }
    let kept =
      longestFirst
      ? LineFlex.keptByShortest(shrinking, missing: -free) : LineFlex.kept(shrinking, missing: -free)
    for (position, item) in flexibleItems.enumerated() {
      let width = kept[position] + LineFlex.share(of: free, weight: growing[position], sum: sum)
      if width == frames[item.index].width { continue }
      let offered = Size(width: width, height: container.height)
      let height = items.safeSize(at: item.index, offered: offered).height
      frames[item.index].size = Size(width: width, height: height)
    }
  }

  /// Computes vertical positions. O(n).
  mutating func placeAcross(_ align: Alignment) {
    var line = LineHeight()
    let ascents = align.needsBaselines || flexibleItems.contains { $0.traits.align?.needsBaselines == true }
    forEachAlignment(align) { row, index, align in
      let size = row.frames[index].size
      // Stores the negative ascent in the y-coordinate until the line is known.
      if ascents { row.frames[index].origin.y = -row.items.ascent(at: index, size: size, align: align) }
      line.add(size.height, align: align, ascent: -row.frames[index].origin.y)
    }
    let least = items.minimumExtent(along: .vertical).map { max($0, line.height) } ?? .infinity
    let room = container.height.isUnbounded ? line.height : min(least, container.height)
    let baselines = line.baselines
    forEachAlignment(align) { row, index, align in
      let frame = row.frames[index]
      (row.frames[index].origin.y, row.frames[index].size.height) = baselines.place(
        frame.height, align: align, ascent: -frame.minY, from: 0, room: room)
    }
  }

  /// Computes horizontal positions. O(n).
  mutating func placeAlong(_ justify: Justification) {
    let least = container.width.isUnbounded ? nil : items.minimumExtent(along: .horizontal)
    let places = justify.distribute(
      total: total, count: frames.count, spacing: gap, room: min(least ?? .infinity, container.width))
    var x = places.start
    for index in frames.indices {
      frames[index].origin.x = x
      // In this order, the next item never begins before this one ends.
      x += frames[index].width + places.gap
    }
  }

  /// The sum of all widths, without gaps.
  private var total: Double { frames.reduce(0) { $0 + $1.width } }

  /// The width that items and gaps leave free; negative if width is missing.
  private var free: Double { container.width - total - Double(max(0, frames.count - 1)) * gap }

  /// Calls back for each item with its own alignment, or that of the row.
  private mutating func forEachAlignment(
    _ align: Alignment, _ body: (inout RowPlan, _ index: Int, _ align: Alignment) -> Void
  ) {
    var next = 0
    for index in frames.indices {
      var own: Alignment?
      if next < flexibleItems.count, flexibleItems[next].index == index {
        own = flexibleItems[next].traits.align
        next += 1
      }
      body(&self, index, own ?? align)
    }
  }
}
