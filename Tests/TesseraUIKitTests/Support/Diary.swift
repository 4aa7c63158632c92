#if canImport(UIKit)
/// What was told, in order.
@MainActor
final class Diary {
  private(set) var words: [String] = []

  func note(_ word: String) { words.append(word) }

  /// What was told since it was asked last.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}
#endif
