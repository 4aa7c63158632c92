import Testing
import UIKit

/// What every test begins with: nothing left over from another one.
@MainActor func freshWindow(_ size: CGSize = CGSize(width: 320, height: 480)) -> UIWindow {
  Simulation.reset()
  return Simulation.makeWindow(size: size)
}

/// The rules that something breaks.
@MainActor func rulesBroken(by body: () -> Void) -> [UIKitRule] {
  Simulation.violations(in: body).map(\.rule)
}

/// The simulation is one world: its tests run one after another.
@MainActor @Suite(.simulated) enum SimulationSuite {}
