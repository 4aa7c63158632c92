/// The recorded calls, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// Returns and removes the recorded calls.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
