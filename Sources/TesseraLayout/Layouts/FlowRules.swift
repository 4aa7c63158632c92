/// What holds for all lines of a flow: its settings and its container, in sane numbers.
struct FlowRules: Sendable {
  /// What items are offered.
  let container: Size
  /// The gap between items, in points.
  let gap: Double
  /// The gap between lines.
  let lineGap: FixedLength
  let justify: Justification
  let align: Alignment
  let alignLines: Justification

  init(_ flow: FlowLayout, in container: Size) {
    self.container = container.sanitized
    gap = flow.spacing.sanitizedExtent
    lineGap = FixedLength(flow.lineSpacing ?? flow.spacing)
    justify = flow.justify
    align = flow.align
    alignLines = flow.alignLines
  }

  /// Asks items of a range about themselves, once for each run of them that answer alike. O(runs).
  @inline(__always)
  func measure(_ range: Range<Int>, of items: any LayoutItems, _ body: (FlowRun) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      let traits = items.traits(at: index)
      let size = items.safeSize(at: index, offered: container)
      let align = traits.align ?? align
      let run = FlowRun(
        count: max(1, min(items.uniformCount(from: index), range.upperBound - index)), width: size.width,
        height: FixedLength(size.height).points,
        grow: container.width.isUnbounded ? 0 : traits.grow.sanitizedExtent,
        ascent: align.needsBaselines
          ? FixedLength(items.ascent(at: index, size: size, align: align)).points : 0, align: align,
        fills: traits.fillsWidth && !container.width.isUnbounded, shrinks: traits.shrink > 0)
      body(resized(run, to: size))
      index += run.count
    }
  }

  /// Items that are like these but answered another size.
  func resized(_ run: FlowRun, to size: Size) -> FlowRun {
    var run = run
    run.width = size.width
    if run.fills { run.width = max(run.width, container.width) }
    if run.shrinks { run.width = min(run.width, container.width) }
    run.height = FixedLength(size.height).points
    return run
  }
}

// MARK: - Along a line

extension FlowRules {
  /// The width that the items of a line and their gaps leave free, in points; negative where it is missing.
  func free(in line: FlowLine) -> Double {
    container.width - line.width - Double(line.count - 1) * gap
  }

  /// Where the first item of a line begins, how wide the gaps are, and what items that grow share, in points.
  func places(in line: FlowLine) -> (start: Double, gap: Double, shared: Double) {
    let free = line.grow > 0 ? free(in: line) : 0
    if free >= LineFlex.trifle { return (0, gap, free) }
    let places = justify.distribute(
      total: line.width, count: line.count, spacing: gap, room: container.width)
    return (places.start, places.gap, 0)
  }

  /// Where the last item of a line ends, in points.
  func end(of line: FlowLine) -> Double {
    let places = places(in: line)
    return places.shared > 0
      ? container.width : places.start + line.width + Double(line.count - 1) * places.gap
  }
}
