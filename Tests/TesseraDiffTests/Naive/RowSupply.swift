import TestSupport

/// Creates rows for random lists: each with its own id, or with few ids so that many are duplicates.
struct RowSupply {
  private var nextID = 0
  /// The number of different ids; `nil` if each is used once.
  private let letters: Int?

  init(letters: Int?) { self.letters = letters }

  mutating func row(_ generator: inout SeededGenerator) -> Row {
    if let letters { return Row(id: Int.random(in: 0..<letters, using: &generator)) }
    nextID += 1
    return Row(id: nextID)
  }

  mutating func rows(_ count: Int, _ generator: inout SeededGenerator) -> [Row] {
    (0..<count).map { _ in row(&generator) }
  }
}
