#if canImport(UIKit)
import UIKit

/// A delegate that writes the calls of a scroll view down.
class ScrollCallRecorder: NSObject, UIScrollViewDelegate {
  let log: CallLog
  let data: RecorderData

  init(_ log: CallLog, _ data: RecorderData) {
    self.log = log
    self.data = data
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scrollViewDidScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("scrollViewDidEndScrollingAnimation")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.note("scrollViewWillBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("scrollViewDidEndDecelerating") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.note("scrollViewDidChangeAdjustedContentInset")
  }
}
#endif
