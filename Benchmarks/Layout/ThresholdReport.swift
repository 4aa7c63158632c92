import BenchmarkSupport

/// How the rows stand to their aims.
struct ThresholdReport {
  private var missed: [String] = []
  private var metCount = 0
  private var openCount = 0

  /// How many aims were measured and not reached.
  var missedCount: Int { missed.count }

  /// Takes the aims of a row that was not measured.
  mutating func skip(_ thresholds: [Threshold]) { openCount += thresholds.count }

  /// Takes a row, and tells what stands in its last column.
  mutating func add(_ row: Row, _ thresholds: [Threshold]) -> String {
    thresholds.map { add(row, $0) }.joined(separator: ", ")
  }

  private mutating func add(_ row: Row, _ threshold: Threshold) -> String {
    let limit = "\(threshold.title)≤ \(threshold.limit.short)"
    guard let value = threshold.value(row) else {
      openCount += 1
      return limit
    }
    if value <= threshold.limit {
      metCount += 1
      return limit + " met"
    }
    missed.append("\(row.name): \(threshold.title)\(value.short), aim \(limit)")
    return limit + " MISSED"
  }

  /// Prints what was missed, and how many aims there are.
  func print() {
    if !missed.isEmpty { write("\nMissed:") }
    for line in missed { write("  " + line) }
    write("\nAims: \(metCount) met, \(missedCount) missed, \(openCount) not measured.")
  }
}
