import TestSupport
import Testing

@Suite("All small section lists")
struct SectionedExhaustiveTests {
  @Test(
    "Up to three different items in up to three sections give valid differences", .tags(.slow),
    arguments: 0...3)
  func different(count: Int) {
    let all = deals(sections: 3) { lengths in
      lengths.flatMap { arrangements(of: $0, from: Array(0..<count)) }
    }
    for old in deals(of: Array(0..<count), to: 0...2) {
      for new in all {
        guard SectionsCase(old: old, new: new).check() else { return }
      }
    }
  }

  @Test("Up to three items of two ids in two sections give valid differences", arguments: 0...3)
  func duplicates(count: Int) {
    let all = deals(sections: 2) { lengths in lengths.flatMap { words(of: $0, letters: 2) } }
    for list in patterns(of: count, letters: 2) {
      for old in deals(of: list, to: 0...2) {
        for new in all {
          guard SectionsCase(old: old, new: new).check() else { return }
        }
      }
    }
  }

  /// Returns all lists of up to three items, distributed to sections in any order.
  private func deals(sections: Int, _ lists: (ClosedRange<Int>) -> [[Int]]) -> [[Group]] {
    let orders = (0...sections).flatMap { arrangements(of: $0, from: Array(0..<sections)) }
      .filter { $0.allSatisfy { $0 < sections } }
    return lists(0...3).flatMap { list in
      orders.flatMap { order in splits(of: list, into: order.count).map { groups($0, order) } }
    }
  }

  /// Returns all ways to distribute a list to sections in order.
  private func deals(of list: [Int], to counts: ClosedRange<Int>) -> [[Group]] {
    counts.flatMap { count in splits(of: list, into: count).map { groups($0, Array(0..<count)) } }
  }

  private func groups(_ lists: [[Int]], _ order: [Int]) -> [Group] {
    zip(order, lists).map { id, list in Group(id, list.map { Row(id: $0) }) }
  }

  private func splits(of list: [Int], into count: Int) -> [[[Int]]] {
    if count == 0 { return list.isEmpty ? [[]] : [] }
    if count == 1 { return [[list]] }
    return (0...list.count).flatMap { length in
      splits(of: Array(list[length...]), into: count - 1).map { [Array(list[..<length])] + $0 }
    }
  }
}
