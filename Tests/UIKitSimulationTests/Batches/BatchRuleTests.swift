import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Rules of batches in the simulated views")
  struct BatchRuleTests {
    @Test(
      "A collection view reports each rule",
      arguments: InvalidBatch.all.keys.sorted { $0.rawValue < $1.rawValue })
    func collection(rule: UIKitRule) throws {
      try check(CollectionScreen.self, rule, #require(InvalidBatch.all[rule]))
    }

    @Test(
      "A table view reports each rule", arguments: InvalidBatch.all.keys.sorted { $0.rawValue < $1.rawValue })
    func table(rule: UIKitRule) throws {
      try check(TableScreen.self, rule, #require(InvalidBatch.all[rule]))
    }

    @Test(
      "Only a table view reports these rules",
      arguments: InvalidBatch.ofTables.keys.sorted { $0.rawValue < $1.rawValue })
    func tableOnly(rule: UIKitRule) throws {
      let invalidBatch = try #require(InvalidBatch.ofTables[rule])
      check(TableScreen.self, rule, invalidBatch)
      Simulation.reset()
      let screen = CollectionScreen(counts: invalidBatch.old)
      #expect(
        !screen.violations(of: invalidBatch.batch, to: BatchModel(counts: invalidBatch.new)).contains(rule))
    }

    @Test("Each rule of the contract except those about identity has a name here")
    func names() {
      for rule in BatchRule.allCases {
        let isAboutIdentity = rule.rawValue.hasPrefix("P")
        #expect((UIKitRule(rawValue: "batch" + rule.rawValue) == nil) == isAboutIdentity)
      }
    }

    private func check(_ type: (some BatchScreen).Type, _ rule: UIKitRule, _ invalidBatch: InvalidBatch) {
      Simulation.reset()
      let screen = type.init(BatchModel(counts: invalidBatch.old))
      let found = screen.violations(of: invalidBatch.batch, to: BatchModel(counts: invalidBatch.new))
      #expect(found.contains(rule), "\(found)")
      #expect(screen.shown == screen.expected || rule.ground.basis == .strict)
    }
  }
}
