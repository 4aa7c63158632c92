import TestSupport

/// An endless, repeatable sequence of pairs of lists: mostly short, mostly related by a few edits.
struct RandomLists {
  private var generator: SeededGenerator
  private let hasDuplicates: Bool

  init(seed: UInt64, hasDuplicates: Bool) {
    generator = SeededGenerator(seed: seed)
    self.hasDuplicates = hasDuplicates
  }

  mutating func next() -> ListCase {
    let length = length()
    let letters = hasDuplicates ? Int.random(in: 1...max(2, length), using: &generator) : nil
    var supply = RowSupply(letters: letters)
    let old = supply.rows(length, &generator)
    var new = old
    if Int.random(in: 0..<5, using: &generator) == 0 {
      new = stranger(to: old, from: &supply)
    } else {
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let edit = ListEdit.allCases.randomElement(using: &generator) ?? .moveItem
        edit.apply(to: &new, longest: max(1, length / 2), from: &supply, &generator)
      }
    }
    return ListCase(old: old, new: new)
  }

  /// Most are short; every twentieth is long enough for the far look-ahead of the walk.
  private mutating func length() -> Int {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: Int.random(in: 25...60, using: &generator)
    case 1...3: Int.random(in: 9...20, using: &generator)
    default: Int.random(in: 0...8, using: &generator)
    }
  }

  /// Returns a list with some items of another list and some new ones, in any order, some with other content.
  private mutating func stranger(to old: [Row], from supply: inout RowSupply) -> [Row] {
    var new = old.filter { _ in Bool.random(using: &generator) }
    new += supply.rows(Int.random(in: 0...max(1, old.count / 2), using: &generator), &generator)
    new.shuffle(using: &generator)
    for position in new.indices { new[position].content = Int.random(in: 0...1, using: &generator) }
    return new
  }
}
