/// Lines that break where they are full, like words of a text.
///
/// Each item is offered the container. A line takes items as long as they fit with their gaps; an item wider
/// than the container stands alone. A line is as high as its highest item. Arranging costs O(n), a visible
/// query O(log n + found). Gaps that are negative or NaN count as 0.
public struct FlowLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between the items of a line, in points.
  public var spacing: Double
  /// The gap between lines, in points; nil means the same as between items.
  public var lineSpacing: Double?
  /// How the free room of each line is distributed, of the last one too.
  public var justify: Justification
  /// Where items stand between the top and the bottom of their line.
  public var align: Alignment
  /// How the free height of the container is distributed among the lines.
  public var alignLines: Justification

  /// Makes a flow.
  public init(
    spacing: Double = 0, lineSpacing: Double? = nil, justify: Justification = .start,
    align: Alignment = .start, alignLines: Justification = .start
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.justify = justify
    self.align = align
    self.alignLines = alignLines
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let gap = spacing.sanitizedExtent
    let lineGap = (lineSpacing ?? spacing).sanitizedExtent
    let sizes = items.allSizes(offered: container)
    let lines = breakLines(sizes, width: container.width, gap: gap)

    let heights = lines.reduce(0) { $0 + $1.height }
    let rows = alignLines.distribute(
      total: heights, count: lines.count, spacing: lineGap, room: container.height)
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var y = rows.start
    for line in lines {
      let places = justify.distribute(
        total: line.width, count: line.items.count, spacing: gap, room: container.width)
      var x = places.start
      for size in sizes[line.items] {
        let (top, height) = align.place(size.height, from: y, room: line.height)
        frames.append(Rect(x: x, y: top, width: size.width, height: height))
        x += size.width + places.gap
      }
      y += line.height + rows.gap
    }
    return FramesArrangement(frames)
  }

  /// Items that share a line.
  private struct Line {
    var items: Range<Int>
    /// The sum of widths, without gaps.
    var width = 0.0
    var height = 0.0
  }

  /// Fills line after line.
  private func breakLines(_ sizes: [Size], width: Double, gap: Double) -> [Line] {
    // Thirds of a width must fit three times, although their sum may be off by rounding.
    let room = width + 1 / FixedLength.unitsPerPoint
    var lines: [Line] = []
    var line = Line(items: 0..<0)
    for (index, size) in sizes.enumerated() {
      let taken = line.width + Double(line.items.count) * gap
      if !line.items.isEmpty, taken + size.width > room {
        lines.append(line)
        line = Line(items: index..<index)
      }
      line.items = line.items.lowerBound..<(index + 1)
      line.width += size.width
      line.height = max(line.height, size.height)
    }
    if !line.items.isEmpty { lines.append(line) }
    return lines
  }
}

extension LayoutItems {
  /// The sizes of all items for the same offer, in points. O(n).
  func allSizes(offered: Size) -> [Size] {
    var sizes: [Size] = []
    sizes.reserveCapacity(safeCount)
    forEachRun(offered: offered) { run, size in
      sizes.append(contentsOf: repeatElement(size, count: run.count))
    }
    return sizes
  }
}
