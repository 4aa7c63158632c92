#if canImport(UIKit)
import TestSupport
import Testing
import UIKit

/// Gives each test of a suite exclusive use of UIKit, whichever suites run in parallel; a simulated UIKit is
/// reset.
struct SimulatedTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await simulationTurns.begin()
    #if !canImport(ObjectiveC)
    await Simulation.reset()
    #endif
    do {
      try await function()
    } catch {
      await simulationTurns.end()
      throw error
    }
    await simulationTurns.end()
  }
}

extension Trait where Self == SimulatedTrait {
  /// UIKit for one test at a time.
  static var simulated: SimulatedTrait { SimulatedTrait() }
}
#endif
