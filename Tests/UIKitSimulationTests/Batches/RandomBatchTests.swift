import TesseraDiff
import TesseraTesting
import TestSupport
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Random batches in the simulated views", .tags(.model))
  struct RandomBatchTests {
    @Test("A collection view shows the result of planned batches", arguments: (0..<UInt64(4)).sampled)
    func plannedForCollection(seed: UInt64) { checkPlanned(CollectionScreen.self, seed) }

    @Test("A table view shows the result of planned batches", arguments: (0..<UInt64(4)).sampled)
    func plannedForTable(seed: UInt64) { checkPlanned(TableScreen.self, seed) }

    @Test(
      "A collection view refuses exactly the batches that the contract refuses",
      arguments: (0..<UInt64(4)).sampled
    )
    func spoiledForCollection(seed: UInt64) { checkSpoiled(CollectionScreen.self, seed) }

    @Test(
      "A table view refuses exactly the batches that the contract refuses", arguments: (0..<UInt64(4)).sampled
    )
    func spoiledForTable(seed: UInt64) { checkSpoiled(TableScreen.self, seed) }

    @Test("A scrolling, changing collection view never shows outdated cells")
    func scrolledCollection() { checkScrolled(CollectionScreen.self) }

    @Test("A scrolling, changing table view never shows outdated cells")
    func scrolledTable() { checkScrolled(TableScreen.self) }

    /// Most items are off-screen; views are reused often.
    private func checkScrolled(_ type: (some BatchScreen).Type) {
      Simulation.reset()
      var random = RandomBatch(seed: 2_000)
      let screen = type.init(random.model(size: 40))
      for number in 0..<40 {
        let new = random.model(size: 40)
        for stage in RandomBatch.stages(from: screen.model, to: new, rules: type.rules) {
          let found = screen.violations(of: stage.batch, to: stage.result)
          #expect(found.isEmpty)
          for step in 0..<4 {
            let height = max(0, screen.scrollView.contentSize.height - screen.window.bounds.height)
            screen.scrollView.contentOffset.y = height * CGFloat((step * 7 + number) % 5) / 4
            screen.window.layoutIfNeeded()
            let wrong = screen.texts.filter { path, text in
              text != type.text(screen.model.sections[path.section].items[path.item])
            }
            guard wrong.isEmpty else {
              Issue.record("\(number).\(step): \(wrong)")
              return
            }
          }
        }
      }
    }

    /// One screen goes through many changes.
    private func checkPlanned(_ type: (some BatchScreen).Type, _ seed: UInt64) {
      Simulation.reset()
      var random = RandomBatch(seed: seed)
      let screen = type.init(random.model())
      for number in 0..<150 {
        let new = random.model()
        for stage in RandomBatch.stages(from: screen.model, to: new, rules: type.rules) {
          let before = screen.model
          let found = screen.violations(of: stage.batch, to: stage.result)
          guard found.isEmpty, screen.shown == screen.expected else {
            Issue.record(
              "\(number): \(before) to \(stage.result) by \(stage.batch): \(found), \(screen.shown ?? [])")
            return
          }
        }
        guard screen.model.sections.map(\.items) == new.sections.map(\.items) else {
          Issue.record("\(number): the plan to \(new) ends at \(screen.model)")
          return
        }
      }
    }

    /// Each batch gets a screen of its own.
    private func checkSpoiled(_ type: (some BatchScreen).Type, _ seed: UInt64) {
      Simulation.reset()
      var random = RandomBatch(seed: 1_000 + seed)
      var refused = 0
      for _ in 0..<150 {
        let (old, new) = (random.model(), random.model())
        guard let stage = RandomBatch.stages(from: old, to: new, rules: type.rules).first else { continue }
        var batch = random.spoiled(stage.batch)
        batch.updates = []
        let expected = BatchContract.violations(of: batch, from: old, to: stage.result, rules: type.rules)
        let screen = type.init(old)
        let found = screen.violations(of: batch, to: stage.result)
        let contract = Set(expected.compactMap { UIKitRule(rawValue: "batch" + $0.rule.rawValue) })
        guard found == contract else {
          Issue.record("\(old) to \(stage.result) by \(batch): \(found), but the contract says \(expected)")
          return
        }
        if !found.isEmpty { refused += 1 }
        // In any case the view ends up with the data of its source.
        if expected.contains(where: { $0.severity != .strict }) || expected.isEmpty {
          guard screen.shown == screen.expected else {
            Issue.record("\(old) to \(stage.result) by \(batch): shows \(screen.shown ?? [])")
            return
          }
        }
      }
      #expect(refused > 50)
    }
  }
}
