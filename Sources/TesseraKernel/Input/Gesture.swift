/// A gesture of a finger, a pen or the primary button of a mouse.
public enum Gesture: Hashable, Sendable {
  /// A press and release at one position.
  case tap
  /// Two taps in quick succession.
  case doubleTap
  /// A press that is held.
  case longPress
}

/// The time and distance limits that distinguish gestures.
public struct GestureTiming: Hashable, Sendable {
  /// The longest time between a tap and a second press that make a double tap, in seconds.
  public var doubleTapInterval: Double
  /// The time after which a press becomes a long press, in seconds.
  public var longPressDuration: Double
  /// The largest distance that a press may move from its start, in points.
  public var slop: Double
  /// The delay before a press is highlighted, in seconds, because many presses of fingers begin to scroll.
  ///
  /// A shorter tap is highlighted after it ends, for the same time.
  public var highlightDelay: Double

  /// Creates a timing. Negative numbers count as 0, and NaN as the default.
  public init(
    doubleTapInterval: Double = 0.3, longPressDuration: Double = 0.5, slop: Double = 10,
    highlightDelay: Double = 0
  ) {
    self.doubleTapInterval = doubleTapInterval.isNaN ? 0.3 : max(0, doubleTapInterval)
    self.longPressDuration = longPressDuration.isNaN ? 0.5 : max(0, longPressDuration)
    self.slop = slop.isNaN ? 10 : max(0, slop)
    self.highlightDelay = highlightDelay.isNaN ? 0 : max(0, highlightDelay)
  }
}
