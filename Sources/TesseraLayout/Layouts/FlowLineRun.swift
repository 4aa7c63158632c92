/// Neighbouring lines of a flow that have the same number of items, the same height and the same end.
///
/// A flow of measured items has one for each line, so they are packed into 24 bytes: a height has 54 bits, the number of
/// lines 42 and that of items 32.
struct FlowLineRun: Equatable, Sendable {
  /// The most lines of a run, so the most items of a flow.
  static let mostLines = Int(min(Int64(1) << 42 - 1, Int64(Int.max)))
  /// The most items of a line.
  static let mostItems = Int(clamping: UInt32.max)

  /// Where the last item of each ends, in points.
  let end: Double
  /// The height of each, and above it the upper part of the number of lines.
  private let heightAndCount: UInt64
  private let lowCount: UInt32
  private let itemCount: UInt32

  /// Makes a run of at most ``mostLines`` of at most ``mostItems`` each.
  init(count: Int, items: Int, height: FixedLength, end: Double) {
    self.end = end
    heightAndCount =
      UInt64(truncatingIfNeeded: height.units)
      | UInt64(truncatingIfNeeded: Int64(count) >> 32) << 54
    lowCount = UInt32(truncatingIfNeeded: count)
    itemCount = UInt32(truncatingIfNeeded: items)
  }

  /// How many lines, at least one inside a tree.
  var count: Int { Int(truncatingIfNeeded: (heightAndCount >> 54) << 32 | UInt64(lowCount)) }

  /// How many items each has.
  var items: Int { Int(truncatingIfNeeded: itemCount) }

  /// The height of each.
  var height: FixedLength { FixedLength(units: Int64(truncatingIfNeeded: heightAndCount & (1 << 54 - 1))) }
}

extension FlowLineRun: TreeRun {
  /// What is known about lines.
  struct Summary: RunSummary {
    /// The number of lines.
    var count = 0
    /// The number of items.
    var items = 0
    /// The sum of the heights.
    var height = FixedLength.zero
    /// Where the item ends that reaches farthest, in points.
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
    // Lines of measured items are mostly alone.
    count == 1
      ? Summary(count: 1, items: items, height: height, end: end)
      : Summary(count: count, items: count * items, height: height * count, end: end)
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
