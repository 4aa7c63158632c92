/// How it goes on at an end of what is loaded.
public enum PageEnd<Key: Hashable & Sendable>: Hashable, Sendable {
  /// Nobody knows: nothing is loaded.
  case unknown
  /// There is more: the page with a key; nil: the one that comes first without any key.
  case at(Key?)
  /// There is nothing more.
  case ended
}

extension PageEnd: CustomStringConvertible {
  /// As in `at 3`.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .at(let key?): "at \(key)"
    case .at(nil): "at the start"
    case .ended: "ended"
    }
  }
}
