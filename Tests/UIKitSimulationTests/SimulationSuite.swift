import Testing
import UIKit

/// Resets the simulation and returns a new window.
@MainActor func freshWindow(_ size: CGSize = CGSize(width: 320, height: 480)) -> UIWindow {
  Simulation.reset()
  return Simulation.makeWindow(size: size)
}

/// Returns the rules that a closure breaks.
@MainActor func rulesBroken(by body: () -> Void) -> [UIKitRule] {
  Simulation.violations(in: body).map(\.rule)
}

/// The simulation is a single shared state: its tests run one after another.
@MainActor @Suite("The simulation of UIKit", .simulated)
enum SimulationSuite {}
