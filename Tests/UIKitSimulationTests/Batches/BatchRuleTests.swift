import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Rules of batches in the simulated views")
  struct BatchRuleTests {
    @Test(
      "A collection view minds each", arguments: BatchOffence.all.keys.sorted { $0.rawValue < $1.rawValue })
    func collection(rule: UIKitRule) throws {
      try check(CollectionScreen.self, rule, #require(BatchOffence.all[rule]))
    }

    @Test("A table view minds each", arguments: BatchOffence.all.keys.sorted { $0.rawValue < $1.rawValue })
    func table(rule: UIKitRule) throws {
      try check(TableScreen.self, rule, #require(BatchOffence.all[rule]))
    }

    @Test(
      "Only a table view minds these",
      arguments: BatchOffence.ofTables.keys.sorted { $0.rawValue < $1.rawValue })
    func tableOnly(rule: UIKitRule) throws {
      let offence = try #require(BatchOffence.ofTables[rule])
      check(TableScreen.self, rule, offence)
      Simulation.reset()
      let screen = CollectionScreen(counts: offence.old)
      #expect(!screen.violations(of: offence.batch, to: BatchModel(counts: offence.new)).contains(rule))
    }

    @Test("Each rule of the contract has a name here, but for those that ask who is who")
    func names() {
      for rule in BatchRule.allCases {
        let isAboutIdentity = rule.rawValue.hasPrefix("P")
        #expect((UIKitRule(rawValue: "batch" + rule.rawValue) == nil) == isAboutIdentity)
      }
    }

    private func check(_ type: (some BatchScreen).Type, _ rule: UIKitRule, _ offence: BatchOffence) {
      Simulation.reset()
      let screen = type.init(BatchModel(counts: offence.old))
      let found = screen.violations(of: offence.batch, to: BatchModel(counts: offence.new))
      #expect(found.contains(rule), "\(found)")
      #expect(screen.shown == screen.expected || rule.ground.basis == .strict)
    }
  }
}
