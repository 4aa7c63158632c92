/// What a flow keeps of a line: enough to place the line, and each of its items by walking over the ones before it.
struct FlowLine: Equatable, Sendable {
  /// How many items, at least one.
  var count = 0
  /// The sum of the widths, without gaps and before items grow, in points.
  var width = 0.0
  /// The sum of the weights by which items grow.
  var grow = 0.0
  /// Where the last item ends, in points.
  var end = 0.0
  /// The height.
  var height = FixedLength.zero
  /// Where the baselines meet.
  var baselines = LineBaselines()
}

/// Neighbouring lines that are alike.
struct FlowLineRun: Equatable, Sendable {
  /// How many lines, at least one inside a tree.
  var count: Int
  /// Each of them.
  var line: FlowLine
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
    Summary(count: count, items: count * line.count, height: line.height * count, end: line.end)
  }

  func slice(_ lines: Range<Int>) -> FlowLineRun { FlowLineRun(count: lines.count, line: line) }

  mutating func absorb(_ next: FlowLineRun) -> Bool {
    guard next.line == line else { return false }
    count += next.count
    return true
  }
}
