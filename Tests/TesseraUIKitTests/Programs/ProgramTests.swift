#if !canImport(ObjectiveC)
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// Random changes in all three views at once: no rule of UIKit is broken, and all views show the same.
@MainActor
@Suite("Random programs", .tags(.model), .simulated)
struct ProgramTests {
  @Test(
    "All views show the content after each change, and no rule is broken",
    arguments: CollectionLayouts.allCases, [false, true])
  func programs(layouts: CollectionLayouts, isEstimated: Bool) {
    let before = Simulation.batchCount
    let seeds = (0..<UInt64(30)).sampled
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let program = (0..<10).map { _ in NamedSections.random(using: &random) }
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()]) {
        failureReason($0, layouts, isEstimated, SimulationQuirks.ofProgram(seed))
      }
      guard let failure else { continue }
      Testing.Issue.record(
        "seed \(seed), \(SimulationQuirks.ofProgram(seed)): \(failure.failureReason)\nafter\n\(failure.value.map { "\($0.texts)" }.joined(separator: "\n"))"
      )
      return
    }
    let batches = Simulation.batchCount - before
    #expect(batches > 10 * seeds.count)
  }

  private func failureReason(
    _ program: [NamedSections], _ layouts: CollectionLayouts, _ isEstimated: Bool, _ quirks: SimulationQuirks
  ) -> String? {
    Simulation.reset()
    Simulation.quirks = quirks
    var failureReason: String?
    let violations = Simulation.violations {
      let views = ThreeViews(layouts, isEstimated: isEstimated)
      for sections in program where failureReason == nil {
        views.show(sections)
        failureReason = views.failureReason(about: sections)
      }
    }
    return violations.first.map { "\($0)" } ?? failureReason
  }
}
#endif
