#if canImport(UIKit) && !os(watchOS)
import Foundation
import Tessera
import TesseraLayout
import UIKit

// The engine corrects the offset when rows above turn out to have other heights than estimated. It is not known whether
// a deceleration of UIKit survives that. If it does not, the collection continues it.

/// A deceleration that the collection continues in place of UIKit.
struct Glide {
  /// The time of the last frame, in seconds.
  var time: Double
  /// The offset at which the content comes to rest.
  var target: CGPoint
}

extension CollectionView {
  /// Corrects the offset, so that the visible content stays in place and keeps its movement.
  func correctOffset(to place: CGPoint) {
    let step = place - contentOffset
    let wasDecelerating = isDecelerating
    scrolling.isCorrecting = true
    contentOffset = place
    scrolling.isCorrecting = false
    if let target = scrolling.decelerationTarget { scrolling.decelerationTarget = target + step }
    if let glide = scrolling.glide { scrolling.glide = Glide(time: glide.time, target: glide.target + step) }
    guard wasDecelerating, !isDecelerating else { return }
    if engine.snapping != .none { return relay.notifyEndDecelerating(self) }
    scrolling.glide = Glide(time: clock.now, target: scrolling.decelerationTarget ?? place)
  }

  /// Moves the content as UIKit's deceleration would: by a share of the remaining way that depends on the time.
  func advanceGlide() {
    guard var glide = scrolling.glide else { return }
    if isMovedByUIKit || contentOffset != scrolling.published { return stopGliding() }
    let (time, destination) = (clock.now, limited(glide.target))
    let rest = CGPoint(x: destination.x - contentOffset.x, y: destination.y - contentOffset.y)
    // The rate is the share of the velocity that remains after a millisecond.
    let share = pow(Double(decelerationRate.rawValue), (time - glide.time) * 1000)
    if abs(rest.x) < 0.5, abs(rest.y) < 0.5 {
      contentOffset = destination
      stopGliding()
    } else {
      contentOffset = CGPoint(x: destination.x - rest.x * share, y: destination.y - rest.y * share)
      glide.time = time
      scrolling.glide = glide
    }
  }

  /// Ends a deceleration that the collection continues.
  func stopGliding() {
    scrolling.decelerationTarget = nil
    guard scrolling.glide != nil else { return }
    scrolling.glide = nil
    relay.notifyEndDecelerating(self)
  }
}
#endif
