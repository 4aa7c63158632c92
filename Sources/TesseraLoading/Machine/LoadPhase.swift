/// How it stands with the content as a whole.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public enum LoadPhase<Key: Hashable & Sendable>: Equatable, Sendable {
  /// Nothing was loaded, and nothing is loading.
  case idle
  /// It is loading anew, whether there is something already or not; or a page is, and there is nothing yet.
  case loading(LoadIntent<Key>)
  /// There is something.
  case content
  /// It was loaded, and there is nothing.
  case empty
  /// It could not be loaded anew.
  ///
  /// - keepsContent: Whether there is something from before.
  case failed(LoadFailure, keepsContent: Bool)

  /// Whether something is loading.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadPhase: CustomStringConvertible {
  /// A few words, as in `loading pull`.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .loading(let intent): "loading \(intent)"
    case .content: "content"
    case .empty: "empty"
    case .failed(let failure, let keepsContent): "failed\(keepsContent ? ", with content" : ""): \(failure)"
    }
  }
}
