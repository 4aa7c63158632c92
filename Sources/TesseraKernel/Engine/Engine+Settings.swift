import TesseraLayout

// Applies system settings that the user changes while a collection is on screen.

extension Engine {
  package func adapt(reducesMotion: Bool, direction: LayoutDirection, pixelGrid: PixelGrid?) {
    let (old, oldInsets) = (settings, contentInsets)
    var new = old
    (new.reducesMotion, new.direction, new.pixelGrid) = (reducesMotion, direction, pixelGrid)
    settings = new
    guard direction != old.direction || pixelGrid != old.pixelGrid else { return }
    requests.invalidatesLayout = true
    guard contentInsets != oldInsets else { return }
    // The insets change sides, so everything is laid out again.
    window.origin.x += oldInsets.left - contentInsets.left
    requests.forgetsSizes = true
  }
}
