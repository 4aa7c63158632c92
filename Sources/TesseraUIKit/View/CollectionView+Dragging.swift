#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Calls of UIKit about drags, and the calls that the app's delegate expects when the engine scrolls instead of UIKit.

/// A movement of the engine that UIKit would report to its delegate.
enum EngineMovement {
  /// To the start, because the user tapped the status bar.
  case toTop
  /// To a page, after a drag.
  case paging
  /// A scroll that the app has requested.
  case animation
}

extension CollectionView {
  /// Handles that the user begins to drag the content.
  func beginDragging() {
    if scrolling.movement == .paging { relay.notifyEndDecelerating(self) }
    scrolling.movement = nil
    scrolling.isHeld = engine.snapping != .none
    if scrolling.isHeld { engine.beginScrolling() }
    setNeedsLayout()
  }

  /// Handles the end of a drag.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - target: The content offset at which UIKit would stop. If the content snaps, the engine continues
  ///     from the current one.
  func endDragging(velocity: CGPoint, target: inout CGPoint) {
    setNeedsLayout()
    guard scrolling.isHeld else { return }
    scrolling.isHeld = false
    target = contentOffset
    engine.endScrolling(velocity: Point(x: velocity.x * 1000, y: velocity.y * 1000))
  }

  /// Returns whether the engine scrolls on to a page now that UIKit has ended a drag.
  func beginsPaging() -> Bool {
    guard engine.snapping != .none else { return false }
    layoutIfNeeded()
    guard engine.isScrolling else { return false }
    scrolling.movement = .paging
    return true
  }

  /// Scrolls to the start by the engine, which is exact whatever is measured on the way.
  func scrollToTop() {
    engine.scroll(toEdge: .start, animated: .standard)
    scrolling.movement = .toTop
    setNeedsLayout()
  }

  /// Scrolls content that snaps to an offset, because it cannot rest at the offsets of an animation of UIKit.
  /// Returns `false` if UIKit can do that.
  func scrollPages(to offset: CGPoint) -> Bool {
    guard engine.snapping != .none, window != nil, UIView.areAnimationsEnabled else { return false }
    engine.scroll(to: Point(offset), animated: .standard)
    scrolling.movement = .animation
    setNeedsLayout()
    return true
  }

  /// Notifies the app's delegate of the end of a movement of the engine.
  func trackMovement() {
    if engine.isScrolling {
      scrolling.movement = scrolling.movement ?? .animation
    } else if let movement = scrolling.movement, !engine.isAnimating || movement != .toTop {
      scrolling.movement = nil
      switch movement {
      case .toTop: if !isMovedByUIKit { relay.notifyScrolledToTop(self) }
      case .paging: relay.notifyEndDecelerating(self)
      case .animation: if !isMovedByUIKit { relay.notifyEndScrollingAnimation(self) }
      }
    }
  }
}
#endif
