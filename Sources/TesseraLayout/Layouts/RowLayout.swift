/// One line that never breaks, in which some items take the room that the others leave.
///
/// First the items that do not fill (``LayoutTraits/fillsWidth``) are offered the container, then the
/// others equal shares of the width that is left. Nothing is shrunk when there is too little room. Items are
/// aligned to the height of the container, or of the highest item when the container has no end. Arranging
/// costs O(n), a visible query O(log n + found). A gap that is negative or NaN counts as 0.
public struct RowLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between items, in points.
  public var spacing: Double
  /// How the free width is distributed.
  public var justify: Justification
  /// Where items stand between the top and the bottom of the container.
  public var align: Alignment
  /// Whether a filling item gets its whole share even if it answered a smaller width.
  public var alwaysFills: Bool

  /// Makes a row.
  public init(
    spacing: Double = 0, justify: Justification = .start, align: Alignment = .start, alwaysFills: Bool = true
  ) {
    self.spacing = spacing
    self.justify = justify
    self.align = align
    self.alwaysFills = alwaysFills
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let gap = spacing.sanitizedExtent
    let sizes = measure(items, in: container, gap: gap)

    let width = sizes.reduce(0) { $0 + $1.width }
    let places = justify.distribute(total: width, count: sizes.count, spacing: gap, room: container.width)
    let highest = sizes.reduce(0) { max($0, $1.height) }
    let room = container.height.isUnbounded ? highest : container.height
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var x = places.start
    for size in sizes {
      let (y, height) = align.place(size.height, from: 0, room: room)
      frames.append(Rect(x: x, y: y, width: size.width, height: height))
      x += size.width + places.gap
    }
    return FramesArrangement(frames)
  }

  private func measure(_ items: any LayoutItems, in container: Size, gap: Double) -> [Size] {
    let count = items.safeCount
    var sizes = [Size](repeating: .zero, count: count)
    var filling: [Int] = []
    var taken = 0.0
    for index in 0..<count {
      // In a row without end there is no rest to take.
      if items.traits(at: index).fillsWidth, !container.width.isUnbounded {
        filling.append(index)
      } else {
        sizes[index] = items.safeSize(at: index, offered: container)
        taken += sizes[index].width
      }
    }
    let rest = container.width - taken - Double(max(0, count - 1)) * gap
    let offered = Size(width: max(0, rest / Double(max(1, filling.count))), height: container.height)
    for index in filling {
      sizes[index] = items.safeSize(at: index, offered: offered)
      if alwaysFills { sizes[index].width = max(sizes[index].width, offered.width) }
    }
    return sizes
  }
}
