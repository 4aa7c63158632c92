/// The consequence of a contract violation in a real view.
public enum BatchSeverity: String, Hashable, Sendable, CaseIterable {
  /// The view throws an exception immediately.
  case throwing
  /// The view accepts the batch, and later shows wrong cells, freezes, or crashes.
  case harmful
  /// The view does not check the rule, and may show wrong cells; only this checker rejects the batch.
  case strict
}

extension BatchSeverity: CustomStringConvertible {
  /// The consequence as the second half of a sentence, such as `the view throws`.
  public var description: String {
    switch self {
    case .throwing: "the view throws"
    case .harmful: "the view fails later"
    case .strict: "the view would not notice"
    }
  }
}
