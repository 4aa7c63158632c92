import Tessera

/// When screen readers are told what has changed.
///
/// Nobody can follow what every frame of a scroll shows, and telling it costs a good part of the frame: while somebody scrolls,
/// it is told a few times a second, and once more at the end.
struct AccessibilityPace {
  /// When they were told last.
  private var lastTime = -Double.infinity
  /// The item that had the focus then.
  private var focusedKey: ItemKey?
  /// When there is something to tell; nil: there is nothing.
  private(set) var dueTime: Double?

  /// How long they are left alone, in seconds.
  static let pause = 0.1

  /// Whether to tell now. What follows the keyboard never waits.
  mutating func begins(at time: Double, isScrolling: Bool, focusedKey: ItemKey?) -> Bool {
    if isScrolling, focusedKey == self.focusedKey, time < lastTime + Self.pause {
      dueTime = lastTime + Self.pause
      return false
    }
    (lastTime, self.focusedKey, dueTime) = (time, focusedKey, nil)
    return true
  }
}
