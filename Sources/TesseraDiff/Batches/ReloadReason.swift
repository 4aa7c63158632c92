/// Why a view should show the new version at once instead of animating to it.
public enum ReloadReason: Hashable, Sendable {
  /// There are more operations than the policy allows.
  case tooManyOperations(count: Int, limit: Int)
  /// The plan would have several stages, and one of the versions has more items than the policy allows for that. A
  /// count beyond `Int.max` is given as `Int.max`.
  case tooManyItems(count: Int, limit: Int)
  /// The difference is not the one between the two versions.
  case invalidDifference(DifferenceFault)
}

extension ReloadReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .tooManyOperations(let count, let limit): "\(count) operations are more than the limit of \(limit)"
    case .tooManyItems(let count, let limit):
      "\(count) items are more than the limit of \(limit) for several stages"
    case .invalidDifference(let fault): "the difference does not fit: " + fault.description
    }
  }
}

#if !hasFeature(Embedded)
extension ReloadReason: Codable {}
#endif
