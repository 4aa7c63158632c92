/// Fills line after line with runs of items. Each run must differ from the one before it, so that the sums of
/// a line, which are made run by run, depend on nothing but its items.
struct FlowLineBuilder {
  private let rules: FlowRules
  /// Where a line is full, in points. Thirds of a width must fit three times, although their sum may be off.
  private let room: Double
  private var line = FlowLine()
  private var height = LineHeight()

  init(_ rules: FlowRules) {
    self.rules = rules
    room = rules.container.width + LineFlex.trifle
  }

  /// Adds items. Lines that turn out to be full are handed over, with the number of items left in the run; when the
  /// receiver has seen enough, it answers false, and so does this function. O(log run) for each kind of line.
  @inline(__always)
  mutating func add(_ run: FlowRun, full: (_ lines: FlowLineRun, _ left: Int) -> Bool) -> Bool {
    var left = run.count
    while true {
      let taken = fill(with: run, most: left)
      left -= taken
      if left == 0 { return true }
      // Only if something follows is a line known to be full; so the last item of the run is not in it.
      let repeats = line.count == taken ? (left - 1) / taken : 0
      left -= repeats * taken
      if !full(FlowLineRun(count: 1 + repeats, line: close()), left) { return false }
    }
  }

  /// The last line, if there is one.
  mutating func finish() -> FlowLineRun? {
    line.count > 0 ? FlowLineRun(count: 1, line: close()) : nil
  }

  /// Adds as many items as fit, of which an empty line takes at least one.
  @inline(__always)
  private mutating func fill(with run: FlowRun, most: Int) -> Int {
    var taken = most
    if !fits(run, most) {
      taken = line.count == 0 ? 1 : 0
      if most > 1 { taken = largestFit(run, from: taken, to: most - 1) }
    }
    if taken > 0 {
      line.count += taken
      line.width += Double(taken) * run.width
      line.grow += Double(taken) * run.grow
      height.add(run.height, align: run.align, ascent: run.ascent)
    }
    return taken
  }

  /// How many items fit, at least `low` and at most `high`.
  private func largestFit(_ run: FlowRun, from low: Int, to high: Int) -> Int {
    var low = low
    var high = high
    while low < high {
      let middle = high - (high - low) / 2
      if fits(run, middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  @inline(__always)
  private func fits(_ run: FlowRun, _ count: Int) -> Bool {
    line.width + Double(count) * run.width + Double(line.count + count - 1) * rules.gap <= room
  }

  /// Takes the line out.
  @inline(__always)
  private mutating func close() -> FlowLine {
    var closed = line
    closed.height = FixedLength(height.height)
    closed.baselines = height.baselines
    closed.end = rules.end(of: closed)
    line = FlowLine()
    height = LineHeight()
    return closed
  }
}
