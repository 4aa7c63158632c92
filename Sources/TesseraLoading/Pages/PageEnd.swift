/// The end of the loaded pages in one direction.
public enum PageEnd<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The end is unknown, because nothing is loaded.
  case unknown
  /// There is another page, with a key.
  ///
  /// A `nil` key is that of the first page of a source, which is requested without a key.
  case at(Key?)
  /// There are no more pages.
  case ended
}

extension PageEnd: CustomStringConvertible {
  /// A short description, as in `at 3`.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .at(let key?): "at \(key)"
    case .at(nil): "at the start"
    case .ended: "ended"
    }
  }
}
