/// What a breach of the contract leads to in a real view.
public enum BatchSeverity: String, Hashable, Sendable, CaseIterable {
  /// The view throws an exception, at once.
  case throwing
  /// The view accepts it, and later shows wrong cells, freezes, or crashes.
  case harmful
  /// The view does not mind; only this checker refuses it.
  case strict
}

extension BatchSeverity: CustomStringConvertible {
  /// The second half of a sentence: `the view throws`.
  public var description: String {
    switch self {
    case .throwing: "the view throws"
    case .harmful: "the view goes wrong later"
    case .strict: "the view would not notice"
    }
  }
}
