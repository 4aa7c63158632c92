import Testing

/// Runs tests one at a time, whichever suites with this trait run in parallel: a simulation of UIKit has one
/// clock and one set of touches.
public struct ExclusiveTrait: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns()
  private let reset: @Sendable () async -> Void

  /// Creates a trait.
  ///
  /// - Parameter reset: Called before each test.
  public init(reset: @escaping @Sendable () async -> Void) { self.reset = reset }

  /// Whether the trait is for each test of a suite; `true`.
  public var isRecursive: Bool { true }

  /// Waits until no other test runs, resets, and runs a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.turns.begin()
    await reset()
    do {
      try await function()
    } catch {
      await Self.turns.end()
      throw error
    }
    await Self.turns.end()
  }
}
