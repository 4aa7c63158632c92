// A simulation of the part of UIKit that this package's host uses. It is written from Apple's public
// documentation, contains no Apple code, and is built for the tests on Linux only.
@_exported import Foundation

/// Drives the simulation from tests: time, windows, fingers, keys and broken rules.
///
/// Nothing of this exists in UIKit. Outside of ``violations(in:)`` a broken rule ends the process, as an
/// exception of UIKit would.
@MainActor public enum Simulation {
  // MARK: Broken rules

  private static var recorded: [UIKitViolation]?

  /// Runs a closure and returns the rules that it broke.
  ///
  /// Scopes may nest; an inner scope keeps its violations to itself.
  public static func violations(in body: () throws -> Void) rethrows -> [UIKitViolation] {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    try body()
    return recorded ?? []
  }

  /// Runs an asynchronous closure and returns the rules that it broke.
  public static func violations(in body: @MainActor () async throws -> Void) async rethrows
    -> [UIKitViolation]
  {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    try await body()
    return recorded ?? []
  }

  static func raise(_ rule: UIKitRule, _ reason: @autoclosure () -> String) {
    report(UIKitViolation(rule: rule, reason: reason()))
  }

  static func report(_ violation: UIKitViolation) {
    guard recorded != nil else { fatalError("UIKit would not take this: \(violation)") }
    recorded?.append(violation)
  }

  /// The number of batches with changes in all collection and table views since the process began.
  public internal(set) static var batchCount = 0
  /// The number of times that a label was measured since the process began.
  public internal(set) static var labelMeasurementCount = 0

  // MARK: Undocumented behavior

  /// The behavior of the simulation where Apple's documentation leaves it open: run a test with each.
  public static var quirks = SimulationQuirks()

  // MARK: Resetting

  /// Resets windows, time, pending work, fingers, settings and recorded notifications.
  public static func reset() {
    quirks = SimulationQuirks()
    isKeyboardConnected = true
    clock = SimulationClock()
    windows.removeAll()
    SimulationScreen.reset()
    TouchDispatcher.shared = TouchDispatcher()
    UIView.setAnimationsEnabled(true)
    AnimationRegistry.shared = AnimationRegistry()
    UIAccessibility.resetSimulation()
    UIFocusSystem.resetSimulation()
    resetKeyboard()
  }
}
