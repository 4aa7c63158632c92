/// A run of neighboring flow lines with the same number of items, the same height and the same end.
///
/// A flow of measured items has one for each line, so it is packed into 24 bytes: the height has 54 bits, the
/// number of lines 42 and the number of items 32.
struct FlowLineRun: Equatable, Sendable {
  /// The largest number of lines in a run, and so of items in a flow.
  static let maxLines = Int(min(Int64(1) << 42 - 1, Int64(Int.max)))
  /// The largest number of items in a line.
  static let maxItems = Int(clamping: UInt32.max)

  /// The end of the last item of each line, in points.
  let end: Double
  /// The height of each line, and above it the upper part of the number of lines.
  private let heightAndCount: UInt64
  private let lowCount: UInt32
  private let itemCount: UInt32

  /// Creates a run of at most ``maxLines`` lines of at most ``maxItems`` items each.
  init(count: Int, items: Int, height: FixedLength, end: Double) {
    self.end = end
    heightAndCount =
      UInt64(truncatingIfNeeded: height.units)
      | UInt64(truncatingIfNeeded: Int64(count) >> 32) << 54
    lowCount = UInt32(truncatingIfNeeded: count)
    itemCount = UInt32(truncatingIfNeeded: items)
  }

  var count: Int { Int(truncatingIfNeeded: (heightAndCount >> 54) << 32 | UInt64(lowCount)) }

  var items: Int { Int(truncatingIfNeeded: itemCount) }

  var height: FixedLength { FixedLength(units: Int64(truncatingIfNeeded: heightAndCount & (1 << 54 - 1))) }
}

extension FlowLineRun: TreeRun {
  struct Summary: RunSummary {
    var count = 0
    var items = 0
    var height = FixedLength.zero
    /// The largest end of a line, in points.
    var end = 0.0

    static let zero = Summary()

    mutating func add(_ next: Summary) {
      count += next.count
      items += next.items
      height = height + next.height
      end = max(end, next.end)
    }
  }

  var summary: Summary {
    // Lines of measured items mostly form runs of one.
    count == 1
      ? Summary(count: 1, items: items, height: height, end: end)
      : Summary(count: count, items: count * items, height: height * count, end: end)
  }

  static func summary(of runs: UnsafeBufferPointer<FlowLineRun>) -> Summary {
    // Added up without a check for each run, which suffices for lines of ordinary heights.
    var items = 0
    var height: UInt64 = 0
    var end = 0.0
    var highBits: UInt64 = 0
    var otherCounts: UInt32 = 0
    for run in runs {
      items &+= run.items
      height &+= run.heightAndCount
      end = max(end, run.end)
      highBits |= run.heightAndCount
      otherCounts |= run.lowCount ^ 1
    }
    if highBits < 1 << 40, otherCounts == 0 {
      return Summary(count: runs.count, items: items, height: FixedLength(units: Int64(height)), end: end)
    }
    var sum = Summary.zero
    for run in runs { sum.add(run.summary) }
    return sum
  }

  func slice(_ lines: Range<Int>) -> FlowLineRun { repeated(lines.count) }

  mutating func absorb(_ next: FlowLineRun) -> Bool {
    guard end == next.end, itemCount == next.itemCount, height == next.height else { return false }
    self = repeated(count + next.count)
    return true
  }

  private func repeated(_ count: Int) -> FlowLineRun {
    FlowLineRun(count: count, items: items, height: height, end: end)
  }
}
