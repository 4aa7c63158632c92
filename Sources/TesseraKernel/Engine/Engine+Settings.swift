import TesseraLayout

// What people change in the settings of their system while a collection is on screen.

extension Engine {
  /// Goes by other settings from now on.
  package func adapt(reducesMotion: Bool, direction: LayoutDirection, pixelGrid: PixelGrid?) {
    let (old, oldInsets) = (settings, contentInsets)
    var new = old
    (new.reducesMotion, new.direction, new.pixelGrid) = (reducesMotion, direction, pixelGrid)
    settings = new
    guard direction != old.direction || pixelGrid != old.pixelGrid else { return }
    requests.isReviewDue = true
    guard contentInsets != oldInsets else { return }
    // What covers the edges is at the other end of the lines now: everything is laid out again.
    window.origin.x += oldInsets.left - contentInsets.left
    requests.forgetsSizes = true
  }
}
