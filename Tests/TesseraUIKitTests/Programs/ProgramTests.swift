#if !canImport(ObjectiveC)
import Foundation
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// Random changes through all three views at once: no rule of UIKit's is broken, and all show the same.
@MainActor
@Suite("Random programs", .simulated)
struct ProgramTests {
  /// How many programs of ten changes each are run for each kind of layout and of heights, by `TESSERA_UIKIT_PROGRAMS`.
  nonisolated static var count: Int { asked ?? 30 }

  private nonisolated static var asked: Int? {
    ProcessInfo.processInfo.environment["TESSERA_UIKIT_PROGRAMS"].flatMap(Int.init)
  }

  @Test(
    "All views show the content after each change, and no rule is broken",
    arguments: CollectionLayouts.allCases, [false, true])
  func programs(layouts: CollectionLayouts, isEstimated: Bool) {
    let before = Simulation.batchCount
    for seed in (0..<UInt64(Self.count)).sampled {
      var random = SeededGenerator(seed: seed)
      let program = (0..<10).map { _ in NamedSections.random(using: &random) }
      guard let failure = shortestFailure(of: program, complaint: { complaint($0, layouts, isEstimated) })
      else {
        continue
      }
      Testing.Issue.record(
        "seed \(seed): \(failure.complaint)\nafter\n\(failure.program.map { "\($0.texts)" }.joined(separator: "\n"))"
      )
      return
    }
    let batches = Simulation.batchCount - before
    #expect(batches > 10 * Self.count)
    if Self.asked != nil {
      print("\(Self.count) programs, \(batches) batches, \(layouts) layouts, estimated: \(isEstimated)")
    }
  }

  private func complaint(
    _ program: [NamedSections], _ layouts: CollectionLayouts, _ isEstimated: Bool
  ) -> String? {
    Simulation.reset()
    var complaint: String?
    let violations = Simulation.violations {
      let views = ThreeViews(layouts, isEstimated: isEstimated)
      for sections in program where complaint == nil {
        views.show(sections)
        complaint = views.complaint(about: sections)
      }
    }
    return violations.first.map { "\($0)" } ?? complaint
  }
}
#endif
