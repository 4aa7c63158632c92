/// A row in the making, step by step.
struct RowPlan {
  /// An item that asks for more than its size.
  private struct Asking {
    let index: Int
    let traits: LayoutTraits
  }

  let container: Size
  /// The frames as far as they are known.
  private(set) var frames: [Rect]
  private let items: any LayoutItems
  private let gap: Double
  /// In ascending order.
  private var asking: [Asking] = []

  init(_ items: any LayoutItems, in container: Size, gap: Double) {
    self.items = items
    self.container = container
    self.gap = gap
    frames = []
    frames.reserveCapacity(items.safeCount)
  }

  /// Asks for the sizes of the items that do not fill. O(n).
  mutating func measure() {
    let count = items.safeCount
    var index = 0
    while index < count {
      let traits = items.traits(at: index)
      let run = max(1, min(items.uniformCount(from: index), count - index))
      if traits != .none {
        asking += (index..<(index + run)).map { Asking(index: $0, traits: traits) }
      }
      let fills = traits.fillsWidth && !container.width.isUnbounded
      let size = fills ? .zero : items.safeSize(at: index, offered: container)
      frames.append(contentsOf: repeatElement(Rect(size: size), count: run))
      index += run
    }
  }

  /// Offers the filling items equal shares of what is left, which they get if they fill always. O(n).
  mutating func fill(always: Bool) {
    let filling = asking.filter { $0.traits.fillsWidth }
    if filling.isEmpty { return }
    let offered = Size(width: max(0, free / Double(filling.count)), height: container.height)
    for item in filling {
      var size = items.safeSize(at: item.index, offered: offered)
      if always { size.width = max(size.width, offered.width) }
      frames[item.index].size = size
    }
  }

  /// Distributes what is left, or missing, by weights. O(n), or O(n log n) when something is missing.
  mutating func growOrShrink() {
    if asking.isEmpty { return }
    var free = free
    // Where the container takes the width of the content, only that much of it is free.
    if let least = items.leastExtent(along: .horizontal), free > 0 {
      free = max(0, min(free, least - (container.width - free)))
    }
    let growing = asking.map { $0.traits.grow.sanitizedExtent }
    let shrinking = asking.map {
      (extent: frames[$0.index].width, weight: $0.traits.shrink.sanitizedExtent)
    }
    let sum = growing.reduce(0, +)
    let kept = LineFlex.kept(shrinking, missing: -free)
    for (position, item) in asking.enumerated() {
      let width = kept[position] + LineFlex.share(of: free, weight: growing[position], sum: sum)
      if width == frames[item.index].width { continue }
      let offered = Size(width: width, height: container.height)
      let height = items.safeSize(at: item.index, offered: offered).height
      frames[item.index].size = Size(width: width, height: height)
    }
  }

  /// Finds vertical places. O(n).
  mutating func placeAcross(_ align: Alignment) {
    var line = LineHeight()
    let ascents = align.needsBaselines || asking.contains { $0.traits.align?.needsBaselines == true }
    forEachAlignment(align) { row, index, align in
      let size = row.frames[index].size
      // Until the line is known, an item stands as far above its top edge as its baseline is below its own.
      if ascents { row.frames[index].origin.y = -row.items.ascent(at: index, size: size, align: align) }
      line.add(size.height, align: align, ascent: -row.frames[index].origin.y)
    }
    let least = items.leastExtent(along: .vertical).map { max($0, line.height) } ?? .infinity
    let room = container.height.isUnbounded ? line.height : min(least, container.height)
    let baselines = line.baselines
    forEachAlignment(align) { row, index, align in
      let frame = row.frames[index]
      (row.frames[index].origin.y, row.frames[index].size.height) = baselines.place(
        frame.height, align: align, ascent: -frame.minY, from: 0, room: room)
    }
  }

  /// Finds horizontal places. O(n).
  mutating func placeAlong(_ justify: Justification) {
    let least = container.width.isUnbounded ? nil : items.leastExtent(along: .horizontal)
    let places = justify.distribute(
      total: total, count: frames.count, spacing: gap, room: min(least ?? .infinity, container.width))
    var x = places.start
    for index in frames.indices {
      frames[index].origin.x = x
      // In this order the next item never begins before this one ends.
      x += frames[index].width + places.gap
    }
  }

  /// The sum of all widths, without gaps.
  private var total: Double { frames.reduce(0) { $0 + $1.width } }

  /// The width that items and gaps leave free; negative where it is missing.
  private var free: Double { container.width - total - Double(max(0, frames.count - 1)) * gap }

  /// Calls back for each item with its own alignment, or that of the row.
  private mutating func forEachAlignment(
    _ align: Alignment, _ body: (inout RowPlan, _ index: Int, _ align: Alignment) -> Void
  ) {
    var next = 0
    for index in frames.indices {
      var own: Alignment?
      if next < asking.count, asking[next].index == index {
        own = asking[next].traits.align
        next += 1
      }
      body(&self, index, own ?? align)
    }
  }
}
