/// A rule that was broken, and how.
public struct UIKitViolation: Error, CustomStringConvertible, Sendable {
  /// The rule.
  public let rule: UIKitRule

  /// What was done.
  public let reason: String

  /// The rule, how sure it is, what was done, and where to read about it.
  public var description: String {
    "\(rule.rawValue) [\(rule.ground.basis.rawValue)]: \(reason) (\(rule.ground.source))"
  }
}
