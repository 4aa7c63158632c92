/// The beginning or the end of a load, for indicators.
///
/// All attempts at the same request are one load.
public enum LoadProgress<Key: Hashable & Sendable>: Hashable, Sendable {
  /// A load has begun.
  case started(LoadIntent<Key>)
  /// A load has ended: it succeeded, failed, or gave way to another load.
  case ended(LoadIntent<Key>)
}

extension LoadProgress: CustomStringConvertible {
  /// A short description, as in `started next page`.
  public var description: String {
    switch self {
    case .started(let intent): "started \(intent)"
    case .ended(let intent): "ended \(intent)"
    }
  }
}
