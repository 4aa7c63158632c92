extension UIView {
  /// Returns the frontmost view under a point. Hidden, transparent and disabled views receive no touches, and
  /// neither do animated views without `allowUserInteraction`.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, hangingAnimations == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewsInDrawingOrder.reversed() {
      if let hit = subview.hitTest(subview.geometry.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// The order of hit testing: that of the subviews, regardless of the layers' depths.
  private var subviewsInDrawingOrder: [UIView] { subviews }
}
