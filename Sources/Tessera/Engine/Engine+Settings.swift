import TesseraLayout

// What people change in the settings of their system while a collection is on screen.

extension Engine {
  /// Goes by other settings from now on: for hosts that hear of changes. A press that is under way goes by them as well; what
  /// moves already comes to rest as it began.
  ///
  /// - Parameters:
  ///   - gestures: When a press becomes which gesture.
  ///   - reducesMotion: Whether anything moves by itself.
  ///   - direction: The side from which lines begin. What is in view stays as far from there as it was.
  ///   - pixelGrid: What frames are rounded to; nil: nothing.
  public func adapt(
    gestures: GestureTiming, reducesMotion: Bool, direction: LayoutDirection, pixelGrid: PixelGrid?
  ) {
    let (old, oldInsets) = (settings, contentInsets)
    var new = old
    (new.gestures, new.reducesMotion, new.direction, new.pixelGrid) = (
      gestures, reducesMotion, direction, pixelGrid
    )
    settings = new
    if gestures != old.gestures {
      events.gestures.timing = gestures
      events.swiping.gestures.slop = gestures.slop
      reordering.gesture.timing = gestures
      dragging.gesture.timing = gestures
    }
    guard direction != old.direction || pixelGrid != old.pixelGrid else { return }
    requests.isReviewDue = true
    guard contentInsets != oldInsets else { return }
    // What covers the edges is at the other end of the lines now: everything is laid out again.
    window.origin.x += oldInsets.left - contentInsets.left
    requests.forgetsSizes = true
  }
}
