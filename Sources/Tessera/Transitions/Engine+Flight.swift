@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Scrolls that take time, as the app sees them.

extension Engine {
  /// Whether an animated scroll is under way, and so the engine ``isAnimating``.
  public var isScrolling: Bool { isTravelling }

  /// Stops an animated scroll where it is, and forgets those that were asked for since the last transaction.
  ///
  /// Where the content snaps it goes on to the nearest page.
  public func stopScrolling() {
    requests.scrolls.removeAll { $0.animation != nil }
    if !restsAnywhere, isScrolling {
      beginScrolling()
      endScrolling()
    } else {
      endTravel()
    }
  }
}
