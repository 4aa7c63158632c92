import TesseraDiff
import TesseraTesting
import TestSupport
import Testing

/// Legal batches are accepted, and batches with one fault are rejected.
///
/// A replay, which knows no rules, shows the effect of a batch. A mutant that is accepted must have exactly
/// the effect of the original batch; any other mutant must be rejected.
@Suite("Mutations of batches", .tags(.model))
struct BatchMutationTests {
  static let seedCount: UInt64 = 8
  static let changesPerSeed = 900

  @Test("Legal batches are accepted and give the new data", arguments: (0..<seedCount).sampled)
  func legal(seed: UInt64) {
    var smallest: RandomChange?
    forEachChange(seed) { change, _ in
      let found = violations(of: change.batch, in: change)
      let replayed = change.old.replaying(change.batch, taking: change.new)
      guard !found.isEmpty || replayed != change.new else { return }
      if change.batch.count < smallest?.batch.count ?? .max { smallest = change }
    }
    if let smallest {
      Issue.record("seed \(seed): \(smallest): \(violations(of: smallest.batch, in: smallest))")
    }
  }

  @Test(
    "Each of twenty thousand mutants is rejected or has the same effect", arguments: (0..<seedCount).sampled
  )
  func mutants(seed: UInt64) {
    var counts: [BatchMutant.Kind: Int] = [:]
    var equivalentCount = 0
    var smallest: (change: RandomChange, mutant: BatchMutant)?
    forEachChange(seed) { change, generator in
      for kind in BatchMutant.Kind.allCases {
        guard let mutant = BatchMutant(kind, of: change, using: &generator) else { continue }
        counts[kind, default: 0] += 1
        guard violations(of: mutant.batch, in: change).isEmpty else { continue }
        let isEquivalent = change.old.replaying(mutant.batch, taking: change.new) == change.new
        if isEquivalent && !mutant.isAlwaysWrong {
          equivalentCount += 1
        } else if change.batch.count < smallest?.change.batch.count ?? .max {
          smallest = (change, mutant)
        }
      }
    }
    if let smallest {
      Issue.record("seed \(seed): \(smallest.change): accepted as \(smallest.mutant.batch)")
    }
    let total = counts.values.reduce(0, +)
    #expect(total > 20_000 / Int(Self.seedCount))
    for kind in BatchMutant.Kind.allCases { #expect(counts[kind, default: 0] > 20, "\(kind)") }
    // Mostly redundant updates.
    #expect(equivalentCount < total / 20)
  }

  private func forEachChange(_ seed: UInt64, _ body: (RandomChange, inout SeededGenerator) -> Void) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<Self.changesPerSeed {
      body(RandomChange(size: 1 + number % 5, using: &generator), &generator)
    }
  }

  private func violations(of batch: Batch, in change: RandomChange) -> [BatchViolation] {
    BatchContract.violations(of: batch, from: change.old, to: change.new, rules: change.rules)
  }
}
