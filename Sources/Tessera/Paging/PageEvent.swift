/// An appearance or disappearance of a page.
///
/// At rest one page has *appeared*, and never more than one. While two pages are visible, one is disappearing
/// and the other appearing. The events of a page repeat in this order: `willAppear`; `didAppear`, unless the
/// user turns back first; `willDisappear`; `didDisappear`, unless the user turns back to the page first. So
/// each `will` is followed by exactly one event of its page: its `did` or the other `will`.
///
/// The key identifies a page; a page that moves to another section is another page.
public enum PageEvent: Hashable, Sendable {
  /// The page begins to appear.
  case willAppear(ItemKey)
  /// The page has appeared, and the collection is at rest.
  case didAppear(ItemKey)
  /// The page begins to disappear.
  case willDisappear(ItemKey)
  /// The page has disappeared.
  case didDisappear(ItemKey)

  /// The key of the page.
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
