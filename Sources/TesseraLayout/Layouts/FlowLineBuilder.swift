/// A builder that fills line after line with runs of items. Adjacent runs must differ: then the sums of a
/// line, which are computed run by run, depend only on its items.
struct FlowLineBuilder {
  private let rules: FlowRules
  /// The width at which a line is full, in points, with a tolerance for the rounding of sums.
  private let room: Double
  /// Whether lines in which no item grows end where their items do.
  private let hasUniformGaps: Bool
  private var count = 0
  /// The sum of the widths, in points.
  private var width = 0.0
  /// The sum of the widths with a gap after each, in points.
  private var filled = 0.0
  /// The height of the highest item without baseline alignment.
  private var height = FixedLength.zero
  /// The height of the items with baseline alignment.
  private var baselines: LineHeight?
  private var grow = 0.0
  /// Whether all items have a width.
  private var isSolid = true

  init(_ rules: FlowRules) {
    self.rules = rules
    room = rules.container.width + LineFlex.roundingTolerance
    hasUniformGaps = rules.hasUniformGaps
  }

  /// Adds items. Passes each full line to `full`, with the number of items left in the run. Stops and returns
  /// `false` if `full` does. O(log run) for each kind of line.
  @inline(__always)
  mutating func add(_ run: FlowRun, full: (_ lines: FlowLines, _ left: Int) -> Bool) -> Bool {
    let width = rules.width(of: run)
    // Measured items mostly form runs of one. An empty line accepts any item.
    if run.count == 1 {
      if count > 0, !fits(1, width: width), !full(FlowLines(count: 1, line: close()), 1) { return false }
      take(1, of: run, width: width)
      return true
    }
    var left = run.count
    while true {
      let taken = countThatFits(of: left, width: width)
      if taken > 0 { take(taken, of: run, width: width) }
      left -= taken
      if left == 0 { return true }
      // A line is known to be full only if an item follows, so it does not contain the last item of the run.
      let repeats = count == taken ? (left - 1) / taken : 0
      left -= repeats * taken
      if !full(FlowLines(count: 1 + repeats, line: close()), left) { return false }
    }
  }

  /// Adds runs of the same style, and appends full lines to a tree.
  mutating func add(
    _ runs: borrowing LeafBuffer<FlowSizeRun>, style: FlowStyle,
    to lines: inout StyledRunTreeBuilder<FlowLineRun, FlowLineStyle>
  ) {
    let isOrdinary = style.isOrdinary
    var position = 0
    while position < runs.count {
      if isOrdinary {
        position = takeOrdinaryItems(runs, from: position, to: &lines)
        if position == runs.count { return }
      }
      // The first item of all, or several equal items.
      _ = add(FlowRun(run: runs[position], style: style)) { full, _ in
        lines.append(full)
        return true
      }
      position += 1
    }
  }

  /// Adds single items of an ordinary style, and appends full lines. Returns the position of the first run that
  /// was not added.
  ///
  /// Computes in units of ``FixedLength``, with the same results, because all of these sums are exact.
  private mutating func takeOrdinaryItems(
    _ runs: borrowing LeafBuffer<FlowSizeRun>, from start: Int,
    to lines: inout StyledRunTreeBuilder<FlowLineRun, FlowLineStyle>
  ) -> Int {
    guard let first = ordinaryLine else { return start }
    let gap = gapUnits
    let room = FixedLength.unitsBelow(room)
    return withUnsafeTemporaryAllocation(of: OrdinaryLine.self, capacity: FlowSizeRun.leafCapacity) { full in
      var line = first
      var fullCount = 0
      let position = line.take(runs.all, from: start, gap: gap, room: room, full: full, &fullCount)
      lines.append(fullCount, style: FlowLineStyle()) { number in
        let line = full[number]
        let end =
          hasUniformGaps
          ? FixedLength(units: line.filled &- gap).points
          : rules.end(of: FlowLineWidths(count: Int(line.count), sum: line.widths(gap: gap), grow: 0))
        return FlowLineRun(
          count: 1, items: Int(line.count), height: FixedLength(units: Int64(line.height)), end: end)
      }
      (count, height) = (Int(line.count), FixedLength(units: Int64(line.height)))
      (width, filled) = (line.widths(gap: gap), FixedLength(units: line.filled).points)
      return position
    }
  }

  /// The current line in units, which has items; `nil` if it has unusual items, or numbers that are not whole units.
  private var ordinaryLine: OrdinaryLine? {
    guard count > 0, count < OrdinaryLine.maxItems, height.units < 1 << 32, isSolid, grow == 0,
      baselines == nil, room < 0x1p20,
      rules.gap < 0x1p20
    else { return nil }
    let line = OrdinaryLine(
      filled: Int64(filled * FixedLength.unitsPerPoint), height: UInt32(height.units), count: UInt32(count))
    let isExact =
      FixedLength(units: gapUnits).points == rules.gap && FixedLength(units: line.filled).points == filled
      && line.widths(gap: gapUnits) == width
    return isExact ? line : nil
  }

  private var gapUnits: Int64 { Int64(rules.gap * FixedLength.unitsPerPoint) }

  mutating func finish() -> FlowLines? { count > 0 ? FlowLines(count: 1, line: close()) : nil }

  /// Returns the number of items of the same width that fit; at least one for an empty line.
  @inline(__always)
  private func countThatFits(of most: Int, width: Double) -> Int {
    if fits(most, width: width) { return most }
    let least = count == 0 ? 1 : 0
    return most > 1 ? largestFit(from: least, to: most - 1, width: width) : least
  }

  private func largestFit(from low: Int, to high: Int, width: Double) -> Int {
    var low = low
    var high = high
    while low < high {
      let middle = high - (high - low) / 2
      if fits(middle, width: width) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  @inline(__always)
  private func fits(_ more: Int, width: Double) -> Bool {
    filled + (Double(more) * width + Double(more - 1) * rules.gap) <= room
      && more <= FlowLineRun.maxItems - count
  }

  @inline(__always)
  private mutating func take(_ taken: Int, of run: FlowRun, width: Double) {
    count += taken
    self.width += Double(taken) * width
    filled += Double(taken) * (width + rules.gap)
    grow += Double(taken) * run.style.grow
    isSolid = isSolid && width > 0
    if run.style.align.needsBaselines {
      var line = baselines ?? LineHeight()
      line.add(run.height.points, align: run.style.align, ascent: run.style.ascent.points)
      baselines = line
    } else {
      height = max(height, run.height)
    }
  }

  @inline(__always)
  private func end(of line: FlowLineWidths) -> Double {
    hasUniformGaps && line.grow == 0 ? line.sum + Double(line.count - 1) * rules.gap : rules.end(of: line)
  }

  /// Returns the line, and begins a new one.
  @inline(__always)
  private mutating func close() -> FlowLine {
    let end = end(of: FlowLineWidths(count: count, sum: width, grow: grow))
    var line = FlowLine(count: count, end: end, height: height, style: FlowLineStyle(grow: grow))
    // Item positions are sums of parts of the line. Each sum errs by less than 2^-52 of the line, and all of
    // them by less than the smallest width, unless there are very many items.
    line.style.isSolid = isSolid && Double(count) * end < 0x1p36
    if let baselines {
      line.height = max(height, FixedLength(baselines.height))
      line.style.baselines = baselines.baselines
    }
    count = 0
    width = 0
    filled = 0
    height = .zero
    baselines = nil
    grow = 0
    isSolid = true
    return line
  }
}

/// A line of items of ordinary styles, all of which have a width, in units of ``FixedLength``.
private struct OrdinaryLine {
  /// Few enough that positions of items are exact to much less than a unit (``FlowLineStyle/isSolid``).
  static let maxItems = 1 << 15

  /// The sum of the widths with a gap after each.
  var filled: Int64
  var height: UInt32
  var count: UInt32

  /// Adds single items from a position on, each of which has a width, and appends full lines to memory for as
  /// many lines as there are items. Returns the position of the first run that was not added.
  ///
  /// No branch depends on the end of a line, because no processor can predict it. Not inlined, because all
  /// values have to stay in registers.
  @inline(never)
  mutating func take(
    _ runs: UnsafeBufferPointer<FlowSizeRun>, from start: Int, gap: Int64, room: Int64,
    full: UnsafeMutableBufferPointer<OrdinaryLine>, _ fullCount: inout Int
  ) -> Int {
    var line = self
    var rest = room &- line.filled
    var count = 0
    var position = start
    while position < runs.count, runs[position].isSingleAndWide {
      // Few operations lead from the rest of the room to the next one, because they follow one another.
      let restAfterItem = rest &- runs[position].ordinaryWidth.units
      // All bits are set if the item does not fit.
      let isFull = restAfterItem >> 63
      let kept = UInt32(truncatingIfNeeded: ~isFull)
      line.filled = room &- rest
      full.initializeElement(at: count, to: line)
      count &-= Int(truncatingIfNeeded: isFull)
      rest = (restAfterItem &- gap) &+ (line.filled & isFull)
      line.height = max(
        line.height & kept, UInt32(truncatingIfNeeded: runs[position].ordinaryHeight.units))
      line.count = (line.count & kept) &+ 1
      position &+= 1
    }
    line.filled = room &- rest
    fullCount = count
    self = line
    return position
  }

  /// Returns the sum of the widths, in points.
  @inline(__always)
  func widths(gap: Int64) -> Double { FixedLength(units: filled - Int64(count) * gap).points }
}
