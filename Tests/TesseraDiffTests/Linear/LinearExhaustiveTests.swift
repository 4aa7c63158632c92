import TestSupport
import Testing

@Suite("All short lists")
struct LinearExhaustiveTests {
  /// Includes every order of every part of the old list, with and without new items in between.
  @Test(
    "All pairs of lists of up to six different items give valid differences", .tags(.slow), arguments: 0...6)
  func different(oldCount: Int) {
    let old = Array(0..<oldCount)
    for new in (0...6).flatMap({ arrangements(of: $0, from: old) }) {
      guard check(old, new) else { return }
    }
  }

  @Test("All pairs of lists of up to five items of three ids give valid differences", arguments: 0...5)
  func duplicates(oldCount: Int) {
    let all = (0...5).flatMap { words(of: $0, letters: 3) }
    for old in patterns(of: oldCount, letters: 3) {
      for new in all {
        guard check(old, new) else { return }
      }
    }
  }

  @Test("All pairs of lists of up to six items of two ids give valid differences", arguments: 0...6)
  func pairsOfIDs(oldCount: Int) {
    let all = (0...6).flatMap { words(of: $0, letters: 2) }
    for old in patterns(of: oldCount, letters: 2) {
      for new in all {
        guard check(old, new) else { return }
      }
    }
  }

  @Test("All content changes of four items in any order are found")
  func contents() {
    for new in arrangements(of: 4, from: [0, 1, 2, 3]) {
      for changes in 0..<16 {
        let rows = new.enumerated().map { Row(id: $0.element, content: changes >> $0.offset & 1) }
        guard ListCase(old: [0, 1, 2, 3], new: rows).check() else { return }
      }
    }
  }

  /// Checks a pair of lists with equal contents, and one in which every second item has changed.
  private func check(_ old: [Int], _ new: [Int]) -> Bool {
    let oldRows = old.map { Row(id: $0) }
    let changed = new.enumerated().map { Row(id: $0.element, content: $0.offset % 2) }
    return ListCase(old: oldRows, new: new.map { Row(id: $0) }).check()
      && ListCase(old: oldRows, new: changed).check()
  }
}
