import TesseraLayout

// Computes visible fractions and distances from plain values, for the engine and for adapters of views that
// manage their own cells.

extension Rect {
  /// Returns the visible fraction of the rectangle, from 0 to 1. For one larger than the viewport, the part
  /// that fits there counts as the whole.
  ///
  /// - Parameters:
  ///   - free: The viewport without its insets.
  ///   - clip: The clip of the rectangle, if any.
  package func visibleFraction(in free: Rect, clippedTo clip: Rect? = nil) -> Double {
    let clipped = clip.map { intersection($0) } ?? self
    guard let visibleRect = clipped?.intersection(free) else { return 0 }
    let all = Swift.min(width, free.width) * Swift.min(height, free.height)
    return all > 0 ? Swift.min(1, visibleRect.width * visibleRect.height / all) : 0
  }

  /// Returns the distances of both ends of a range from the rectangle along an axis; 0 for an end that is
  /// inside of it.
  package func distances(
    toStart start: Double, end: Double, along axis: Axis
  ) -> (before: Double, behind: Double) {
    (
      Swift.max(0, min(axis) - start, start - max(axis)),
      Swift.max(0, end - max(axis), min(axis) - end)
    )
  }
}
