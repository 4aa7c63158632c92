/// A reason why a view should show the new version at once instead of animating the change.
public enum ReloadReason: Hashable, Sendable {
  /// There are more operations than the policy allows.
  case tooManyOperations(count: Int, limit: Int)
  /// Between two stages there may be more items than an `Int` can count.
  case tooManyItems
  /// The difference is not the one between the two versions.
  case invalidDifference(DifferenceError)
}

extension ReloadReason: CustomStringConvertible {
  /// A description of the reason.
  public var description: String {
    switch self {
    case .tooManyOperations(let count, let limit): "\(count) operations are more than the limit of \(limit)"
    case .tooManyItems: "a stage might have more items than an Int can count"
    case .invalidDifference(let fault): "the difference is invalid: " + fault.description
    }
  }
}

#if !hasFeature(Embedded)
extension ReloadReason: Codable {}
#endif
