/// The sanitized settings of a flow and its container, which apply to all lines.
struct FlowRules: Sendable {
  /// The size that items are offered.
  let container: Size
  /// The minimum extents of the content, if the container sizes itself to the content.
  private let minimum: (width: Double?, height: Double?)
  /// The gap between items, in points.
  let gap: Double
  let lineGap: FixedLength
  let justify: Justification
  let align: Alignment
  let alignLines: Justification

  init(_ flow: FlowLayout, in container: Size, minimum: (width: Double?, height: Double?) = (nil, nil)) {
    self.container = container.sanitized
    self.minimum = minimum
    gap = flow.spacing.sanitizedExtent
    lineGap = FixedLength(flow.lineSpacing ?? flow.spacing)
    justify = flow.justify
    align = flow.align
    alignLines = flow.alignLines
  }

  func style(_ traits: LayoutTraits) -> FlowStyle {
    let isBounded = !container.width.isUnbounded
    return FlowStyle(
      align: traits.align ?? align, fills: traits.fillsWidth && isBounded, shrinks: traits.shrink > 0,
      grow: isBounded ? traits.grow.sanitizedExtent : 0)
  }

  /// Returns the stored width of a reported size.
  @inline(__always)
  func width(of size: Size) -> FixedLength { FixedLength(roundedDown: size.width) }

  /// Returns the stored width of an ordinary reported width, in units. Other widths give results of 2^32 or
  /// more.
  @inline(__always)
  static func roundedWidth(_ width: Double) -> UInt64 {
    FixedLength.roundedUnits(width + FixedLength.roundingDown)
  }

  /// Returns the effective width of each item, in points.
  @inline(__always)
  func width(of run: FlowRun) -> Double {
    let width = run.style.fills ? max(run.width.points, container.width) : run.width.points
    return run.style.shrinks ? min(width, container.width) : width
  }
}

// MARK: - Along a line

/// The properties of a line on which the positions of its items depend.
struct FlowLineWidths {
  /// The number of items, at least one.
  var count: Int
  /// The sum of the widths, without gaps and before items grow, in points.
  var sum: Double
  var grow: Double
}

extension FlowRules {
  /// Whether all lines begin at the left edge with unchanged gaps, unless items grow.
  var hasUniformGaps: Bool { justify == .start || container.width.isUnbounded }

  /// Whether the container is as wide as the content, that is, as its longest line.
  var takesContentWidth: Bool { minimum.width != nil && !container.width.isUnbounded }

  /// Returns the width whose free part each line distributes, given the end of the longest line, in points.
  @inline(__always)
  func room(around longest: @autoclosure () -> Double) -> Double {
    takesContentWidth ? min(max(minimum.width ?? 0, longest()), container.width) : container.width
  }

  /// The height whose free part is distributed among lines, in points.
  var roomAcross: Double {
    container.height.isUnbounded ? container.height : min(minimum.height ?? .infinity, container.height)
  }

  /// Returns the start of a line's first item, the gaps, and the space that growing items share, in points.
  func places(in line: FlowLineWidths, room: Double) -> (start: Double, gap: Double, shared: Double) {
    let free = line.grow > 0 ? room - line.sum - Double(line.count - 1) * gap : 0
    if free >= LineFlex.roundingTolerance { return (0, gap, free) }
    let places = justify.distribute(total: line.sum, count: line.count, spacing: gap, room: room)
    return (places.start, places.gap, 0)
  }

  /// Returns the end of the last item of a line, in points. If the container is as wide as the content, this
  /// is the end before space is distributed.
  func end(of line: FlowLineWidths) -> Double {
    if takesContentWidth { return line.sum + Double(line.count - 1) * gap }
    let places = places(in: line, room: container.width)
    return places.shared > 0
      ? container.width : places.start + line.sum + Double(line.count - 1) * places.gap
  }
}

extension FixedLength {
  /// The deficit to a whole unit that counts as a rounding error, in points.
  private static var deficit: Double { 0x1p-20 }

  /// The number of points to add so that rounding to the nearest unit rounds down: half a unit less.
  fileprivate static var roundingDown: Double { deficit - 0.5 / unitsPerPoint }

  /// Rounds a number of points down, so that three thirds of a length fit into it. A deficit of less than a
  /// millionth of a point to a whole unit counts as a rounding error.
  @inline(__always)
  fileprivate init(roundedDown points: Double) {
    // Near the largest length, the sum is not exact.
    self =
      points < 0x1p30
      ? FixedLength(max(0, points + Self.roundingDown))
      : FixedLength(
        units: Int64(points.sanitizedExtent * Self.unitsPerPoint + Self.deficit * Self.unitsPerPoint))
  }
}
