import Tessera

/// A limit on how often screen readers are notified of changes.
///
/// No screen reader user can follow what every frame of a scroll shows, and notifying costs a good part of
/// the frame. While the user scrolls, screen readers are notified a few times a second, and once more at the
/// end. If frames are slow, only one in a few notifies, or they would become slower still.
struct AccessibilityThrottle {
  /// The time of the last notification, in seconds.
  private var lastTime = -Double.infinity
  /// The number of frames since then.
  private var frameCount = AccessibilityThrottle.frames
  /// The item that had the focus then.
  private var focusedKey: ItemKey?
  /// The time at which a delayed notification is due; `nil` if there is none.
  private(set) var dueTime: Double?

  /// The minimum time between notifications while scrolling, in seconds.
  static let pause = 0.1

  /// The minimum number of frames between notifications while scrolling: 0.1 s at 60 frames per second.
  static let frames = 6

  /// Returns whether to notify now. A change of the focused item is never delayed.
  ///
  /// - Parameter isScrolling: Whether the user has scrolled since the last frame.
  mutating func begins(at time: Double, isScrolling: Bool, focusedKey: ItemKey?) -> Bool {
    frameCount += 1
    let isEarly = time < lastTime + Self.pause
    if isScrolling, focusedKey == self.focusedKey, isEarly || frameCount < Self.frames {
      dueTime = (isEarly ? lastTime : time) + Self.pause
      return false
    }
    (lastTime, self.focusedKey, dueTime, frameCount) = (time, focusedKey, nil, 0)
    return true
  }
}
