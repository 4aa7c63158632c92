extension UIView {
  func focusableSubviews(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && convert($0.bounds, from: $0).intersects(rect) }
  }

  /// By default a view prefers what is within it, from the top left on.
  var defaultPreferredEnvironments: [any UIFocusEnvironment] {
    subviews.sorted {
      ($0.placedFrame.minY, $0.placedFrame.minX) < ($1.placedFrame.minY, $1.placedFrame.minX)
    }
  }

  /// Everything within the view that can have the focus: views, and what containers say besides, which are asked for what
  /// is a little out of sight as well (developer.apple.com/documentation/uikit/uifocusitemcontainer).
  var focusableItems: [any UIFocusItem] {
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let others = focusItems(in: near).filter { !($0 is UIView) && UIFocusSystem.isFocusable($0) }
    return others + subviews.flatMap { (UIFocusSystem.isFocusable($0) ? [$0] : []) + $0.focusableItems }
  }
}
