@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Animated scrolls, for the app.

extension Engine {
  /// A Boolean value that indicates whether an animated scroll is under way; then the engine ``isAnimating``.
  public var isScrolling: Bool { isAnimatingScroll }

  /// Stops an animated scroll at its current position, and drops those requested since the last transaction.
  ///
  /// Content that snaps scrolls on to the nearest page.
  public func stopScrolling() {
    requests.scrolls.removeAll { $0.animation != nil }
    if !restsAnywhere, isScrolling {
      beginScrolling()
      endScrolling()
    } else {
      endScrollAnimation()
    }
  }
}
