/// Calls, in the order in which they came.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// Takes what has been written so far.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
