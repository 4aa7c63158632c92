/// Where a collection comes to rest when it is scrolled; see ``Content/snapping(_:animated:)``.
public enum Snapping: Hashable, Sendable {
  /// Anywhere.
  case none
  /// With a page in the middle of the viewport: each item is a page, be it a cell or a group of cells. A fling goes no
  /// farther than to the next page.
  case pages
  /// With an item at a place in the viewport, or at an end of the content; `nearest` counts as `start`. A fling goes as
  /// far as it carries.
  case items(ScrollAlignment)

  /// Where in the viewport a page stands.
  package var alignment: ScrollAlignment {
    switch self {
    case .none, .pages: .center
    case .items(.nearest): .start
    case .items(let alignment): alignment
    }
  }
}
