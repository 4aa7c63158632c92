#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The delegate of a ``CollectionView``, which handles calls for the collection and forwards every call to
/// the app's own delegate.
@MainActor
final class ScrollDelegateProxy: NSObject, UIScrollViewAccessibilityDelegate {
  weak var view: CollectionView?
  /// The app's delegate.
  weak var next: (any UIScrollViewDelegate)? {
    didSet { forwarder.target = next }
  }
  private let forwarder = Forwarder()

  override init() {
    super.init()
    forwarder.onChange = { [weak self] in self?.view?.reassignDelegate() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    view?.beginDragging()
    #if canImport(ObjectiveC)
    next?.scrollViewWillBeginDragging?(scrollView)
    #else
    next?.scrollViewWillBeginDragging(scrollView)
    #endif
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    view?.endDragging(velocity: velocity, target: &targetContentOffset.pointee)
    #if canImport(ObjectiveC)
    next?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    #else
    next?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    #endif
    view?.scrolling.decelerationTarget = targetContentOffset.pointee
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let pages = view?.beginsPaging() ?? false
    #if canImport(ObjectiveC)
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate || pages)
    if pages { next?.scrollViewWillBeginDecelerating?(scrollView) }
    #else
    next?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate || pages)
    if pages { next?.scrollViewWillBeginDecelerating(scrollView) }
    #endif
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // The collection continues a deceleration that ends by a correction.
    if view?.scrolling.isCorrecting != true { notifyEndDecelerating(scrollView) }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    #if canImport(ObjectiveC)
    let isWanted = next?.scrollViewShouldScrollToTop?(scrollView) ?? true
    #else
    let isWanted = next?.scrollViewShouldScrollToTop(scrollView) ?? true
    #endif
    if isWanted { view?.scrollToTop() }
    // The engine scrolls instead.
    return false
  }

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    let next = next as? any UIScrollViewAccessibilityDelegate
    #if canImport(ObjectiveC)
    let words = next?.accessibilityScrollStatus?(for: scrollView) ?? nil
    #else
    let words = next?.accessibilityScrollStatus(for: scrollView)
    #endif
    return words ?? view?.scrollStatus
  }

  // The following calls notify only the app's delegate, because UIKit has not scrolled.

  func notifyEndDecelerating(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
    next?.scrollViewDidEndDecelerating?(scrollView)
    #else
    next?.scrollViewDidEndDecelerating(scrollView)
    #endif
  }

  func notifyEndScrollingAnimation(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
    next?.scrollViewDidEndScrollingAnimation?(scrollView)
    #else
    next?.scrollViewDidEndScrollingAnimation(scrollView)
    #endif
  }

  func notifyScrolledToTop(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
    next?.scrollViewDidScrollToTop?(scrollView)
    #else
    next?.scrollViewDidScrollToTop(scrollView)
    #endif
  }

  // All other calls go only to the app's delegate.

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || forwarder.responds(to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? { forwarder.receiver(of: selector) }
  #endif
}

#if !canImport(ObjectiveC)
extension ScrollDelegateProxy: SimulatedForwarding {
  var simulatedForwardingTarget: AnyObject? { forwarder.receiver }
}
#endif
#endif
