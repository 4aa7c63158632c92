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
}
