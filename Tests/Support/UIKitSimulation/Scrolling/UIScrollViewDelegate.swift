// One declaration per line: a script makes them optional requirements for the type check for iOS.
// swift-format-ignore
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// swift-format-ignore
extension UIScrollViewDelegate { // optional in UIKit
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { forwarded { $0.scrollViewDidScroll(scrollView) } }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { forwarded { $0.scrollViewWillBeginDragging(scrollView) } }
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { forwarded { $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { forwarded { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { forwarded { $0.scrollViewWillBeginDecelerating(scrollView) } }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { forwarded { $0.scrollViewDidEndDecelerating(scrollView) } }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { forwarded { $0.scrollViewDidEndScrollingAnimation(scrollView) } }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { forwarded { $0.scrollViewShouldScrollToTop(scrollView) } ?? true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { forwarded { $0.scrollViewDidScrollToTop(scrollView) } }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { forwarded { $0.scrollViewDidChangeAdjustedContentInset(scrollView) } }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { forwarded { $0.viewForZooming(in: scrollView) } ?? nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { forwarded { $0.scrollViewDidZoom(scrollView) } }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { forwarded { $0.scrollViewWillBeginZooming(scrollView, with: view) } }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { forwarded { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } }
}
