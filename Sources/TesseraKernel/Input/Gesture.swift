/// What a finger, a pen or the main button of a mouse can mean.
public enum Gesture: Hashable, Sendable {
  /// Pressed and let go at one place.
  case tap
  /// Two taps, one shortly after the other.
  case doubleTap
  /// Pressed and held.
  case longPress
}

/// When a press becomes which gesture.
public struct GestureTiming: Hashable, Sendable {
  /// How long after a tap a second press makes a double tap, in seconds.
  public var doubleTapInterval: Double
  /// How long a press is held until it is a long one, in seconds.
  public var longPressDuration: Double
  /// How far a press may stray from where it began and still be one, in points.
  public var slop: Double
  /// How long a press lasts until it is shown, in seconds: for fingers, of which many begin to scroll. A tap that is over
  /// before is shown for as long after it.
  public var highlightDelay: Double

  /// Makes a timing. What is negative counts as 0, what is NaN as the default.
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
