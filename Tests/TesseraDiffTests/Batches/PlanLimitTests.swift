import TesseraDiff
import Testing

@Suite("Limit of plans")
struct PlanLimitTests {
  @Test("H8, RxDataSources #180: More operations than the limit give a reload")
  func limit() {
    let difference = LinearDifference(deletes: Array(0..<100))
    func plan(_ limit: BatchPolicy.Limit?) -> BatchPlan {
      BatchPlan(for: difference, oldCount: 101, newCount: 1, policy: BatchPolicy(limit: limit))
    }
    #expect(plan(.operations(99)) == .reload(.tooManyOperations(count: 100, limit: 99)))
    #expect(plan(.operations(99)).description == "reload: 100 operations are more than the limit of 99")
    let all = BatchStage(
      batch: Batch(deletes: (0..<100).map { ItemPath(section: 0, item: $0) }), target: .new)
    #expect(plan(.operations(100)) == .stages([all]))
    #expect(plan(nil) == .stages([all]))
    #expect(plan(.operations(-1)) == .reload(.tooManyOperations(count: 100, limit: 0)))
  }

  /// Returns whether the default policy animates this many deletes in a list of this many items.
  private func areAnimated(_ deletes: Int, of count: Int) -> Bool {
    let difference = LinearDifference(deletes: Array(0..<deletes))
    if case .stages = BatchPlan(for: difference, oldCount: count, newCount: count - deletes) { return true }
    return false
  }

  @Test(
    "The default limit grows with the list, up to 3,000 operations",
    arguments: [(300, 300), (1_000, 300), (3_000, 300), (10_000, 1_000), (30_000, 3_000), (100_000, 3_000)])
  func standardLimit(count: Int, most: Int) {
    #expect(areAnimated(most, of: count))
    #expect(most == count || !areAnimated(most + 1, of: count))
  }

  @Test("The default limit counts the items of all sections, in the larger version")
  func itemsOfAllSections() {
    let inserts = (0..<350).map { ItemPath(section: 0, item: $0) }
    func plan(_ count: Int) -> BatchPlan {
      BatchPlan(
        for: SectionedDifference(inserts: inserts), oldCounts: [0, count], newCounts: [350, count])
    }
    #expect(plan(3_149) == .reload(.tooManyOperations(count: 350, limit: 349)))
    guard case .stages = plan(3_150) else { return #expect(Bool(false), "a reload") }
  }

  @Test("Updates in place have no limit, but reloads of cells have one")
  func updatesInPlace() {
    let difference = LinearDifference(updates: (0..<5_000).map { Move(from: $0, to: $0) })
    func plan(_ updates: BatchPolicy.Updates) -> BatchPlan {
      BatchPlan(for: difference, oldCount: 5_000, newCount: 5_000, policy: BatchPolicy(updates: updates))
    }
    guard case .stages(let stages) = plan(.reconfigure) else { return #expect(Bool(false), "a reload") }
    #expect(stages.map { $0.batch.updates.count } == [5_000])
    #expect(plan(.reload) == .reload(.tooManyOperations(count: 5_000, limit: 500)))
  }

  @Test("The limit counts the operations of all stages")
  func limitOverStages() {
    let old: Sample = "A[1 2] B[3]"
    let new: Sample = "B[3' 2']"
    func plan(_ updates: BatchPolicy.Updates, _ limit: Int) -> String {
      TesseraDiffTests.plan(old, new, BatchPolicy(updates: updates, limit: .operations(limit)))
    }
    #expect(plan(.reconfigure, 1).hasPrefix("reload: 2 operations"))
    #expect(plan(.reconfigure, 2).hasPrefix("1: move"))
    #expect(plan(.reload, 3).hasPrefix("reload: 4 operations"))
    #expect(plan(.reload, 4).hasPrefix("1: move"))
    #expect(
      TesseraDiffTests.plan(old, new, BatchPolicy(staging: .single, limit: .operations(2)))
        .hasPrefix("1: delete section"))
  }

  @Test("The limit counts every kind of change of a batch")
  func everyKind() {
    let old: Sample = "A[1] B[2] C[3 4 5] D[6]"
    let new: Sample = "C'[5 3' 7] X[] A[1] B[2]"
    let policy = BatchPolicy(updates: .reload, limit: nil)
    let count = plan(old, new, policy).split(separator: "@").count - 1
    #expect(
      plan(old, new, BatchPolicy(updates: .reload, limit: .operations(0)))
        == "reload: \(count) operations are more than the limit of 0")
  }

  @Test("A plan without changes never exceeds the limit")
  func nothing() {
    let policy = BatchPolicy(limit: .operations(-1))
    #expect(
      BatchPlan(for: LinearDifference(), oldCount: 5, newCount: 5, policy: policy) == .stages([]))
  }
}
