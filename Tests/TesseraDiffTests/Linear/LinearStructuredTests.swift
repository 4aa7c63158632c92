import TestSupport
import Testing

/// Lists long enough for code that short ones do not reach: the far look-ahead of the walk, its end, large
/// hash tables, long chains of equal ids.
@Suite("Long lists")
struct LinearStructuredTests {
  @Test(
    "One edit of a long list gives a valid difference", .tags(.model), arguments: ListEdit.allCases,
    [300, 1_000, 3_000])
  func one(edit: ListEdit, length: Int) {
    for seed in (UInt64(0)..<2).sampled {
      for letters in [nil, length / 10] {
        guard check(edits: [edit], length, letters, longest: length, seed) else { return }
      }
    }
  }

  @Test("One edit of a small part of a long list gives a valid difference", arguments: ListEdit.allCases)
  func window(edit: ListEdit) {
    for letters in [nil, 1_000] {
      guard check(edits: [edit], 3_000, letters, longest: 200, 7) else { return }
    }
  }

  @Test(
    "Many small edits of a long list give a valid difference",
    arguments: UInt64(0)..<8, [Int?.none, 2, 30, 1_000])
  func many(seed: UInt64, letters: Int?) {
    var generator = SeededGenerator(seed: seed)
    let edits = (0..<30).map { _ in ListEdit.allCases.randomElement(using: &generator) ?? .moveItem }
    check(edits: edits, 600, letters, longest: 20, seed)
  }

  @Test("Deleted, inserted or moved blocks of every length give valid differences", arguments: [100, 400])
  func blocks(length: Int) {
    let list = (0..<length).map { Row(id: $0) }
    for count in 1..<length / 2 {
      let block = length / 4..<length / 4 + count
      let rest = list.without(block)
      let isSound =
        ListCase(old: list, new: rest).check("without \(block)")
        && ListCase(old: rest, new: list).check("with \(block)")
        && ListCase(old: list, new: rest + list[block]).check("\(block) at the end")
        && ListCase(old: list, new: list[block] + rest).check("\(block) at the start")
      guard isSound else { return }
    }
  }

  @Test("Shuffled lists of every length with inserted items give valid differences")
  func shuffles() {
    var generator = SeededGenerator(seed: 11)
    for length in 2..<150 {
      let list = (0..<length).map { Row(id: $0) }
      for count in [0, 1, length / 4] {
        let new = (list + (0..<count).map { Row(id: 1_000 + $0) }).shuffled(using: &generator)
        guard ListCase(old: list, new: new).check("\(length) and \(count)") else { return }
      }
    }
  }

  @Test(
    "A block replaced by one of another length gives a valid difference",
    arguments: [0, 1, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100])
  func replacements(length: Int) {
    let list = (0..<300).map { Row(id: $0) }
    for otherLength in [0, 1, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100] {
      let block = (0..<otherLength).map { Row(id: 1_000 + $0) }
      let new = list[..<50] + block + list[(50 + length)...]
      guard ListCase(old: list, new: Array(new)).check("\(length) by \(otherLength)") else { return }
    }
  }

  /// Edits a list and checks the difference in both directions.
  @discardableResult
  private func check(edits: [ListEdit], _ length: Int, _ letters: Int?, longest: Int, _ seed: UInt64) -> Bool
  {
    var generator = SeededGenerator(seed: seed)
    var supply = RowSupply(letters: letters)
    let old = supply.rows(length, &generator)
    var new = old
    for edit in edits { edit.apply(to: &new, longest: longest, from: &supply, &generator) }
    return ListCase(old: old, new: new).check("seed \(seed), \(edits):")
      && ListCase(old: new, new: old).check("seed \(seed), \(edits), backwards:")
  }
}
