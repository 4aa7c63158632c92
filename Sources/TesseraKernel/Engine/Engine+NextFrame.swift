extension Engine {
  /// When there is work next, in seconds of the host's clock: all that a host has to know to be there in time, and asleep
  /// otherwise.
  ///
  /// It is nil while there is nothing to do until something is asked for or happens; a time that has come already, such as
  /// ``now``, where the next frame has something to do; and a later one where nothing happens before. Ask after each frame
  /// and after each event, and call ``Stage/update(at:)`` then.
  ///
  /// That is so for whatever was requested or has happened (``needsUpdate``), for what moves (``isAnimating``), for what is
  /// spread over several frames, such as prefetching, and for what waits for time to pass: a press that becomes a long one,
  /// an impression, the end of a word that is typed, the end of scrolling that somebody watches. A model that is observed
  /// says so itself (`wake` of `observe`).
  public var nextFrameTime: Double? {
    if needsUpdate || isMoving || isTravelling { return now }
    return behaviorDeadline.map { max($0, now) }
  }

  /// Lets what waits for it know that time has passed.
  func passTime(to time: Double) {
    callBehaviors(in: .time) { $0.passTime(to: time, self) }
  }
}
