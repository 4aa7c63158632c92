import TesseraDiff
import Testing

@Suite("Invalid differences")
struct InvalidDifferenceTests {
  static let path = ItemPath(section: 0, item: 0)
  static let cases: [(SectionedDifference, [Int], [Int], DifferenceError)] = [
    (SectionedDifference(), [1], [2], .itemCount(section: 0, expected: 2, found: 1)),
    (SectionedDifference(), [1], [1, 1], .sectionCount(expected: 2, found: 1)),
    (SectionedDifference(deletes: [path]), [1], [1], .itemCount(section: 0, expected: 1, found: 0)),
    (SectionedDifference(deletes: [path]), [0], [0], .missingItem(.old(path))),
    (
      SectionedDifference(inserts: [ItemPath(section: 0, item: -1)]), [0], [1],
      .missingItem(.new(ItemPath(section: 0, item: -1)))
    ),
    (
      SectionedDifference(inserts: [ItemPath(section: 3, item: 0)]), [0], [1],
      .missingItem(.new(ItemPath(section: 3, item: 0)))
    ),
    (SectionedDifference(sectionDeletes: [-1]), [1], [], .missingSection(.old(-1))),
    (SectionedDifference(sectionInserts: [.max]), [], [1], .missingSection(.new(.max))),
    (SectionedDifference(sectionMoves: [Move(from: 0, to: 2)]), [1, 1], [1, 1], .missingSection(.new(2))),
    (
      SectionedDifference(sectionDeletes: [0], sectionMoves: [Move(from: 0, to: 0)]), [1, 1], [1],
      .contradictorySection(.old(0))
    ),
    (
      SectionedDifference(sectionInserts: [0], sectionMoves: [Move(from: 0, to: 0)]), [1], [1, 1],
      .contradictorySection(.new(0))
    ),
    (
      SectionedDifference(sectionMoves: [Move(from: 0, to: 0), Move(from: 0, to: 1)]), [1, 1], [1, 1],
      .contradictorySection(.old(0))
    ),
    (SectionedDifference(deletes: [path, path]), [2], [0], .unordered),
    (SectionedDifference(inserts: [ItemPath(section: 0, item: 1), path]), [0], [2], .unordered),
    (
      SectionedDifference(sectionUpdates: [Move(from: 0, to: 0), Move(from: 0, to: 0)]), [1], [1], .unordered
    ),
    (
      SectionedDifference(deletes: [path], moves: [Move(from: path, to: path)]), [2], [1],
      .contradictoryItem(.old(path))
    ),
    (
      SectionedDifference(inserts: [path], moves: [Move(from: path, to: path)]), [1], [2],
      .contradictoryItem(.new(path))
    ),
    (SectionedDifference(sectionDeletes: [0], deletes: [path]), [1], [], .contradictoryItem(.old(path))),
    (SectionedDifference(sectionInserts: [0], inserts: [path]), [], [1], .contradictoryItem(.new(path))),
    (
      SectionedDifference(updates: [Move(from: ItemPath(section: 0, item: 1), to: path)]), [1], [1],
      .missingItem(.old(ItemPath(section: 0, item: 1)))
    ),
    (
      SectionedDifference(updates: [Move(from: path, to: ItemPath(section: 1, item: 0))]), [1], [1],
      .missingItem(.new(ItemPath(section: 1, item: 0)))
    ),
    (SectionedDifference(sectionUpdates: [Move(from: 1, to: 0)]), [1], [1], .missingSection(.old(1))),
    (SectionedDifference(sectionUpdates: [Move(from: 0, to: 1)]), [1], [1], .missingSection(.new(1))),
    (
      SectionedDifference(deletes: [path], inserts: [path], updates: [Move(from: path, to: path)]), [1], [1],
      .contradictoryItem(.new(path))
    ),
    (
      SectionedDifference(updates: [Move(from: ItemPath(section: 0, item: 1), to: path)]), [2], [2],
      .contradictoryItem(.new(path))
    ),
    (
      SectionedDifference(sectionDeletes: [0], sectionInserts: [0], updates: [Move(from: path, to: path)]),
      [1], [1], .contradictoryItem(.new(path))
    ),
    (
      SectionedDifference(
        sectionDeletes: [0], sectionInserts: [0], sectionUpdates: [Move(from: 0, to: 0)]), [1], [1],
      .contradictorySection(.new(0))
    ),
    (
      SectionedDifference(sectionUpdates: [Move(from: 1, to: 0)]), [1, 1], [1, 1],
      .contradictorySection(.new(0))
    ),
  ]

  @Test("A difference that does not fit the counts gives a reload with the reason", arguments: cases)
  func reload(difference: SectionedDifference, old: [Int], new: [Int], fault: DifferenceError) {
    for staging in BatchPolicy.Staging.allCases {
      let plan = BatchPlan(
        for: difference, oldCounts: old, newCounts: new, policy: BatchPolicy(staging: staging))
      #expect(plan == .reload(.invalidDifference(fault)))
    }
  }

  @Test("The descriptions of errors name the cause")
  func texts() {
    #expect(
      ReloadReason.invalidDifference(.missingItem(.new(Self.path))).description
        == "the difference is invalid: there is no item new 0.0")
    #expect(
      DifferenceError.itemCount(section: 2, expected: 1, found: 3).description
        == "3 items instead of 1 in section new 2")
  }

  @Test("A negative count means no items")
  func negativeCounts() {
    #expect(BatchPlan(for: SectionedDifference(), oldCounts: [-1], newCounts: [-5]) == .stages([]))
  }
}
