/// Neighbouring items of equal length: the entry that the leaves of the tree store.
struct ExtentRun: Hashable, Sendable {
  /// How many items, at least one inside a tree.
  var count: Int
  /// The length of each.
  var length: FixedLength

  /// The length of all.
  var sum: FixedLength { length * count }
}

/// A list of runs in the making, in which equal neighbours are already one run.
struct ExtentRuns {
  /// What was added, in order.
  private(set) var runs: [ExtentRun] = []

  /// Adds items at the end in O(1).
  mutating func append(count: Int, length: FixedLength) {
    guard count > 0 else { return }
    if let last = runs.indices.last, runs[last].length == length {
      runs[last].count += count
    } else {
      runs.append(ExtentRun(count: count, length: length))
    }
  }
}
