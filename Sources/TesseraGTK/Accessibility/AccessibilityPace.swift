import Tessera

/// When screen readers are told what has changed.
///
/// Nobody can follow what every frame of a scroll shows, and telling it costs a good part of the frame: while somebody scrolls,
/// it is told a few times a second, and once more at the end. Where frames are slow it is told in few of them all the same, or
/// they would become slower still.
struct AccessibilityPace {
  /// When they were told last.
  private var lastTime = -Double.infinity
  /// How many frames have begun since then.
  private var frameCount = AccessibilityPace.frames
  /// The item that had the focus then.
  private var focusedKey: ItemKey?
  /// When there is something to tell; nil: there is nothing.
  private(set) var dueTime: Double?

  /// How long they are left alone, in seconds.
  static let pause = 0.1

  /// In how many frames of a scroll they are told once, at most: a tenth of a second at 60 frames a second.
  static let frames = 6

  /// Whether to tell now. What follows the keyboard never waits.
  ///
  /// - Parameter isScrolling: Whether somebody has scrolled since the frame before.
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
