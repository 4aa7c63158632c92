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

  /// What is kept of items that answered alike.
  ///
  /// - Parameter ascent: Tells how far the baseline that counts is below the top edge, where one counts.
  @inline(__always)
  func run(
    count: Int, size: Size, traits: LayoutTraits, ascent: (_ size: Size, _ align: Alignment) -> Double
  ) -> FlowRun {
    let size = size.sanitized
    let align = traits.align ?? align
    let isBounded = !container.width.isUnbounded
    let fills = traits.fillsWidth && isBounded
    let shrinks = traits.shrink > 0
    return FlowRun(
      count: count, width: width(size.width, fills: fills, shrinks: shrinks),
      height: FixedLength(size.height).points, grow: isBounded ? traits.grow.sanitizedExtent : 0,
      ascent: align.needsBaselines ? FixedLength(ascent(size, align)).points : 0, align: align,
      fills: fills, shrinks: shrinks)
  }

  /// Items that are like these but answered another size.
  func resized(_ run: FlowRun, to size: Size) -> FlowRun {
    var run = run
    run.width = width(size.width, fills: run.fills, shrinks: run.shrinks)
    run.height = FixedLength(size.height).points
    return run
  }

  /// How wide an item counts that answered a width.
  @inline(__always)
  private func width(_ answered: Double, fills: Bool, shrinks: Bool) -> Double {
    let width = fills ? max(answered, container.width) : answered
    return shrinks ? min(width, container.width) : width
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
