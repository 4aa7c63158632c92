import TesseraDiff
import Testing

@Suite("Limit of plans")
struct PlanLimitTests {
  @Test("H8, RxDataSources #180: more operations than the limit are not animated")
  func limit() {
    let difference = LinearDifference(deletes: Array(0..<100), updates: [Move(from: 100, to: 0)])
    func plan(_ limit: Int?) -> BatchPlan {
      BatchPlan(for: difference, oldCount: 101, newCount: 1, policy: BatchPolicy(limit: limit))
    }
    #expect(plan(100) == .reload(.tooManyOperations(count: 101, limit: 100)))
    #expect(plan(100).description == "reload: 101 operations are more than the limit of 100")
    let all = BatchStage(
      batch: Batch(
        deletes: (0..<100).map { ItemPath(section: 0, item: $0) }, updates: [ItemPath(section: 0, item: 0)]),
      target: .new)
    #expect(plan(101) == .stages([all]))
    #expect(plan(nil) == .stages([all]))
    #expect(plan(-1) == .reload(.tooManyOperations(count: 101, limit: -1)))
  }

  @Test("The limit counts the operations of all stages")
  func limitOverStages() {
    let old: Sample = "A[1 2] B[3]"
    let new: Sample = "B[3' 2']"
    for updates in BatchPolicy.Updates.allCases {
      #expect(plan(old, new, BatchPolicy(updates: updates, limit: 3)).hasPrefix("reload: 4 operations"))
      #expect(plan(old, new, BatchPolicy(updates: updates, limit: 4)).hasPrefix("1: move"))
    }
    #expect(plan(old, new, BatchPolicy(staging: .single, limit: 3)).hasPrefix("1: delete section"))
  }

  @Test("The limit counts changes of every kind")
  func everyKind() {
    let old: Sample = "A[1] B[2] C[3 4 5] D[6]"
    let new: Sample = "C'[5 3' 7] X[] A[1] B[2]"
    let count = plan(old, new, BatchPolicy(limit: nil)).split(separator: "@").count - 1
    #expect(
      plan(old, new, BatchPolicy(limit: 0)) == "reload: \(count) operations are more than the limit of 0")
  }

  @Test("Nothing to do is never too much")
  func nothing() {
    #expect(
      BatchPlan(for: LinearDifference(), oldCount: 5, newCount: 5, policy: BatchPolicy(limit: -1))
        == .stages([]))
  }

  /// One item moves out of a section that goes: two stages.
  private func rescue(_ count: Int, _ policy: BatchPolicy = BatchPolicy()) -> BatchPlan {
    let rescued = Move(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: count))
    return BatchPlan(
      for: SectionedDifference(sectionDeletes: [0], moves: [rescued]), oldCounts: [count, count],
      newCounts: [count + 1], policy: policy)
  }

  @Test("Too many items for several stages are not looked at, however many", .timeLimit(.minutes(1)))
  func tooManyItems() {
    #expect(rescue(5_000_000) == .reload(.tooManyItems(count: 10_000_000, limit: 1_000_000)))
    #expect(rescue(1 << 60) == .reload(.tooManyItems(count: 1 << 61, limit: 1_000_000)))
    #expect(rescue(.max - 1) == .reload(.tooManyItems(count: .max, limit: 1_000_000)))
    #expect(
      rescue(5_000_000).description
        == "reload: 10000000 items are more than the limit of 1000000 for several stages")
  }

  @Test("The limit of items is that of the larger version, and of several stages only")
  func itemLimit() {
    #expect(rescue(10, BatchPolicy(itemLimit: 20)).description.hasPrefix("1: move"))
    #expect(rescue(10, BatchPolicy(itemLimit: nil)).description.hasPrefix("1: move"))
    #expect(rescue(10, BatchPolicy(itemLimit: 19)) == .reload(.tooManyItems(count: 20, limit: 19)))
    #expect(rescue(10, BatchPolicy(itemLimit: -1)) == .reload(.tooManyItems(count: 20, limit: -1)))
    #expect(
      rescue(10, BatchPolicy(staging: .single, itemLimit: 0)).description
        == "1: delete section @ 0, insert @ 0.10")
  }

  @Test("Reloads in a stage of their own make several stages")
  func reloads() {
    let policy = BatchPolicy(updates: .reload, itemLimit: 3)
    func plan(_ deletes: [Int], _ updates: [Move<Int>]) -> BatchPlan {
      BatchPlan(
        for: LinearDifference(deletes: deletes, updates: updates), oldCount: 9, newCount: 9 - deletes.count,
        policy: policy)
    }
    #expect(plan([8], [Move(from: 0, to: 0)]) == .reload(.tooManyItems(count: 9, limit: 3)))
    #expect(plan([], [Move(from: 0, to: 0)]).description == "1: reload @ 0.0")
    #expect(plan([8], []).description == "1: delete @ 0.8")
  }
}
