/// Why the simulation refuses something, and where that can be read.
public struct UIKitGround: Hashable, Sendable {
  /// How sure it is that UIKit refuses it as well.
  public enum Basis: String, CaseIterable, Sendable {
    /// Apple's documentation says so.
    case documented
    /// Public reports show UIKit raising, crashing or warning.
    case reported
    /// Nothing public says that UIKit accepts it, so the simulation does not.
    case strict
  }

  /// How sure it is.
  public let basis: Basis

  /// A public page, without its scheme.
  public let source: String
}
