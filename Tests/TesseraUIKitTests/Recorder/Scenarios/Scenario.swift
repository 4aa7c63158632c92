#if canImport(UIKit)
import Testing
import UIKit

/// A named sequence of steps with a plain view of UIKit.
@MainActor
struct Scenario {
  let name: String
  private let run: (ScenarioRecorder) -> Void

  init(_ name: String, _ run: @escaping (ScenarioRecorder) -> Void) {
    self.name = name
    self.run = run
  }

  /// Performs the steps and returns what UIKit did.
  func record() -> RecordedScenario {
    #if !canImport(ObjectiveC)
    // Frames then do not depend on earlier scenarios.
    Simulation.reset()
    #endif
    let recorder = ScenarioRecorder()
    #if canImport(ObjectiveC)
    run(recorder)
    #else
    for violation in Simulation.violations(in: { run(recorder) }) { Issue.record("\(name): \(violation)") }
    #endif
    recorder.finish()
    return RecordedScenario(name: name, steps: recorder.steps)
  }

  /// All scenarios. A change of a scenario makes recordings of devices outdated.
  static var all: [Scenario] {
    scrolling + insets + collections + collectionBatches + tables + tableBatches + measuring
  }
}

extension Recording {
  /// Records all scenarios on this system.
  @MainActor
  static func make() -> Recording {
    let scenarios = Scenario.all.map { $0.record() }
    return Recording(
      system: RecordedSystem.name, version: RecordedSystem.version, scale: RecordedSystem.scale,
      scenarios: scenarios)
  }
}
#endif
