#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// An app's delegate that implements every method and records the calls of a scroll view.
// One call per line.
// swift-format-ignore
class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var recordedCalls: Set<String> = []

  func note(_ call: String) { recordedCalls.insert(call) }

  func record<T>(_ call: String, _ answer: T) -> T {
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
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { record(#function, true) }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(#function) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { record(#function, nil) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note(#function) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note(#function) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note(#function) }
}
#endif
