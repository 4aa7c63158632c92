/// A violation of the contract between a view and the code that changes it.
public struct BatchViolation: Hashable, Sendable {
  /// The violated rule.
  public var rule: BatchRule
  /// A description of the violation and its place: `item 0.3 is both deleted and moved`.
  public var explanation: String
  /// The consequence of the violation, which can be milder than that of the rule.
  public var severity: BatchSeverity

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - rule: The violated rule.
  ///   - explanation: A description of the violation and its place.
  ///   - severity: The consequence; `nil` for that of the rule.
  public init(rule: BatchRule, explanation: String, severity: BatchSeverity? = nil) {
    self.rule = rule
    self.explanation = explanation
    self.severity = severity ?? rule.severity
  }
}

extension BatchViolation: CustomStringConvertible {
  /// The violation in one line: `C2: item 0.3 is both deleted and moved; the view throws`.
  public var description: String { "\(rule.rawValue): \(explanation); \(severity)" }
}
