import TesseraDiff
import TestSupport
import Testing

@Suite("Invalid differences never give invalid plans")
struct NonsenseTests {
  @Test("The plan of a tampered difference is a reload or obeys the rules", arguments: 0..<4)
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

  @Test("An update of two items that are not paired is rejected", arguments: 0..<4)
  func tamperedUpdates(part: UInt64) {
    var refusals = 0
    for seed in (part * 1000)..<((part + 1) * 1000) {
      var generator = SeededGenerator(seed: seed)
      let pair = SamplePair(seed: seed)
      var difference = pair.difference
      let (updates, sectionUpdates) = (difference.updates, difference.sectionUpdates)
      tamper(&difference.updates, &generator) { shift(&$0.from, &$1) }
      tamper(&difference.sectionUpdates, &generator) { shift(&$0.from, &$1) }
      // Updates may be missing, but none may be added.
      let isFit =
        Set(difference.updates).isSubset(of: updates) && difference.updates.count <= updates.count
        && Set(difference.sectionUpdates).isSubset(of: sectionUpdates)
        && difference.sectionUpdates.count <= sectionUpdates.count
      let plan = BatchPlan(for: difference, oldCounts: pair.old.counts, newCounts: pair.new.counts)
      let isRefused = if case .reload(.invalidDifference) = plan { true } else { false }
      refusals += isRefused ? 1 : 0
      if isFit != isRefused { continue }
      Issue.record("\(pair): \(difference) gave\n\(plan)")
      return
    }
    #expect(refusals > 100, "if nothing is refused, little is tested")
  }

  @Test("Extreme integers as positions do not crash", arguments: 0..<4)
  func extremes(part: UInt64) {
    for seed in (part * 1000)..<((part + 1) * 1000) {
      var generator = SeededGenerator(seed: seed)
      let linear = LinearDifference(
        deletes: extremePositions(&generator), inserts: extremePositions(&generator),
        moves: extremeMoves(&generator), updates: extremeMoves(&generator))
      let count = linear.deletes.count + linear.inserts.count + linear.moves.count + linear.updates.count
      #expect(linear.sequentialSteps().count == count, "seed \(seed)")

      let policy = RandomPlanTests.policies.randomElement(using: &generator) ?? BatchPolicy()
      let oldCounts = extremePositions(&generator)
      let newCounts = Bool.random(using: &generator) ? oldCounts : extremePositions(&generator)
      let plan = BatchPlan(
        for: extremeDifference(&generator), oldCounts: oldCounts, newCounts: newCounts, policy: policy)
      if case .stages(let stages) = plan { #expect(stages.count <= 4, "seed \(seed)") }
      _ = BatchPlan(
        for: linear, oldCount: oldCounts.first ?? .max, newCount: newCounts.first ?? .max, policy: policy)
    }
  }

  private static let extremes = [Int.min, .min + 1, -1, 0, 1, 2, .max - 1, .max]

  /// Up to three positions, in ascending order half of the time.
  private func extremePositions(_ generator: inout SeededGenerator) -> [Int] {
    let positions = Self.extremes.shuffled(using: &generator)
      .prefix(Int.random(in: 0...3, using: &generator))
    return Bool.random(using: &generator) ? positions.sorted() : Array(positions)
  }

  private func extremeMoves(_ generator: inout SeededGenerator) -> [Move<Int>] {
    let (from, to) = (extremePositions(&generator), extremePositions(&generator))
    return zip(from, to).map { Move(from: $0, to: $1) }
  }

  private func extremePaths(_ generator: inout SeededGenerator) -> [ItemPath] {
    let items = extremePositions(&generator)
    // Half of the paths are in an existing section, so that their items are checked too.
    if Bool.random(using: &generator) { return items.map { ItemPath(section: 0, item: $0) } }
    return zip(extremePositions(&generator), items).map { ItemPath(section: $0, item: $1) }
  }

  /// Returns a difference with up to three kinds of changes. With all kinds, the first check would reject
  /// each difference.
  private func extremeDifference(_ generator: inout SeededGenerator) -> SectionedDifference {
    var difference = SectionedDifference()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: difference.sectionDeletes = extremePositions(&generator)
      case 1: difference.sectionInserts = extremePositions(&generator)
      case 2: difference.sectionMoves = extremeMoves(&generator)
      case 3: difference.sectionUpdates = extremeMoves(&generator)
      case 4: difference.deletes = extremePaths(&generator)
      case 5: difference.inserts = extremePaths(&generator)
      case 6:
        difference.moves = zip(extremePaths(&generator), extremePaths(&generator)).map {
          Move(from: $0, to: $1)
        }
      default:
        difference.updates = zip(extremePaths(&generator), extremePaths(&generator)).map {
          Move(from: $0, to: $1)
        }
      }
    }
    return difference
  }

  /// Returns the rules of a batch alone: an invalid difference cannot lead to the right content.
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
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: tamper(&difference.sectionDeletes, &generator) { shift(&$0, &$1) }
    case 1: tamper(&difference.sectionInserts, &generator) { shift(&$0, &$1) }
    case 2: tamper(&difference.sectionMoves, &generator) { shift(&$0.from, &$1) }
    case 3: tamper(&difference.sectionMoves, &generator) { shift(&$0.to, &$1) }
    case 4: tamper(&difference.deletes, &generator) { shift(&$0, &$1) }
    case 5: tamper(&difference.inserts, &generator) { shift(&$0, &$1) }
    case 6: tamper(&difference.moves, &generator) { shift(&$0.from, &$1) }
    case 7: tamper(&difference.moves, &generator) { shift(&$0.to, &$1) }
    case 8: tamper(&difference.sectionUpdates, &generator) { shift(&$0.from, &$1) }
    case 9: tamper(&difference.sectionUpdates, &generator) { shift(&$0.to, &$1) }
    case 10: tamper(&difference.updates, &generator) { shift(&$0.from, &$1) }
    default: tamper(&difference.updates, &generator) { shift(&$0.to, &$1) }
    }
  }

  /// Shifts, removes or duplicates one change.
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
