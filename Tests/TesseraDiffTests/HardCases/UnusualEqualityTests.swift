import TesseraDiff
import TestSupport
import Testing

/// Ids and contents with unexpected equality. They may give long differences, but never wrong ones.
@Suite("Unusual equality")
struct UnusualEqualityTests {
  private struct Measurement: Identifiable, Equatable {
    let id: Int
    var value: Double
  }

  private struct Sample: Identifiable, Equatable {
    let id: Double
    var value = 0
  }

  @Test("Ids that do not equal themselves are deleted and inserted")
  func notANumber() {
    let difference = LinearDifference(from: [Double.nan, 1], to: [Double.nan, 1])
    #expect(difference == LinearDifference(deletes: [0], inserts: [0]))
    let shuffled = LinearDifference(from: [1, .nan, 2, .nan, 3], to: [3, .nan, 1, 2])
    #expect(shuffled.description == "delete @ 1, delete @ 3, insert @ 1, move @ 4 → 0")
    let identified = LinearDifference(from: [Sample(id: .nan)], to: [Sample(id: .nan)])
    #expect(identified == LinearDifference(deletes: [0], inserts: [0]))
  }

  @Test("A list that shares its storage is the same list, even with NaN")
  func notANumberInSharedStorage() {
    let list = [Double.nan, 1, .nan]
    let copy = list
    #expect(LinearDifference(from: list, to: copy).isEmpty)
  }

  @Test("Contents that do not equal themselves are updates")
  func notANumberAsContent() {
    let old = [
      Measurement(id: 1, value: .nan), Measurement(id: 2, value: 0), Measurement(id: 3, value: .nan),
    ]
    let new = [old[2], old[0], old[1]]
    #expect(
      LinearDifference(from: old, to: new).description == "move @ 2 → 0, update @ 2 → 0, update @ 0 → 1")
    let copy = old.map { $0 }
    #expect(LinearDifference(from: old, to: copy + []).updates.count <= 2)
  }

  @Test("Positive and negative zero are one id and one content")
  func zeros() {
    #expect(LinearDifference(from: [0.0, 1, 2], to: [1, 2, -0.0]).description == "move @ 0 → 2")
    let old = [Measurement(id: 1, value: 0.0)]
    #expect(LinearDifference(from: old, to: [Measurement(id: 1, value: -0.0)]).isEmpty)
  }

  @Test("Canonically equivalent strings are one id")
  func canonicalEquivalence() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(LinearDifference(from: [composed, "b"], to: [decomposed, "b"]).isEmpty)
    #expect(LinearDifference(from: [composed, "b", "c"], to: ["c", "b", decomposed]).deletes.isEmpty)
    let letters = ["\u{C5}", "\u{212B}", "A\u{30A}"]
    #expect(DuplicateID.all(in: letters) == [DuplicateID(id: "\u{C5}", positions: [0, 1, 2])])
    let others = (0..<40).map { "\($0)" }
    let moved = LinearDifference(from: [composed] + others, to: others + [decomposed])
    #expect(moved == LinearDifference(moves: [Move(from: 0, to: 40)]))
  }

  /// Equal at random.
  private struct Dice: Hashable {
    final class State { var generator = SeededGenerator(seed: 1) }

    let state: State
    let sides: Int

    static func == (left: Dice, right: Dice) -> Bool {
      Int.random(in: 0..<left.sides, using: &left.state.generator) == 0
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(Int.random(in: 0..<sides, using: &state.generator))
    }
  }

  @Test("Ids that are equal at random give a valid difference", arguments: [1, 2, 3, 10, 100])
  func dice(sides: Int) {
    let die = Dice(state: Dice.State(), sides: sides)
    for number in 0..<300 {
      let counts = (old: number % 23, new: number % 29)
      let difference = LinearDifference(
        from: Array(repeating: die, count: counts.old), to: Array(repeating: die, count: counts.new))
      guard let map = NaiveMap(difference, oldCount: counts.old, newCount: counts.new) else {
        Issue.record("\(counts) items gave \(difference)")
        return
      }
      let origins = map.oldPositions.compactMap { $0 }
      #expect(difference.moves.count == origins.count - longestIncreasing(origins))
      let positions = PositionMap(difference)
      #expect((0..<counts.old).map { positions.newPosition(ofOld: $0) } == map.newPositions)
    }
  }

  /// Equal if the numbers differ by less than two, so that equality is not transitive; hashes of equal values
  /// differ.
  private struct Near: Hashable {
    let number: Int
    static func == (left: Near, right: Near) -> Bool { abs(left.number - right.number) < 2 }
    func hash(into hasher: inout Hasher) { hasher.combine(number / 3) }
  }

  @Test("Ids whose equality is not transitive give a valid difference")
  func noEquivalence() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let old = (0..<20).shuffled(using: &generator)
      let new = (0..<Int.random(in: 0...30, using: &generator)).shuffled(using: &generator)
      let difference = LinearDifference(
        from: old.map { Near(number: $0) }, to: new.map { Near(number: $0) })
      #expect(NaiveMap(difference, oldCount: old.count, newCount: new.count) != nil)
    }
  }

  private struct Measurements: DifferenceSection {
    let id: Int
    var items: [Measurement]
  }

  @Test("Sections with contents that do not equal themselves give updates")
  func sections() {
    let items = [Measurement(id: 1, value: .nan), Measurement(id: 2, value: 2)]
    let old = [Measurements(id: 1, items: items), Measurements(id: 2, items: [])]
    let new = [Measurements(id: 1, items: []), Measurements(id: 2, items: items)]
    #expect(
      SectionedDifference(from: old, to: new).description
        == "move @ 0.0 → 1.0, move @ 0.1 → 1.1, update @ 0.0 → 1.0")
  }
}
