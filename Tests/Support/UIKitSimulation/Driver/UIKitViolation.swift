/// A broken rule with a description.
public struct UIKitViolation: Error, CustomStringConvertible, Sendable {
  /// The rule.
  public let rule: UIKitRule

  /// A description of the call that broke the rule.
  public let reason: String

  /// The rule, its certainty, the reason and the source.
  public var description: String {
    "\(rule.rawValue) [\(rule.ground.basis.rawValue)]: \(reason) (\(rule.ground.source))"
  }
}
