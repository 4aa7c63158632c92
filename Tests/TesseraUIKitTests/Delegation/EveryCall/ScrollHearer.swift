#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// An app's delegate that answers every call of a scroll view, and notes which ones came.
// One call a line.
// swift-format-ignore
class ScrollHearer: NSObject, UIScrollViewDelegate {
  var heard: Set<String> = []

  func note(_ call: String) { heard.insert(call) }

  func hear<T>(_ call: String, _ answer: T) -> T {
    note(call)
    return answer
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { note(#function) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note(#function) }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { hear(#function, true) }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(#function) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { hear(#function, nil) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note(#function) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note(#function) }
}
#endif
