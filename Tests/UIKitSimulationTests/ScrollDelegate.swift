import UIKit

/// Records the calls of a scroll view, without repetitions.
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  let log = Log()
  var scrollsToTop = true
  var target: ((CGPoint) -> CGPoint)?
  private(set) var velocity = CGPoint.zero
  private var last = ""

  private func write(_ entry: String) {
    if entry != last { log(entry) }
    last = entry
  }

  func take() -> [String] {
    last = ""
    return log.take()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { write("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    write("will end drag")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("end drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { write("end animation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { write("to top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { write("inset") }
}
