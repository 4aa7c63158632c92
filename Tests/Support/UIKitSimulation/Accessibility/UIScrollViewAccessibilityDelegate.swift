// One declaration per line: a script makes them optional requirements for the type check for iOS.
// swift-format-ignore
@MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

// swift-format-ignore
extension UIScrollViewAccessibilityDelegate { // optional in UIKit
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { forwarded { $0.accessibilityScrollStatus(for: scrollView) } ?? nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { forwarded { $0.accessibilityAttributedScrollStatus(for: scrollView) } ?? nil }
}
