import TestSupport

/// Makes rows for random lists: each with an id of its own, or with few ids so that many are there twice.
struct RowSupply {
  private var nextID = 0
  /// How many different ids there are; nil where each is used once.
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
