extension Engine {
  /// The time of the next work, in seconds of the host's clock; `nil` if there is none until the app makes a
  /// request or something happens.
  ///
  /// With this time a host can sleep and still be in time. It is ``now`` or earlier if the next frame has
  /// something to do, and later if nothing happens before. Read it after each frame and after each event, and
  /// call ``Stage/update(at:)`` then.
  ///
  /// It covers requests and events (``needsUpdate``), animations (``isAnimating``), work that is spread over
  /// several frames, such as prefetching, and everything that waits for time to pass: a press that becomes a
  /// long press, an impression, the end of a typed word, the end of scrolling that a handler observes. An
  /// observed model reports its changes itself (`wake` of `observe`).
  public var nextFrameTime: Double? {
    if needsUpdate || isMoving || isAnimatingScroll { return now }
    return behaviorDeadline.map { max($0, now) }
  }

  func advanceTime(to time: Double) {
    callBehaviors(in: .time) { $0.advanceTime(to: time, self) }
  }
}
