/// The reason for a rule and its source.
public struct UIKitGround: Hashable, Sendable {
  /// The certainty that UIKit refuses it as well.
  public enum Basis: String, CaseIterable, Sendable {
    /// Apple's documentation says so.
    case documented
    /// Public reports show UIKit raising, crashing or warning.
    case reported
    /// No public source says that UIKit accepts it, so the simulation does not.
    case strict
  }

  /// The certainty of the rule.
  public let basis: Basis

  /// A public page, without its scheme.
  public let source: String
}
