import TesseraDiff
import Testing

@Suite("Position maps")
struct PositionMapTests {
  @Test("The example of the documentation gives the result that it shows")
  func example() {
    let map = PositionMap(LinearDifference(from: ["a", "b", "c"], to: ["c", "x", "b"]))
    #expect((0..<3).map { map.newPosition(ofOld: $0) } == [nil, 2, 0])
    #expect((0..<3).map { map.oldPosition(ofNew: $0) } == [2, nil, 1])
  }

  @Test("Without changes, each position maps to itself", arguments: [0, 1, 7, 1_000_000])
  func identity(position: Int) {
    let map = PositionMap(LinearDifference())
    #expect(map.newPosition(ofOld: position) == position)
    #expect(map.oldPosition(ofNew: position) == position)
  }

  @Test("A position past the end is mapped as if it had an item")
  func behindTheEnd() {
    let map = PositionMap(LinearDifference(from: [1, 2, 3, 4], to: [4, 1, 5, 6, 3]))
    #expect(map.newPosition(ofOld: 4) == 5)
    #expect(map.newPosition(ofOld: 100) == 101)
    #expect(map.oldPosition(ofNew: 5) == 4)
    #expect(map.oldPosition(ofNew: 101) == 100)
  }

  @Test("The parts of a difference may come in any order")
  func unsorted() {
    let difference = LinearDifference(from: Array(0..<12), to: [11, 3, 20, 0, 7, 6, 21, 8, 1])
    let shuffled = PositionMap(
      deletes: difference.deletes.reversed(), inserts: difference.inserts.reversed(),
      moves: difference.moves.reversed())
    #expect(shuffled == PositionMap(difference))
    #expect(shuffled.hashValue == PositionMap(difference).hashValue)
    #expect(shuffled != PositionMap(LinearDifference()))
  }

  @Test("Positions of all short lists agree with a naive map", arguments: 0...5)
  func exhaustive(oldCount: Int) {
    let old = (0..<oldCount).map { Row(id: $0) }
    for new in (0...5).flatMap({ arrangements(of: $0, from: Array(0..<oldCount)) }) {
      guard check(ListCase(old: old, new: new.map { Row(id: $0) })) else { return }
    }
  }

  @Test("Positions of random lists agree with a naive map", arguments: UInt64(100)..<104, [false, true])
  func random(seed: UInt64, hasDuplicates: Bool) {
    var lists = RandomLists(seed: seed, hasDuplicates: hasDuplicates)
    for number in 0..<2_000 {
      guard check(lists.next(), "seed \(seed), pair \(number):") else { return }
    }
  }

  private func check(_ lists: ListCase, _ origin: @autoclosure () -> String = "") -> Bool {
    lists.check(origin()) { lists in
      let difference = lists.difference
      let map = PositionMap(difference)
      guard let naive = NaiveMap(difference, oldCount: lists.old.count, newCount: lists.new.count) else {
        return "the positions do not fit"
      }
      if lists.old.indices.map({ map.newPosition(ofOld: $0) }) != naive.newPositions {
        return "new positions"
      }
      if lists.new.indices.map({ map.oldPosition(ofNew: $0) }) != naive.oldPositions {
        return "old positions"
      }
      return nil
    }
  }
}
