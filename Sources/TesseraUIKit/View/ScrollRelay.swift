#if canImport(UIKit)
import UIKit

/// The delegate of a ``CollectionView``: hears what the collection has to hear, and hands every call on to the app's own
/// delegate.
@MainActor
final class ScrollRelay: NSObject, UIScrollViewAccessibilityDelegate {
  weak var view: CollectionView?
  /// The app's delegate.
  weak var next: (any UIScrollViewDelegate)?

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
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    #if canImport(ObjectiveC)
    let isWanted = next?.scrollViewShouldScrollToTop?(scrollView) ?? true
    #else
    let isWanted = next?.scrollViewShouldScrollToTop(scrollView) ?? true
    #endif
    if isWanted { view?.goToTop() }
    // The engine goes there.
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

  // All other calls are the app's alone.

  #if canImport(ObjectiveC)
  // The runtime may ask on any thread; UIKit, whose delegate this is, asks on the main one.

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector)
      || (forwardingTarget(for: selector) as? NSObject)?.responds(to: selector) ?? false
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    nonisolated(unsafe) var target: (any UIScrollViewDelegate)?
    MainActor.assumeIsolated { target = next }
    return target
  }
  #else
  func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    next?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    next?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    next?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    next?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  #endif
}
#endif
