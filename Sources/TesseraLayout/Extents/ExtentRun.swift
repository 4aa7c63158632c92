/// Neighbouring items of equal length: the run that ``Extents`` stores.
struct ExtentRun: Hashable, Sendable {
  /// How many items, at least one inside a tree.
  var count: Int
  /// The length of each.
  var length: FixedLength
}

extension ExtentRun: TreeRun {
  /// What is known about runs of lengths.
  struct Summary: RunSummary {
    /// The number of items.
    var count = 0
    /// The length of all.
    var sum = FixedLength.zero
    /// The length of the longest.
    var largest = FixedLength.zero

    static let zero = Summary()

    mutating func add(_ next: Summary) {
      count += next.count
      sum = sum + next.sum
      largest = max(largest, next.largest)
    }
  }

  var summary: Summary {
    // Measured items are mostly alone.
    Summary(count: count, sum: count == 1 ? length : length * count, largest: length)
  }

  func slice(_ items: Range<Int>) -> ExtentRun { ExtentRun(count: items.count, length: length) }

  mutating func absorb(_ next: ExtentRun) -> Bool {
    guard next.length == length else { return false }
    count += next.count
    return true
  }
}

/// A list of runs in the making, in which equal neighbours are already one run.
struct ExtentRuns {
  /// What was added, in order.
  private(set) var runs: ContiguousArray<ExtentRun> = []

  /// Adds items at the end in O(1).
  mutating func append(count: Int, length: FixedLength) {
    runs.appendRun(ExtentRun(count: count, length: length))
  }
}
