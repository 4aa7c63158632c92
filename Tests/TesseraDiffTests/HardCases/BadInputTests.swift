import TesseraDiff
import TestSupport
import Testing

/// Differences that do not fit the lists to which they are applied, and positions that do not exist.
@Suite("Invalid input")
struct BadInputTests {
  @Test("Deletes of missing items are ignored")
  func deletes() {
    #expect(LinearDifference(deletes: [-1, 0, 7]).applied(to: [1, 2], taking: [9, 9]) == [2])
  }

  @Test("A map of contradictory parts returns some position")
  func contradictions() {
    let map = PositionMap(
      deletes: [3, 3, 9, -2], inserts: [3, 3], moves: [Move(from: 3, to: 3), Move(from: -5, to: 100)])
    for position in -10..<110 {
      _ = map.newPosition(ofOld: position)
      _ = map.oldPosition(ofNew: position)
    }
    #expect(map.newPosition(ofOld: 3) == 3)
  }

  @Test("Negative positions are mapped without a trap", arguments: [-1, Int.min])
  func negative(position: Int) {
    let map = PositionMap(deletes: [1], inserts: [0], moves: [Move(from: 3, to: 5)])
    #expect(map.newPosition(ofOld: position) == position)
    #expect(map.oldPosition(ofNew: position) == position)
  }

  @Test("Items that one of the lists does not have are ignored")
  func items() {
    #expect(LinearDifference(inserts: [-1, 0, 5]).applied(to: [1], taking: [2]) == [2, 1])
    #expect(
      LinearDifference(moves: [Move(from: 7, to: 0), Move(from: -1, to: 1)]).applied(to: [1], taking: [1])
        == [1])
    let updates = [Move(from: 0, to: 0), Move(from: 0, to: -1), Move(from: 0, to: 9)]
    #expect(LinearDifference(updates: updates).applied(to: [1], taking: []) == [1])
    #expect(LinearDifference(updates: updates).applied(to: [1], taking: [2]) == [2])
  }

  @Test("Sections that one of the versions does not have are ignored")
  func sections() {
    let path = ItemPath(section: 3, item: 0)
    let before = ItemPath(section: -1, item: 0)
    let item = ItemPath(section: 0, item: 0)
    func applied(_ difference: SectionedDifference) -> [[Int]] {
      difference.applied(to: [[1]], taking: [[2]])
    }
    #expect(applied(SectionedDifference(sectionDeletes: [-1, 5], sectionInserts: [-1, 5])) == [[1]])
    #expect(applied(SectionedDifference(sectionMoves: [Move(from: 9, to: 7)])) == [[1]])
    #expect(applied(SectionedDifference(sectionMoves: [Move(from: 9, to: 0)])) == [[2]])
    #expect(applied(SectionedDifference(deletes: [path, before], inserts: [path, before])) == [[1]])
    #expect(
      applied(SectionedDifference(moves: [Move(from: path, to: item), Move(from: item, to: path)])) == [[]])
    #expect(
      applied(SectionedDifference(updates: [Move(from: path, to: path), Move(from: item, to: before)])) == [
        [1]
      ])
    #expect(SectionedDifference(deletes: [path]).applied(to: [], taking: [[2]]) == [[2]])
    #expect(SectionedDifference(inserts: [path]).applied(to: [[1]], taking: []).isEmpty)
  }

  // Exit tests exist on these platforms only.
  #if os(macOS) || os(Linux)
  @Test("Moves to and from the smallest and largest integers do not trap", arguments: [UInt64(1), 2, 3])
  func extremes(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed] in
      var generator = SeededGenerator(seed: seed)
      func position() -> Int {
        [Int.min, .min + 1, -1, 0, 1, 2, .max - 1, .max].randomElement(using: &generator) ?? 0
      }
      func path() -> ItemPath { ItemPath(section: position(), item: position()) }
      for _ in 0..<2_000 {
        let linear = LinearDifference(
          deletes: [position()], inserts: [position()],
          moves: [Move(from: position(), to: position()), Move(from: 0, to: position())],
          updates: [Move(from: position(), to: position())])
        _ = linear.applied(to: [1, 2], taking: [1, 2])
        _ = PositionMap(linear).newPosition(ofOld: position())
        _ = PositionMap(linear).oldPosition(ofNew: position())
        let sectioned = SectionedDifference(
          sectionDeletes: [position()], sectionMoves: [Move(from: position(), to: position())],
          deletes: [path()], inserts: [path()], moves: [Move(from: path(), to: path())],
          updates: [Move(from: path(), to: path())])
        _ = sectioned.applied(to: [[1], [2]], taking: [[1], [2]])
        _ = PathMap(sectioned).newPath(ofOld: path())
        _ = PathMap(sectioned).oldPath(ofNew: path())
      }
    }
  }
  #endif

  /// A pair that reports more common items than it has.
  struct Boaster: ComparableListPair {
    var oldCount: Int { 3 }
    var newCount: Int { 2 }

    func hasSameID(old: Int, new: Int) -> Bool { old == new }
    func hasSameID(old: Int, otherOld: Int) -> Bool { old == otherOld }
    func hash(old: Int) -> Int { old }
    func hash(new: Int) -> Int { new }
    func commonPrefix() -> Int { 1_000 }
    func commonSuffix(after prefix: Int) -> Int { 1_000 }
    func isUnchanged(old: Int, new: Int) -> Bool { true }
  }

  @Test("A pair that exaggerates its common prefix is limited to its items")
  func boaster() {
    var workspace = DifferenceWorkspace()
    #expect(LinearDifference(Boaster(), reusing: &workspace) == LinearDifference(deletes: [2]))
  }

  @Test("The largest position is mapped without a trap")
  func last() {
    let map = PositionMap(deletes: [], inserts: [0], moves: [])
    _ = map.newPosition(ofOld: .max)
    #expect(map.oldPosition(ofNew: .max) == .max - 1)
    let paths = PathMap(SectionedDifference(inserts: [ItemPath(section: 0, item: 0)]))
    _ = paths.newPath(ofOld: ItemPath(section: 0, item: .max))
    #expect(paths.newPath(ofOld: ItemPath(section: .max, item: .max)) == ItemPath(section: .max, item: .max))
  }
}
