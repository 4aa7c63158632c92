/// The begin or the end of a load, for indicators. All attempts at the same are one load.
public enum LoadProgress<Key: Hashable & Sendable>: Hashable, Sendable {
  /// It begins.
  case started(LoadIntent<Key>)
  /// It has ended: it was answered, has failed, or gave way to something else.
  case ended(LoadIntent<Key>)
}

extension LoadProgress: CustomStringConvertible {
  /// Two or three words, as in `started next page`.
  public var description: String {
    switch self {
    case .started(let intent): "started \(intent)"
    case .ended(let intent): "ended \(intent)"
    }
  }
}
