#if canImport(UIKit)
/// A difference between two recordings.
struct RecordedDifference: Equatable, CustomStringConvertible {
  var scenario: String
  /// The name of the step; empty if the difference is in the scenario.
  var step: String
  /// The key of the value, `calls` or `later`; empty if the difference is in the step.
  var key: String
  var message: String

  var description: String {
    [scenario, step, key].filter { !$0.isEmpty }.joined(separator: " › ") + ": " + message
  }
}
#endif
