#if canImport(UIKit)
/// The differences of a device's recording from the simulation's that are accepted, each with its reason.
///
/// A line has the form `scenario | step | key | reason`. In place of each of the first three parts, `*`
/// accepts any. Lines that begin with `#` are comments.
struct AcceptedDifferences {
  private struct Line {
    let number: Int
    let parts: [String]
    var reason: String { parts[3] }

    func accepts(_ difference: RecordedDifference) -> Bool {
      zip(parts, [difference.scenario, difference.step, difference.key]).allSatisfy { $0 == "*" || $0 == $1 }
    }
  }

  private var lines: [Line] = []
  private var mistakes: [String] = []

  /// Reads the lines of a file.
  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = Self.trimmed(line)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { Self.trimmed($0) }
      if parts.count == 4, !parts[3].isEmpty {
        lines.append(Line(number: index + 1, parts: parts))
      } else {
        mistakes.append("line \(index + 1) is not «scenario | step | key | reason»: \(line)")
      }
    }
  }

  /// Returns the differences that no line accepts, the lines that accept nothing, and the lines without a
  /// reason.
  func complaints(about differences: [RecordedDifference]) -> [String] {
    let unaccepted = differences.filter { difference in !lines.contains { $0.accepts(difference) } }
    let unused = lines.filter { line in !differences.contains(where: line.accepts) }
    return mistakes + unaccepted.map { "not accepted: \($0)" }
      + unused.map {
        "line \($0.number) accepts a difference that no longer exists: "
          + $0.parts.prefix(3).joined(separator: " | ") + " (\($0.reason))"
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
#endif
