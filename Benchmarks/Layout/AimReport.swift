import BenchmarkSupport

/// How the rows stand to their aims.
struct AimReport {
  private var missed: [String] = []
  private var metCount = 0
  private var openCount = 0

  /// How many aims were measured and not reached.
  var missedCount: Int { missed.count }

  /// Takes the aims of a row that was not measured.
  mutating func skip(_ aims: [Aim]) { openCount += aims.count }

  /// Takes a row, and tells what stands in its last column.
  mutating func add(_ row: Row, _ aims: [Aim]) -> String {
    aims.map { add(row, $0) }.joined(separator: ", ")
  }

  private mutating func add(_ row: Row, _ aim: Aim) -> String {
    let limit = "\(aim.title)≤ \(aim.limit.short)"
    guard let value = aim.value(row) else {
      openCount += 1
      return limit
    }
    if value <= aim.limit {
      metCount += 1
      return limit + " met"
    }
    missed.append("\(row.name): \(aim.title)\(value.short), aim \(limit)")
    return limit + " MISSED"
  }

  /// Prints what was missed, and how many aims there are.
  func print() {
    if !missed.isEmpty { write("\nMissed:") }
    for line in missed { write("  " + line) }
    write("\nAims: \(metCount) met, \(missedCount) missed, \(openCount) not measured.")
  }
}
