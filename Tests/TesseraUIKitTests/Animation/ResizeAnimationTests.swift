#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Sizes that change in an animation of UIKit: the cells move with the collection.
@MainActor
@Suite("Resizing in an animation", .simulated)
struct ResizeAnimationTests {
  private func shown() -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(names(0..<100))
    return (view, TestWindow(view))
  }

  @Test("Visible rows get their new widths in the animation")
  func widths() {
    let (view, screen) = shown()
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.frame.size.width = 160
      view.layoutIfNeeded()
    }
    animator.startAnimation()
    let row = view.shownViews.first
    #expect(row?.frame.width == 160)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    // The width of the row is part of the animation, as that of the collection is.
    #expect(row?.frame.width == 320)
    screen.settle()
  }

  @Test("Without an animation, nothing is animated")
  func atOnce() {
    let (view, screen) = shown()
    view.frame.size.width = 160
    screen.settle()
    #expect(view.shownViews.allSatisfy { $0.frame.width == 160 })
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.contentOffset.y = 100
      view.layoutIfNeeded()
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    // Scrolling moves no row in the content.
    #expect(view.shownViews.first { $0.text == "3" }?.frame.minY == 120)
  }
}
#endif
