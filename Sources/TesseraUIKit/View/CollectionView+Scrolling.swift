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
  /// Whether the size changes in an animation of UIKit, such as a rotation, with which the cells move.
  var isResizedByAnimation = false
  /// The item that moves the viewport if a new width moves it; `nil` if the width has not changed.
  var held: HeldItem?
  /// Whether the engine handles a drag of content that snaps.
  var isHeld = false
  /// Whether UIKit has scrolled since the previous layout pass.
  var isFollowed = false
  /// The movement of the engine whose end the app's delegate is waiting for; `nil` if there is none.
  var movement: EngineMovement?
  /// The offset at which a deceleration of UIKit would end, also if the content is corrected on the way.
  var decelerationTarget: CGPoint?
  /// The deceleration that UIKit has given up; `nil` if there is none.
  var glide: Glide?
  /// Whether the offset is being corrected, so that an end of the deceleration is not the user's.
  var isCorrecting = false
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
  static let insetAdjustment = ScrollSettings(rawValue: 16)
}

// UIKit scrolls; the engine decides what is visible there. If UIKit pulls the content beyond its ends, the
// engine stays at the end, and the overscroll is UIKit's.

extension CollectionView {
  /// Reports changes of the bounds since the last layout pass to the engine.
  func reportBounds() {
    scrolling.isFollowed = scrolling.published.map { $0 != contentOffset } ?? false
    if reportExtent() { return }
    guard let published = scrolling.published, scrolling.isFollowed else { return }
    let (place, size) = (Point(limited(contentOffset)), scrolling.size)
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
    let extent = CGSize(engine.contentSize)
    // UIKit moves content that shrinks under a resting finger into its limits.
    let keepsExtent = Size(contentSize)[engine.axis] == engine.contentSize[engine.axis]
    let isPulled = isDragging || isDecelerating || isTracking && keepsExtent
    let beyond = isPulled ? pull : .zero
    if contentSize != extent { contentSize = extent }
    let place = CGPoint(engine.viewport.origin) + beyond
    // While UIKit scrolls, invisible differences do not disturb it.
    let isMoved = isMovedByUIKit || scrolling.isFollowed
    if place != contentOffset, !isMoved || !place.isNear(contentOffset) { correctOffset(to: place) }
    scrolling.published = contentOffset
    setUpScrolling()
  }

  /// The distance by which the content is pulled beyond its ends, along the axes that can be pulled.
  var pull: CGPoint {
    var pull = contentOffset - limited(contentOffset)
    let (insets, extent) = (adjustedContentInset, engine.contentSize)
    if !alwaysBounceHorizontal, extent.width + insets.left + insets.right <= bounds.width { pull.x = 0 }
    if !alwaysBounceVertical, extent.height + insets.top + insets.bottom <= bounds.height { pull.y = 0 }
    return pull
  }

  /// Scrolls to where the user has pulled the content if there is new content now, as after a page was loaded, so that
  /// it does not jump back under the finger.
  ///
  /// - Parameter pull: The pull before the content changed.
  /// - Returns: `false` if there is no new content there.
  func followPull(_ pull: CGPoint) -> Bool {
    let (axis, origin) = (engine.axis, engine.viewport.origin)
    guard Point(pull)[axis] != 0, engine.snapping == .none else { return false }
    var place = origin
    place[axis] = Point(limited(CGPoint(origin) + pull))[axis]
    guard abs(place[axis] - origin[axis]) > 1 / 1024 else { return false }
    engine.scroll(to: place)
    return true
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
    if contentInsetAdjustmentBehavior != .automatic { scrolling.appSettings.insert(.insetAdjustment) }
  }

  /// Sets indicators, bouncing and insets for an axis, except those that the app has set.
  func setUpScrolling(along axis: Axis) {
    guard axis != scrolling.axis else { return }
    scrolling.axis = axis
    scrolling.isSettingUp = true
    let (appSettings, isVertical) = (scrolling.appSettings, axis == .vertical)
    if !appSettings.contains(.verticalIndicator) { showsVerticalScrollIndicator = isVertical }
    if !appSettings.contains(.horizontalIndicator) { showsHorizontalScrollIndicator = !isVertical }
    if !appSettings.contains(.verticalBounce) { alwaysBounceVertical = isVertical }
    if !appSettings.contains(.horizontalBounce) { alwaysBounceHorizontal = !isVertical }
    if !appSettings.contains(.insetAdjustment) {
      contentInsetAdjustmentBehavior = isVertical ? .always : .automatic
    }
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
}

extension UIScrollView {
  /// Whether the user scrolls the content, or it decelerates.
  var isMovedByUIKit: Bool { isTracking || isDragging || isDecelerating }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns whether the difference is invisible.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1 / 1024 && abs(y - other.y) < 1 / 1024
  }
}
#endif
