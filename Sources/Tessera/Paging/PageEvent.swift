/// How a page comes and goes.
///
/// At rest one page has *appeared*, and never more than one. While two are seen, the one is disappearing and the other
/// appearing. Each page hears, again and again: `willAppear`, then `didAppear` unless it turns back before, `willDisappear`,
/// then `didDisappear` unless it is turned back to before. So each `will` is followed by its `did` or by the other `will`,
/// and by each exactly once.
///
/// A page is known by its key; carried into another section it is another page.
public enum PageEvent: Hashable, Sendable {
  /// The page comes.
  case willAppear(ItemKey)
  /// The page is there, and the collection at rest.
  case didAppear(ItemKey)
  /// The page goes.
  case willDisappear(ItemKey)
  /// The page has gone.
  case didDisappear(ItemKey)

  /// The page.
  public var page: ItemKey {
    switch self {
    case .willAppear(let key), .didAppear(let key), .willDisappear(let key), .didDisappear(let key): key
    }
  }
}

extension PageEvent: CustomStringConvertible {
  /// One line, as in `pages/a will appear`.
  public var description: String {
    switch self {
    case .willAppear(let key): key.description + " will appear"
    case .didAppear(let key): key.description + " did appear"
    case .willDisappear(let key): key.description + " will disappear"
    case .didDisappear(let key): key.description + " did disappear"
    }
  }
}
