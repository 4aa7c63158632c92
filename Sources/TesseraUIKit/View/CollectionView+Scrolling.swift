#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// The state of the scroll view.
struct ScrollState {
  /// The content offset after the last layout pass; `nil` if there was none.
  var published: CGPoint?
  /// The viewport size that was reported to the engine.
  var size = Size.zero
  /// The insets that were reported to the engine.
  var insets = Insets.zero
  /// Whether the engine handles a drag of content that snaps.
  var isHeld = false
  /// Whether UIKit has scrolled since the previous layout pass.
  var isFollowed = false
  /// Whether the status bar was tapped, and the content scrolls to the start.
  var isScrollingToTop = false
  /// The axis for which the scroll view is set up; `nil` if it is not yet.
  var axis: Axis?
  /// The properties of the scroll view that the app has set, which do not follow the axis.
  var appSettings: ScrollSettings = []
  /// Whether properties are set by this class, not by the app.
  var isSettingUp = false
  /// Whether the scroll view is set up for content that snaps.
  var snaps = false
}

/// The properties of a scroll view that an app may set.
struct ScrollSettings: OptionSet {
  let rawValue: Int

  static let verticalIndicator = ScrollSettings(rawValue: 1)
  static let horizontalIndicator = ScrollSettings(rawValue: 2)
  static let verticalBounce = ScrollSettings(rawValue: 4)
  static let horizontalBounce = ScrollSettings(rawValue: 8)
}

// UIKit scrolls; the engine decides what is visible there. If UIKit pulls the content beyond its ends, the
// engine stays at the end, and the overscroll is UIKit's.

extension CollectionView {
  /// Reports changes of the bounds since the last layout pass to the engine.
  func reportBounds() {
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
      // No visible item stays visible, so only the position matters.
      engine.scroll(to: place)
    } else if step != .zero {
      engine.scroll(by: step)
    }
  }

  /// Whether the content snaps and the user is not dragging it.
  private var isSnappingAlone: Bool { engine.snapping != .none && !scrolling.isHeld }

  /// Publishes the size and position of the content to UIKit.
  func publishScrolling() {
    // Without a pull, an offset beyond an end is left over from a change of insets.
    let beyond = isMovedByUIKit ? contentOffset - limited(contentOffset) : .zero
    let extent = CGSize(engine.contentSize)
    if contentSize != extent { contentSize = extent }
    let place = CGPoint(engine.viewport.origin) + beyond
    // While UIKit scrolls, invisible differences do not disturb it.
    let isMoved = isMovedByUIKit || scrolling.isFollowed
    if place != contentOffset, !isMoved || !place.isNear(contentOffset) { contentOffset = place }
    scrolling.published = contentOffset
    setUpScrolling()
  }

  /// Records a property that the app has set.
  func recordSetting(_ choice: ScrollSettings) {
    if !scrolling.isSettingUp { scrolling.appSettings.insert(choice) }
  }

  /// Records the properties that a storyboard has set to other values than UIKit's.
  func recordStoryboardSettings() {
    if !showsVerticalScrollIndicator { scrolling.appSettings.insert(.verticalIndicator) }
    if !showsHorizontalScrollIndicator { scrolling.appSettings.insert(.horizontalIndicator) }
    if alwaysBounceVertical { scrolling.appSettings.insert(.verticalBounce) }
    if alwaysBounceHorizontal { scrolling.appSettings.insert(.horizontalBounce) }
  }

  /// Sets indicators and bouncing for an axis, except those that the app has set.
  func setUpScrolling(along axis: Axis) {
    guard axis != scrolling.axis else { return }
    scrolling.axis = axis
    scrolling.isSettingUp = true
    let (appSettings, isVertical) = (scrolling.appSettings, axis == .vertical)
    if !appSettings.contains(.verticalIndicator) { showsVerticalScrollIndicator = isVertical }
    if !appSettings.contains(.horizontalIndicator) { showsHorizontalScrollIndicator = !isVertical }
    if !appSettings.contains(.verticalBounce) { alwaysBounceVertical = isVertical }
    if !appSettings.contains(.horizontalBounce) { alwaysBounceHorizontal = !isVertical }
    scrolling.isSettingUp = false
  }

  /// Applies the declared axis and snapping.
  private func setUpScrolling() {
    setUpScrolling(along: engine.axis)
    let snaps = engine.snapping != .none
    if snaps != scrolling.snaps {
      scrolling.snaps = snaps
      decelerationRate = snaps ? .fast : .normal
    }
  }

  /// Returns an offset clamped to the content.
  func limited(_ offset: CGPoint) -> CGPoint {
    let (insets, extent) = (adjustedContentInset, engine.contentSize)
    let most = CGPoint(
      x: max(-insets.left, extent.width + insets.right - bounds.width),
      y: max(-insets.top, extent.height + insets.bottom - bounds.height))
    return CGPoint(x: max(-insets.left, min(offset.x, most.x)), y: max(-insets.top, min(offset.y, most.y)))
  }

  // MARK: Calls from the delegate proxy

  /// Handles that the user begins to drag the content.
  func beginDragging() {
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

  /// Scrolls to the start by the engine, which is exact whatever is measured on the way.
  func scrollToTop() {
    engine.scroll(toEdge: .start, animated: .standard)
    scrolling.isScrollingToTop = true
    setNeedsLayout()
  }

  /// Notifies the app's delegate when the content has reached the start, as UIKit would.
  func trackScrollToTop() {
    guard scrolling.isScrollingToTop, !engine.isScrolling, !engine.isAnimating else { return }
    scrolling.isScrollingToTop = false
    if !isMovedByUIKit { relay.notifyScrolledToTop(self) }
  }
}

extension UIScrollView {
  /// Whether the user scrolls the content, or it decelerates.
  var isMovedByUIKit: Bool { isTracking || isDragging || isDecelerating }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns whether the difference is invisible.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1 / 1024 && abs(y - other.y) < 1 / 1024
  }
}
#endif
