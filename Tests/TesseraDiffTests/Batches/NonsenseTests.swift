import TesseraDiff
import TestSupport
import Testing

@Suite("Nonsense in, no nonsense out")
struct NonsenseTests {
  @Test("Whatever was done to a difference, its plan is a reload or obeys the rules", arguments: 0..<4)
  func tampered(part: UInt64) {
    var plans = 0
    for seed in (part * 1000)..<((part + 1) * 1000) {
      var generator = SeededGenerator(seed: seed)
      let pair = SamplePair(seed: seed)
      var difference = pair.difference
      for _ in 0..<Int.random(in: 1...2, using: &generator) { tamper(&difference, &generator) }
      let policy = RandomPlanTests.policies.randomElement(using: &generator) ?? BatchPolicy()
      let plan = BatchPlan(
        for: difference, oldCounts: pair.old.counts, newCounts: pair.new.counts, policy: policy)
      guard case .stages(let stages) = plan else { continue }
      plans += 1
      guard let broken = brokenRules(stages, pair, rules: policy.rules) else { continue }
      Issue.record("\(pair): \(difference) breaks \(broken) in\n\(plan)")
      return
    }
    #expect(plans > 100, "if all of it is refused, little is tested")
  }

  /// The rules of a batch alone: what is shown at the end of a nonsense cannot be right.
  private func brokenRules(_ stages: [BatchStage], _ pair: SamplePair, rules: BatchRules) -> [String]? {
    var counts = pair.old.counts
    for stage in stages {
      let next = stage.items(from: pair.old.rows, to: pair.new.rows).map { $0.count }
      let rules = StrictRules(batch: stage.batch, oldCounts: counts, newCounts: next, rules: rules)
      if !rules.broken.isEmpty { return rules.broken }
      counts = next
    }
    return counts == pair.new.counts ? nil : ["P4"]
  }

  private func tamper(_ difference: inout SectionedDifference, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: tamper(&difference.sectionDeletes, &generator) { shift(&$0, &$1) }
    case 1: tamper(&difference.sectionInserts, &generator) { shift(&$0, &$1) }
    case 2: tamper(&difference.sectionMoves, &generator) { shift(&$0.from, &$1) }
    case 3: tamper(&difference.sectionMoves, &generator) { shift(&$0.to, &$1) }
    case 4: tamper(&difference.deletes, &generator) { shift(&$0, &$1) }
    case 5: tamper(&difference.inserts, &generator) { shift(&$0, &$1) }
    case 6: tamper(&difference.moves, &generator) { shift(&$0.from, &$1) }
    default: tamper(&difference.moves, &generator) { shift(&$0.to, &$1) }
    }
  }

  /// Shifts, leaves out or doubles one change.
  private func tamper<Change>(
    _ changes: inout [Change], _ generator: inout SeededGenerator,
    shift: (inout Change, inout SeededGenerator) -> Void
  ) {
    guard let index = changes.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: changes.remove(at: index)
    case 1: changes.insert(changes[index], at: index)
    default: shift(&changes[index], &generator)
    }
  }

  private func shift(_ position: inout Int, _ generator: inout SeededGenerator) {
    position += Bool.random(using: &generator) ? 1 : -1
  }

  private func shift(_ path: inout ItemPath, _ generator: inout SeededGenerator) {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      shift(&path.section, &generator)
    } else {
      shift(&path.item, &generator)
    }
  }
}
