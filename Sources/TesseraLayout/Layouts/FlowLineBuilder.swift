/// Fills line after line with runs of items. Each run must differ from the one before it, so that the sums of
/// a line, which are made run by run, depend on nothing but its items.
struct FlowLineBuilder {
  private let rules: FlowRules
  /// Where a line is full, in points. A sum of gaps may be off by rounding.
  private let room: Double
  /// How many items the line has.
  private var count = 0
  /// The sum of their widths, in points.
  private var width = 0.0
  /// The same with a gap after each.
  private var filled = 0.0
  /// The height of the highest one of those that stand nowhere by a baseline.
  private var height = FixedLength.zero
  /// How high the others are.
  private var baselines: LineHeight?
  /// The sum of the weights by which items grow.
  private var grow = 0.0
  /// Whether all items have a width.
  private var isSolid = true

  init(_ rules: FlowRules) {
    self.rules = rules
    room = rules.container.width + LineFlex.trifle
  }

  /// Adds items. Lines that turn out to be full are handed over, with the number of items left in the run; when the
  /// receiver has seen enough, it answers false, and so does this function. O(log run) for each kind of line.
  @inline(__always)
  mutating func add(_ run: FlowRun, full: (_ lines: FlowLines, _ left: Int) -> Bool) -> Bool {
    let width = rules.width(of: run)
    // Measured items are mostly alone. A line without items takes any.
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
      // Only if something follows is a line known to be full; so the last item of the run is not in it.
      let repeats = count == taken ? (left - 1) / taken : 0
      left -= repeats * taken
      if !full(FlowLines(count: 1 + repeats, line: close()), left) { return false }
    }
  }

  /// Adds runs of the same style and puts lines that turn out to be full into a tree.
  mutating func add(
    _ runs: borrowing LeafBuffer<FlowSizeRun>, style: FlowStyle,
    to lines: inout StyledTreeBuilder<FlowLineRun, FlowLineStyle>
  ) {
    // A copy of its own stays in registers.
    var builder = self
    for position in 0..<runs.count {
      _ = builder.add(FlowRun(run: runs[position], style: style)) { full, _ in
        lines.append(full)
        return true
      }
    }
    self = builder
  }

  /// The last line, if there is one.
  mutating func finish() -> FlowLines? { count > 0 ? FlowLines(count: 1, line: close()) : nil }

  /// How many of some items of the same width fit; at least one fits into an empty line.
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
      && more <= FlowLineRun.mostItems - count
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

  /// Takes the line out.
  @inline(__always)
  private mutating func close() -> FlowLine {
    let end = rules.end(of: FlowLineWidths(count: count, sum: width, grow: grow))
    var line = FlowLine(count: count, end: end, height: height, style: FlowLineStyle(grow: grow))
    // Places of items are sums of parts of the line. Each sum errs by less than 2^-52 of the line, all of them
    // by less than the smallest width, unless there are very many.
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
