/// What a ``LoadMachine`` waits for.
public enum LoadTimer: Hashable, Sendable {
  /// The next update without being asked.
  case autoUpdate
  /// The next attempt at what has failed.
  case retry(LoadLane)
}

extension LoadTimer: CustomStringConvertible {
  /// A few words, as in `another attempt at the next page`.
  public var description: String {
    switch self {
    case .autoUpdate: "the next update"
    case .retry(.refresh): "another attempt at the refresh"
    case .retry(.page(.next)): "another attempt at the next page"
    case .retry(.page(.previous)): "another attempt at the previous page"
    }
  }
}
