import TesseraDiff
import TestSupport
import Testing

@Suite("Very long lists")
struct LargeListTests {
  private let tenMillion = 10_000_000

  @Test("Ten million items in shared storage have no changes")
  func shared() {
    let list = Array(repeating: UInt8(1), count: tenMillion)
    let copy = list
    #expect(LinearDifference(from: list, to: copy).isEmpty)
  }

  @Test("Ten million items can be inserted or deleted", .tags(.slow))
  func all() {
    let list = Array(repeating: UInt8(1), count: tenMillion)
    #expect(LinearDifference(from: list, to: []).deletes.count == tenMillion)
    #expect(LinearDifference(from: [], to: list).inserts.count == tenMillion)
  }

  @Test("One deleted item of ten million is found", .tags(.slow))
  func one() {
    let list = Array(0..<tenMillion)
    let shorter = list.without(7_000_000..<7_000_001)
    #expect(LinearDifference(from: list, to: shorter) == LinearDifference(deletes: [7_000_000]))
  }

  @Test("A range can be compared with a shifted range")
  func shifted() {
    let difference = LinearDifference(from: 0..<500_000, to: 2..<500_003)
    #expect(difference == LinearDifference(deletes: [0, 1], inserts: [499_998, 499_999, 500_000]))
  }

  @Test("One item of a hundred thousand that moves far is one move")
  func moved() {
    let difference = LinearDifference(from: 0..<100_000, to: Array(1..<100_000) + [0])
    #expect(difference == LinearDifference(moves: [Move(from: 0, to: 99_999)]))
  }

  @Test("Ten million rows with known common parts are paired")
  func pairing() {
    let source = EndlessRows(oldCount: tenMillion, newCount: tenMillion + 1, equalStart: 4_000_000)
    let pairing = Pairing(of: source)
    func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
    #expect(pairing.newPath(ofOld: path(3_999_999)) == path(3_999_999))
    #expect(pairing.newPath(ofOld: path(4_000_000)) == path(4_000_001))
    #expect(pairing.newPath(ofOld: path(tenMillion - 1)) == path(tenMillion))
    #expect(pairing.newPath(ofOld: path(tenMillion)) == nil)
    #expect(pairing.oldPath(ofNew: path(4_000_000)) == nil)
    #expect(pairing.oldPath(ofNew: path(tenMillion)) == path(tenMillion - 1))
    #expect(pairing.isStaying(old: path(4_000_000)))
  }

  @Test("Reversing a long list gives the fewest moves", arguments: [100_000])
  func reversed(count: Int) {
    let moves = LinearDifference(from: 0..<count, to: (0..<count).reversed()).moves
    #expect(moves.count == count - 1)
  }

  @Test("Reversing many sections gives the fewest moves")
  func sections() {
    let old = (0..<20_000).map { Group($0, [Row(id: $0)]) }
    let new = Array(old.reversed())
    let difference = SectionedDifference(from: old, to: new)
    #expect(difference.sectionMoves.count == 19_999 && difference.moves.isEmpty)
    #expect(SectionedDifference(from: old, to: [Group(-1, old.flatMap { $0.items })]).moves.count == 20_000)
  }
}

/// One section of rows that are identified by position alone: equal up to some row, then shifted.
private struct EndlessRows: PairingSource, ListPair {
  let oldCount: Int
  let newCount: Int
  let equalStart: Int

  var sections: RowPair { RowPair(old: [0], new: [0]) }

  func commonPrefix() -> Int { equalStart }

  func commonSuffix(after prefix: Int) -> Int { min(oldCount, newCount) - prefix }

  func hasSameID(old: Int, new: Int) -> Bool { hash(old: old) == hash(new: new) }

  func hasSameID(old: Int, otherOld: Int) -> Bool { old == otherOld }

  func hash(old: Int) -> Int { old }

  func hash(new: Int) -> Int { new - (newCount - oldCount) }

  func count(old section: Int) -> Int { oldCount }

  func count(new section: Int) -> Int { newCount }

  func withItems<Result>(old: Int, new: Int, _ body: (EndlessRows) -> Result) -> Result { body(self) }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool { hasSameID(old: old.item, new: new.item) }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool { old == otherOld }

  func hash(old: ItemPath) -> Int { hash(old: old.item) }

  func hash(new: ItemPath) -> Int { hash(new: new.item) }
}
