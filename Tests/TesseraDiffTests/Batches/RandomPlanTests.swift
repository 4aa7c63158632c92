import TesseraDiff
import TestSupport
import Testing

@Suite("Random plans", .tags(.model))
struct RandomPlanTests {
  static let policies = BatchRules.allCases.flatMap { rules in
    BatchPolicy.Staging.allCases.flatMap { staging in
      BatchPolicy.Updates.allCases.map {
        BatchPolicy(rules: rules, updates: $0, staging: staging, limit: nil)
      }
    }
  }

  @Test(
    "Every stage obeys the rules and shows what the data source reports", arguments: policies.indices, 0..<3)
  func replay(number: Int, part: Int) {
    let policy = Self.policies[number]
    let first = UInt64(number * 3 + part) * 1000
    for seed in (first..<(first + 1000)).sampled {
      let pair = SamplePair(seed: seed)
      let failure = smallestFailure(of: pair, by: SamplePair.shrinkers) { fault($0, policy) }
      guard let failure else { continue }
      Issue.record("\(pair)\nsmallest: \(failure.value)\n\(failure.failureReason)")
      return
    }
  }

  private func fault(_ pair: SamplePair, _ policy: BatchPolicy) -> String? {
    let replay = PlanReplay(old: pair.old, new: pair.new, difference: pair.difference, policy: policy)
    return replay.fault ?? (policy.staging == .asNeeded ? lostMoves(replay) : spareStages(replay))
  }

  private func lostMoves(_ replay: PlanReplay) -> String? {
    let batches = replay.stages.map { $0.batch }
    let moves = batches.reduce(0) { $0 + $1.moves.count }
    if moves != replay.difference.moves.count { return "\(moves) moves in\n\(replay.plan)" }
    let kept = batches.reduce(SectionCounts()) { $0.adding($1) }
    if kept.deletes != replay.difference.sectionDeletes.count
      || kept.inserts != replay.difference.sectionInserts.count
    {
      return "other section changes in\n\(replay.plan)"
    }
    let isReloading = batches.contains { !$0.reloads.isEmpty || !$0.sectionReloads.isEmpty }
    return batches.count <= (isReloading ? 4 : 3) ? nil : "too many stages in\n\(replay.plan)"
  }

  private func spareStages(_ replay: PlanReplay) -> String? {
    let structural = replay.stages.map { $0.batch }.filter { $0.reloads.isEmpty && $0.sectionReloads.isEmpty }
    if structural.count > 1 { return "more than one stage in\n\(replay.plan)" }
    guard let batch = structural.first else { return nil }
    let replaced = batch.sectionDeletes.count - replay.difference.sectionDeletes.count
    let fewest = FewestStages(
      old: replay.old, new: replay.new, difference: replay.difference, rules: replay.policy.rules)
    let movers = fewest.choicesOfMovers(1).first?.count ?? 0
    return batch.sectionMoves.count + replaced > movers ? "too many section changes in\n\(replay.plan)" : nil
  }

  private struct SectionCounts {
    var deletes = 0
    var inserts = 0

    func adding(_ batch: Batch) -> SectionCounts {
      SectionCounts(
        deletes: deletes + batch.sectionDeletes.count, inserts: inserts + batch.sectionInserts.count)
    }
  }
}
