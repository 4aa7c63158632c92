#if canImport(UIKit)
@MainActor
final class EventLog {
  private(set) var words: [String] = []

  func note(_ word: String) { words.append(word) }

  func take() -> [String] {
    defer { words = [] }
    return words
  }
}
#endif
