import BenchmarkSupport

/// How the results stand to the aims.
struct ThresholdReport {
  private var lines: [String] = []
  /// How many aims were reached.
  private(set) var metCount = 0
  /// How many were measured and not reached.
  private(set) var missedCount = 0
  /// How many need a row that was not measured.
  private(set) var openCount = 0

  init(_ results: Results, sizes: [Int]) {
    for threshold in Threshold.all {
      for kind in IDKind.allCases { add(threshold, kind, results, sizes) }
    }
  }

  private mutating func add(_ threshold: Threshold, _ kind: IDKind, _ results: Results, _ sizes: [Int]) {
    let limit = threshold.limit(kind)
    var verdict = ""
    if let place = threshold.places[kind] {
      guard let figure = threshold.figure(results, kind, place) else {
        openCount += 1
        return
      }
      let isMet = figure <= limit
      if isMet { metCount += 1 } else { missedCount += 1 }
      verdict = "  \(isMet ? "met" : "MISSED") at \(place.grouped)"
    }
    let figures = sizes.map { threshold.figure(results, kind, $0)?.ratio }
    guard figures.contains(where: { $0 != nil }) else { return }
    lines.append(
      Self.line(threshold.title, "≤ " + limit.ratio, kind.rawValue, figures.map { $0 ?? "" }) + verdict)
  }

  /// Prints a line for each aim and kind of id; without a verdict it is information.
  func print(sizes: [Int]) {
    write("\n" + Self.line("aim (times: Tessera to Heckel)", "limit", "ids", sizes.map { $0.grouped }))
    for line in lines { write(line) }
    write("\nAims: \(metCount) met, \(missedCount) missed, \(openCount) not measured.")
  }

  private static func line(_ title: String, _ limit: String, _ ids: String, _ cells: [String]) -> String {
    title.left(32) + limit.left(8) + ids.left(10) + cells.map { $0.right(10) }.joined()
  }
}
