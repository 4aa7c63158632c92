/// A run of items of equal length, as stored by ``Extents``.
struct ExtentRun: Hashable, Sendable {
  var count: Int
  var length: FixedLength
}

extension ExtentRun: TreeRun {
  struct Summary: RunSummary {
    var count = 0
    var sum = FixedLength.zero
    var largest = FixedLength.zero

    static let zero = Summary()

    mutating func add(_ next: Summary) {
      count += next.count
      sum = sum + next.sum
      largest = max(largest, next.largest)
    }
  }

  var summary: Summary {
    // Measured items mostly form runs of one.
    Summary(count: count, sum: count == 1 ? length : length * count, largest: length)
  }

  func slice(_ items: Range<Int>) -> ExtentRun { ExtentRun(count: items.count, length: length) }

  mutating func absorb(_ next: ExtentRun) -> Bool {
    guard next.length == length else { return false }
    count += next.count
    return true
  }
}

/// A builder of runs that merges equal neighbors.
struct ExtentRuns {
  private(set) var runs: ContiguousArray<ExtentRun> = []

  mutating func append(count: Int, length: FixedLength) {
    runs.appendRun(ExtentRun(count: count, length: length))
  }
}
