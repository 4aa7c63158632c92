extension UIView {
  /// The front view under a point: hidden, transparent and disabled views take no touches, and neither do views
  /// that are being animated without `allowUserInteraction`.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, hangingAnimations == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewsInDrawingOrder.reversed() {
      if let hit = subview.hitTest(subview.geometry.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Hit testing follows the order of subviews alone, whatever the layers' depths are.
  private var subviewsInDrawingOrder: [UIView] { subviews }
}
