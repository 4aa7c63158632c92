/// The load state of the content as a whole.
public enum LoadPhase<Key: Hashable & Sendable>: Equatable, Sendable {
  /// Nothing was loaded, and nothing is loading.
  case idle
  /// A refresh is running, with or without existing items; or a page is loading, and there are no items yet.
  case loading(LoadIntent<Key>)
  /// There are items.
  case content
  /// The content was loaded and has no items.
  case empty
  /// A refresh has failed.
  ///
  /// - Parameter keepsContent: Whether there are items from before.
  case failed(LoadFailure, keepsContent: Bool)

  /// Whether something is loading.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

extension LoadPhase: CustomStringConvertible {
  /// A short description, as in `loading pull`.
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
