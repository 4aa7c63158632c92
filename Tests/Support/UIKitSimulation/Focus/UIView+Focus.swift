extension UIView {
  func focusableSubviews(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && convert($0.bounds, from: $0).intersects(rect) }
  }

  /// The default preference of a view: its subviews, from the top left on.
  var defaultPreferredEnvironments: [any UIFocusEnvironment] {
    subviews.sorted {
      ($0.placedFrame.minY, $0.placedFrame.minX) < ($1.placedFrame.minY, $1.placedFrame.minX)
    }
  }

  /// All focusable items within the view: views, and the items of containers, which are queried a little
  /// beyond the visible part as well (developer.apple.com/documentation/uikit/uifocusitemcontainer).
  var focusableItems: [any UIFocusItem] {
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let others = focusItems(in: near).filter { !($0 is UIView) && UIFocusSystem.isFocusable($0) }
    return others + subviews.flatMap { (UIFocusSystem.isFocusable($0) ? [$0] : []) + $0.focusableItems }
  }
}
