/// The position at which a collection comes to rest after scrolling; see ``Content/snapping(_:animated:)``.
public enum Snapping: Hashable, Sendable {
  /// Any position.
  case none
  /// A page in the middle of the viewport.
  ///
  /// Each item, whether a cell or a group, is a page. A fling moves at most to the next page.
  case pages
  /// An item at a position in the viewport, or an end of the content.
  ///
  /// `nearest` counts as `start`. A fling goes as far as its velocity takes it.
  case items(ScrollAlignment)

  /// The position of a page in the viewport.
  package var alignment: ScrollAlignment {
    switch self {
    case .none, .pages: .center
    case .items(.nearest): .start
    case .items(let alignment): alignment
    }
  }
}
