#if canImport(UIKit)
/// The reported events, in order.
@MainActor
final class EventLog {
  private(set) var words: [String] = []

  func note(_ word: String) { words.append(word) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}
#endif
