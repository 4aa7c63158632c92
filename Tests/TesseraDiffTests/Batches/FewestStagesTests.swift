import TesseraDiff
import TestSupport
import Testing

@Suite("Fewest stages")
struct FewestStagesTests {
  @Test("A plan has no more stages than an exhaustive search finds", arguments: BatchRules.allCases, 0..<3)
  func fewest(rules: BatchRules, part: UInt64) {
    var exceptions = 0
    for seed in (part * 1000)..<((part + 1) * 1000) {
      let pair = SamplePair(seed: 0x57A6E + seed)
      guard fault(pair, rules) != nil else { continue }
      if isRankInTheWay(pair) {
        exceptions += 1
        continue
      }
      let failure = smallestFailure(of: pair, by: SamplePair.shrinkers) {
        isRankInTheWay($0) ? nil : fault($0, rules)
      }
      guard let failure else { continue }
      Issue.record("\(pair)\nsmallest: \(failure.value)\n\(failure.failureReason)")
      return
    }
    #expect(exceptions <= 2, "one in some thousands is expected")
  }

  @Test("Avoiding a section move to its own rank takes one more stage")
  func rankCostsStage() {
    let pair = SamplePair(old: "A[] X[1] B[3] C[2]", new: "C[1] Y[2] B[] A[] Z[3]", seed: 0)
    #expect(isRankInTheWay(pair))
    #expect(fault(pair, .collectionView)?.hasPrefix("2 stages are enough") == true)
  }

  private func fault(_ pair: SamplePair, _ rules: BatchRules) -> String? {
    let difference = pair.difference
    guard !difference.isEmpty else { return nil }
    let replay = PlanReplay(
      old: pair.old, new: pair.new, difference: difference, policy: BatchPolicy(rules: rules, limit: nil))
    let fewest = FewestStages(old: pair.old, new: pair.new, difference: difference, rules: rules)
    if replay.stages.count != fewest.count { return "\(fewest.count) stages are enough, not\n\(replay.plan)" }
    let moves = replay.stages.reduce(0) { $0 + $1.batch.sectionMoves.count }
    let allowed = Set([1, 2].compactMap { fewest.choicesOfMovers($0).first?.count })
    return allowed.contains(moves) ? nil : "\(allowed) section moves are enough, not\n\(replay.plan)"
  }

  /// Returns whether several sections move while others are still to be deleted or inserted, so that the rank
  /// of a section between two stages is not that of the new version. `FewestStages` ignores ranks then, but
  /// views do not.
  private func isRankInTheWay(_ pair: SamplePair) -> Bool {
    let difference = pair.difference
    return difference.sectionMoves.count > 1
      && !(difference.sectionDeletes.isEmpty && difference.sectionInserts.isEmpty)
  }
}
