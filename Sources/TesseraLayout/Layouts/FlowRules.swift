/// What holds for all lines of a flow: its settings and its container, in sane numbers.
struct FlowRules: Sendable {
  /// What items are offered.
  let container: Size
  /// The least extents of the content, where the container takes those of the content.
  private let least: (width: Double?, height: Double?)
  /// The gap between items, in points.
  let gap: Double
  /// The gap between lines.
  let lineGap: FixedLength
  let justify: Justification
  let align: Alignment
  let alignLines: Justification

  init(_ flow: FlowLayout, in container: Size, least: (width: Double?, height: Double?) = (nil, nil)) {
    self.container = container.sanitized
    self.least = least
    gap = flow.spacing.sanitizedExtent
    lineGap = FixedLength(flow.lineSpacing ?? flow.spacing)
    justify = flow.justify
    align = flow.align
    alignLines = flow.alignLines
  }

  /// What is kept of traits.
  func style(_ traits: LayoutTraits) -> FlowStyle {
    let isBounded = !container.width.isUnbounded
    return FlowStyle(
      align: traits.align ?? align, fills: traits.fillsWidth && isBounded, shrinks: traits.shrink > 0,
      grow: isBounded ? traits.grow.sanitizedExtent : 0)
  }

  /// The width that is kept of a size.
  @inline(__always)
  func width(of size: Size) -> FixedLength { FixedLength(roundedDown: size.width) }

  /// How wide items count, in points.
  @inline(__always)
  func width(of run: FlowRun) -> Double {
    let width = run.style.fills ? max(run.width.points, container.width) : run.width.points
    return run.style.shrinks ? min(width, container.width) : width
  }
}

// MARK: - Along a line

/// What the places of the items of a line depend on.
struct FlowLineWidths {
  /// How many items, at least one.
  var count: Int
  /// The sum of the widths, without gaps and before items grow, in points.
  var sum: Double
  /// The sum of the weights by which items grow.
  var grow: Double
}

extension FlowRules {
  /// Whether all lines begin at the left edge, with their gaps as they are told, unless items grow.
  var isPlain: Bool { justify == .start || container.width.isUnbounded }

  /// Whether the container takes the width of the content: of the longest line.
  var takesContentWidth: Bool { least.width != nil && !container.width.isUnbounded }

  /// The width whose free part is distributed in each line, where the longest one ends somewhere, in points.
  @inline(__always)
  func room(around longest: @autoclosure () -> Double) -> Double {
    takesContentWidth ? min(max(least.width ?? 0, longest()), container.width) : container.width
  }

  /// The height whose free part is distributed among lines, in points.
  var roomAcross: Double {
    container.height.isUnbounded ? container.height : min(least.height ?? .infinity, container.height)
  }

  /// Where the first item of a line begins, how wide the gaps are, and what items that grow share, in points.
  func places(in line: FlowLineWidths, room: Double) -> (start: Double, gap: Double, shared: Double) {
    let free = line.grow > 0 ? room - line.sum - Double(line.count - 1) * gap : 0
    if free >= LineFlex.trifle { return (0, gap, free) }
    let places = justify.distribute(total: line.sum, count: line.count, spacing: gap, room: room)
    return (places.start, places.gap, 0)
  }

  /// Where the last item of a line ends, in points; where the container takes the width of the content, before room is
  /// distributed in it.
  func end(of line: FlowLineWidths) -> Double {
    if takesContentWidth { return line.sum + Double(line.count - 1) * gap }
    let places = places(in: line, room: container.width)
    return places.shared > 0
      ? container.width : places.start + line.sum + Double(line.count - 1) * places.gap
  }
}

extension FixedLength {
  /// Rounds a number of points down, so that thirds of a length fit into it three times.
  ///
  /// What is missing to a whole unit by less than a millionth of a point comes from computing: it is not missing.
  @inline(__always)
  fileprivate init(roundedDown points: Double) {
    self.init(units: Int64(points.sanitizedExtent * Self.unitsPerPoint + 1 / Self.unitsPerPoint))
  }
}
