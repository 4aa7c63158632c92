import TesseraDiff
import Testing

@Suite("Cost of plans")
struct PlanCostTests {
  /// More items than any memory holds: whoever looks at each of them does not come back.
  static let immense = 1 << 60

  @Test("A plan of one stage does not look at items that did not change", .timeLimit(.minutes(1)))
  func oneStage() {
    let last = Self.immense - 1
    let plan = BatchPlan(
      for: LinearDifference(deletes: [7], inserts: [last], moves: [], updates: [Move(from: 9, to: 8)]),
      oldCount: Self.immense, newCount: Self.immense)
    #expect(plan.description == "1: delete @ 0.7, insert @ 0.\(last), update @ 0.8")
  }

  @Test("One stage for all does not look at items either", .timeLimit(.minutes(1)))
  func single() {
    let rescued = Move(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: Self.immense))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [rescued]),
      oldCounts: [Self.immense, Self.immense],
      newCounts: [Self.immense + 1], policy: BatchPolicy(staging: .single))
    #expect(plan.description == "1: delete section @ 0, insert @ 0.\(Self.immense)")
  }

  @Test("What is beyond the limit is not staged", .timeLimit(.minutes(1)))
  func beyondLimit() {
    let rescued = Move(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: Self.immense))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [rescued]),
      oldCounts: [Self.immense, Self.immense],
      newCounts: [Self.immense + 1], policy: BatchPolicy(limit: 1))
    #expect(plan == .reload(.tooManyOperations(count: 2, limit: 1)))
  }

  @Test("Thousands of sections in the opposite order", .timeLimit(.minutes(1)))
  func manySections() {
    let count = 20_000
    let difference = SectionedDifference(
      sectionMoves: (0..<(count - 1)).map { Move(from: count - 1 - $0, to: $0) },
      inserts: [ItemPath(section: 17, item: 0)])
    var newCounts = Array(repeating: 0, count: count)
    newCounts[17] = 1
    let plan = BatchPlan(
      for: difference, oldCounts: Array(repeating: 0, count: count), newCounts: newCounts,
      policy: BatchPolicy(limit: nil))
    // The section with the insert stays instead of the one that was to stay; no section is in the middle.
    guard case .stages(let stages) = plan else { return #expect(Bool(false)) }
    #expect(stages.count == 1)
    #expect(stages.first?.batch.sectionMoves.count == count - 1)
    #expect(stages.first?.batch.sectionMoves.contains { $0.to == 17 } == false)
  }
}
