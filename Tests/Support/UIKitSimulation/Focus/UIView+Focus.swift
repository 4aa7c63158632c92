extension UIView {
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && convert($0.bounds, from: $0).intersects(rect) }
  }

  /// By default a view prefers what is within it, from the top left on.
  var defaultPreferredEnvironments: [any UIFocusEnvironment] {
    subviews.sorted {
      ($0.placedFrame.minY, $0.placedFrame.minX) < ($1.placedFrame.minY, $1.placedFrame.minX)
    }
  }

  /// Everything within the view that can have the focus.
  var focusableItems: [UIView] {
    subviews.flatMap { ($0.isFocusableNow ? [$0] : []) + $0.focusableItems }
  }

  private var isFocusableNow: Bool { UIFocusSystem.isFocusable(self) }
}
