extension UIScrollView {
  /// Scrolls by a page for VoiceOver, which then speaks the delegate's status
  /// (developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate). The size of a page is
  /// invented.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let visible = geometry.bounds.inset(by: totalInset)
    var offset = contentOffset
    switch direction {
    case .up, .previous: offset.y -= visible.height
    case .down, .next: offset.y += visible.height
    case .left: offset.x -= visible.width
    case .right: offset.x += visible.width
    }
    let destination = clamped(offset)
    guard isScrollEnabled, destination != contentOffset else { return false }
    moveItself(to: destination)
    layoutIfNeeded()
    let words = (listener as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: self)
    UIAccessibility.post(notification: .pageScrolled, argument: words)
    return true
  }
}
