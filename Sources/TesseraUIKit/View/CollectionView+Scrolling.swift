#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// What is known of the scroll view's position.
struct ScrollState {
  /// The content offset as it was after the last layout pass; nil: there was none.
  var published: CGPoint?
  /// What the engine was told that can be seen at once.
  var size = Size.zero
  /// What the engine was told that covers the edges.
  var insets = Insets.zero
  /// Whether the engine was told that a finger holds content that snaps.
  var isHeld = false
  /// Whether UIKit has moved the content since the layout pass before.
  var isFollowed = false
  /// Whether the status bar was tapped, and the content is on its way to the start.
  var isGoingToTop = false
  /// For which axis the scroll view is set up; nil: for none yet.
  var axis: Axis?
  /// What the app has set of the scroll view, and what does not follow the axis therefore.
  var chosen: ChosenScrolling = []
  /// Whether what is set now is not set by the app.
  var isSettingUp = false
  /// Whether it is set up for content that snaps.
  var snaps = false
}

/// What an app may have set of a scroll view.
struct ChosenScrolling: OptionSet {
  let rawValue: Int

  static let verticalIndicator = ChosenScrolling(rawValue: 1)
  static let horizontalIndicator = ChosenScrolling(rawValue: 2)
  static let verticalBounce = ChosenScrolling(rawValue: 4)
  static let horizontalBounce = ChosenScrolling(rawValue: 8)
}

// UIKit scrolls; the engine decides what is seen there. Where UIKit pulls the content beyond its ends, the engine stays at
// the end, and the rest of the way is UIKit's.

extension CollectionView {
  /// Tells the engine what has become of the bounds since the last layout pass.
  func followBounds() {
    let (size, insets) = (Size(bounds.size), Insets(adjustedContentInset))
    if size != scrolling.size || insets != scrolling.insets {
      (scrolling.size, scrolling.insets) = (size, insets)
      engine.resize(to: size, contentInsets: insets)
    }
    scrolling.isFollowed = scrolling.published.map { $0 != contentOffset } ?? false
    guard let published = scrolling.published, scrolling.isFollowed else { return }
    let place = Point(limited(contentOffset))
    let step = place - Point(limited(published))
    if abs(step.x) > 2 * size.width || abs(step.y) > 2 * size.height || isSnappingAlone {
      // Nothing that is in view now will be: what counts is the place.
      engine.scroll(to: place)
    } else if step != .zero {
      engine.scroll(by: step)
    }
  }

  /// Whether the content snaps and no finger holds it.
  private var isSnappingAlone: Bool { engine.snapping != .none && !scrolling.isHeld }

  /// Tells UIKit how much content there is, and where it stands.
  func publishScrolling() {
    // Where nothing pulls, an offset beyond an end is one that insets have left behind.
    let beyond = isMovedByUIKit ? contentOffset - limited(contentOffset) : .zero
    let extent = CGSize(engine.contentSize)
    if contentSize != extent { contentSize = extent }
    let place = CGPoint(engine.viewport.origin) + beyond
    // While UIKit moves it, by a finger or by itself, it is not disturbed by differences that nobody sees.
    let isMoved = isMovedByUIKit || scrolling.isFollowed
    if place != contentOffset, !isMoved || !place.isNear(contentOffset) { contentOffset = place }
    scrolling.published = contentOffset
    setUpScrolling()
  }

  /// Notes what the app sets of the scroll view.
  func note(_ choice: ChosenScrolling) {
    if !scrolling.isSettingUp { scrolling.chosen.insert(choice) }
  }

  /// Notes what a storyboard has set otherwise than UIKit does.
  func noteStoryboard() {
    if !showsVerticalScrollIndicator { scrolling.chosen.insert(.verticalIndicator) }
    if !showsHorizontalScrollIndicator { scrolling.chosen.insert(.horizontalIndicator) }
    if alwaysBounceVertical { scrolling.chosen.insert(.verticalBounce) }
    if alwaysBounceHorizontal { scrolling.chosen.insert(.horizontalBounce) }
  }

  /// Has indicators and bouncing follow the axis, but for what the app has set.
  func setUpScrolling(along axis: Axis) {
    guard axis != scrolling.axis else { return }
    scrolling.axis = axis
    scrolling.isSettingUp = true
    let (chosen, isVertical) = (scrolling.chosen, axis == .vertical)
    if !chosen.contains(.verticalIndicator) { showsVerticalScrollIndicator = isVertical }
    if !chosen.contains(.horizontalIndicator) { showsHorizontalScrollIndicator = !isVertical }
    if !chosen.contains(.verticalBounce) { alwaysBounceVertical = isVertical }
    if !chosen.contains(.horizontalBounce) { alwaysBounceHorizontal = !isVertical }
    scrolling.isSettingUp = false
  }

  /// Follows the axis and the snapping that are declared.
  private func setUpScrolling() {
    setUpScrolling(along: engine.axis)
    let snaps = engine.snapping != .none
    if snaps != scrolling.snaps {
      scrolling.snaps = snaps
      decelerationRate = snaps ? .fast : .normal
    }
  }

  /// The place nearest to one at which nothing beyond the content is seen.
  func limited(_ offset: CGPoint) -> CGPoint {
    let (insets, extent) = (adjustedContentInset, engine.contentSize)
    let most = CGPoint(
      x: max(-insets.left, extent.width + insets.right - bounds.width),
      y: max(-insets.top, extent.height + insets.bottom - bounds.height))
    return CGPoint(x: max(-insets.left, min(offset.x, most.x)), y: max(-insets.top, min(offset.y, most.y)))
  }

  // MARK: Told by the relay

  /// A finger takes hold of the content.
  func beginDragging() {
    scrolling.isHeld = engine.snapping != .none
    if scrolling.isHeld { engine.beginScrolling() }
    setNeedsLayout()
  }

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - velocity: How fast the content offset moves, in points per millisecond.
  ///   - target: Where UIKit would come to rest. Where the content snaps the engine takes it from there.
  func endDragging(velocity: CGPoint, target: inout CGPoint) {
    setNeedsLayout()
    guard scrolling.isHeld else { return }
    scrolling.isHeld = false
    target = contentOffset
    engine.endScrolling(velocity: Point(x: velocity.x * 1000, y: velocity.y * 1000))
  }

  /// Scrolls to the start, where it is exact whatever is measured on the way.
  func goToTop() {
    engine.scroll(toEdge: .start, animated: .standard)
    scrolling.isGoingToTop = true
    setNeedsLayout()
  }

  /// Tells the app's delegate when the content has come to the start, as UIKit would that goes there by itself.
  func followWayToTop() {
    guard scrolling.isGoingToTop, !engine.isScrolling, !engine.isAnimating else { return }
    scrolling.isGoingToTop = false
    if !isMovedByUIKit { relay.tellScrolledToTop(self) }
  }
}

extension UIScrollView {
  /// Whether a finger moves the content, or what a finger has begun.
  var isMovedByUIKit: Bool { isTracking || isDragging || isDecelerating }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Whether nobody sees a difference.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1 / 1024 && abs(y - other.y) < 1 / 1024
  }
}
#endif
