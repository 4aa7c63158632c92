import TesseraDiff
import TestSupport
import Testing

@Suite("Fewest stages")
struct FewestStagesTests {
  @Test("No other spread of the changes has fewer stages", arguments: BatchRules.allCases, 0..<3)
  func fewest(rules: BatchRules, part: UInt64) {
    for seed in (part * 1000)..<((part + 1) * 1000) {
      let pair = SamplePair(seed: 0x57A6E + seed)
      guard fault(pair, rules) != nil else { continue }
      let smallest = pair.shrunk { fault($0, rules) }
      Issue.record("\(pair)\nsmallest: \(smallest)\n\(fault(smallest, rules) ?? "")")
      return
    }
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
}
