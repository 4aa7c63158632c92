/// A timer that a ``LoadMachine`` waits for.
public enum LoadTimer: Hashable, Sendable {
  /// The next periodic update.
  case autoUpdate
  /// The next attempt at a failed load.
  case retry(LoadType)
}

extension LoadTimer: CustomStringConvertible {
  /// A short description, as in `another attempt at the next page`.
  public var description: String {
    switch self {
    case .autoUpdate: "the next update"
    case .retry(.refresh): "another attempt at the refresh"
    case .retry(.page(.next)): "another attempt at the next page"
    case .retry(.page(.previous)): "another attempt at the previous page"
    }
  }
}
