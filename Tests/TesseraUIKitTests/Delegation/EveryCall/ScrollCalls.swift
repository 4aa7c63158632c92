#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// Every call that a scroll view makes to an adapter.
// One call per line.
// swift-format-ignore
@MainActor
struct ScrollCalls {
  typealias Call = DelegateCall<any UIScrollViewDelegate>

  let view: UIScrollView

  var delegate: [Call] {[
    Call("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(view) },
    Call("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(view) },
    Call("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") { delegate in var offset = CGPoint.zero; withUnsafeMutablePointer(to: &offset) { delegate.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: $0) } },
    Call("scrollViewDidEndDragging(_:willDecelerate:)") { $0.scrollViewDidEndDragging(view, willDecelerate: true) },
    Call("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(view) },
    Call("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(view) },
    Call("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(view) },
    Call("scrollViewShouldScrollToTop(_:)") { _ = $0.scrollViewShouldScrollToTop(view) },
    Call("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(view) },
    Call("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset(view) },
    Call("viewForZooming(in:)") { _ = $0.viewForZooming(in: view) },
    Call("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(view) },
    Call("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming(view, with: nil) },
    Call("scrollViewDidEndZooming(_:with:atScale:)") { $0.scrollViewDidEndZooming(view, with: nil, atScale: 1) },
  ]}
}
#endif
