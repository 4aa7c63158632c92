/// One breach of the contract between a view and those who change it.
public struct BatchViolation: Hashable, Sendable {
  /// The rule that is broken.
  public var rule: BatchRule
  /// What was found, and where: `item 0.3 is both deleted and moved`.
  public var explanation: String
  /// What it leads to. The strict half of a rule can be milder than the rule.
  public var severity: BatchSeverity

  /// Makes a report. Without a severity, it is that of the rule.
  public init(rule: BatchRule, explanation: String, severity: BatchSeverity? = nil) {
    self.rule = rule
    self.explanation = explanation
    self.severity = severity ?? rule.severity
  }
}

extension BatchViolation: CustomStringConvertible {
  /// One line: `C2: item 0.3 is both deleted and moved; the view throws`.
  public var description: String { "\(rule.rawValue): \(explanation); \(severity)" }
}
