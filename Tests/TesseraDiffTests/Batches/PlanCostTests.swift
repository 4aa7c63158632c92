import TesseraDiff
import Testing

@Suite("Cost of plans")
struct PlanCostTests {
  /// More items than any memory holds: code that visits each of them does not return.
  static let immense = 1 << 60

  @Test("A plan of one stage does not visit unchanged items", .timeLimit(.minutes(1)))
  func oneStage() {
    let last = Self.immense - 1
    let plan = BatchPlan(
      for: LinearDifference(deletes: [7], inserts: [last], moves: [], updates: [Move(from: 9, to: 8)]),
      oldCount: Self.immense, newCount: Self.immense)
    #expect(plan.description == "1: delete @ 0.7, insert @ 0.\(last), update @ 0.8")
  }

  @Test("The single-stage policy does not visit unchanged items", .timeLimit(.minutes(1)))
  func single() {
    let rescued = Move(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: Self.immense))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [rescued]),
      oldCounts: [Self.immense, Self.immense],
      newCounts: [Self.immense + 1], policy: BatchPolicy(staging: .single))
    #expect(plan.description == "1: delete section @ 0, insert @ 0.\(Self.immense)")
  }

  @Test("A plan beyond the limit is rejected before it is staged", .timeLimit(.minutes(1)))
  func beyondLimit() {
    let rescued = Move(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: Self.immense))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [rescued]),
      oldCounts: [Self.immense, Self.immense],
      newCounts: [Self.immense + 1], policy: BatchPolicy(limit: .operations(1)))
    #expect(plan == .reload(.tooManyOperations(count: 2, limit: 1)))
  }

  @Test("A plan of several stages does not visit unchanged items", .timeLimit(.minutes(1)))
  func severalStages() {
    let count = Self.immense
    let rescued = Move(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: count))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [rescued]), oldCounts: [count, count],
      newCounts: [count + 1])
    guard case .stages(let stages) = plan, case .between(let sections) = stages.first?.target else {
      return #expect(Bool(false), "no stages: \(plan)")
    }
    #expect(stages.map { $0.batch.description } == ["move @ 0.5 → 1.\(count)", "delete section @ 0"])
    #expect(sections.map { $0.items.count } == [count - 1, count + 1])
    #expect(sections.map { $0.items.runs.count } == [2, 2])
    #expect(sections[0].items[5] == .old(ItemPath(section: 0, item: 6)))
    #expect(sections[1].items[count - 1] == .old(ItemPath(section: 1, item: count - 1)))
    #expect(sections[1].items.last == .old(ItemPath(section: 0, item: 5)))
  }

  @Test("Inserted and deleted sections are runs of items", .timeLimit(.minutes(1)))
  func wholeSections() {
    let count = Self.immense
    let moved = Move(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: count))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], sectionInserts: [0], moves: [moved]), oldCounts: [count],
      newCounts: [count + 1])
    guard case .stages(let stages) = plan else { return #expect(Bool(false), "no stages: \(plan)") }
    let runs = stages.map { stage in
      guard case .between(let sections) = stage.target else { return [Int]() }
      return sections.map { $0.items.runs.count }
    }
    #expect(runs == [[1, 1], [1, 2], []])
  }

  @Test("A plan with more items between stages than `Int.max` is a reload")
  func tooManyItems() {
    let moved = Move(from: ItemPath(section: 1, item: 0), to: ItemPath(section: 0, item: .max - 1))
    let difference = SectionedDifference(
      sectionDeletes: [1], deletes: [ItemPath(section: 0, item: 0)], moves: [moved])
    func plan(_ count: Int) -> BatchPlan {
      BatchPlan(for: difference, oldCounts: [count, 1], newCounts: [count])
    }
    #expect(plan(.max) == .reload(.tooManyItems))
    #expect(
      plan(.max).description == "reload: a stage might have more items than an Int can count")
    #expect(plan(Self.immense) == .reload(.invalidDifference(.missingItem(.new(moved.to)))))
  }

  @Test("Reloads in their own stage do not visit other items", .timeLimit(.minutes(1)))
  func reloads() {
    let last = Self.immense - 1
    let plan = BatchPlan(
      for: LinearDifference(deletes: [last], updates: [Move(from: 7, to: 7)]), oldCount: Self.immense,
      newCount: last, policy: BatchPolicy(updates: .reload))
    #expect(
      plan.description
        == "1: delete @ 0.\(last) ⇒ old 0 [old 0.0…0.\(last - 1)]\n2: reload @ 0.7")
  }

  @Test("A stage leaves out any number of items that a version does not have")
  func missingItems() {
    let moved = Move(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: Self.immense))
    let plan = BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [moved]), oldCounts: [1, Self.immense],
      newCounts: [Self.immense + 1])
    guard case .stages(let stages) = plan else { return #expect(Bool(false), "no stages: \(plan)") }
    #expect(stages.first?.items(from: [["a"], ["b"]], to: [["c"]]) == [[], ["b", "a"]])
  }

  @Test("Reversing thousands of sections is planned in one stage", .timeLimit(.minutes(1)))
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
    // The section with the insert stays, instead of the section that the difference keeps. No section is in
    // the middle.
    guard case .stages(let stages) = plan else { return #expect(Bool(false)) }
    #expect(stages.count == 1)
    #expect(stages.first?.batch.sectionMoves.count == count - 1)
    #expect(stages.first?.batch.sectionMoves.contains { $0.to == 17 } == false)
  }
}
