#if !canImport(ObjectiveC)
import TestSupport
import Testing
import UIKit

/// Gives each test of a suite exclusive use of a reset simulation, whichever suites run in parallel.
struct SimulatedTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await simulationTurns.begin()
    await Simulation.reset()
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
  /// The simulation for one test at a time.
  static var simulated: SimulatedTrait { SimulatedTrait() }
}
#endif
