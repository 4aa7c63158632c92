import TesseraLayout

// What decides how much of something is seen, and how far it is: plain values, for the engine and for adapters of views that
// keep their own cells.

extension Rect {
  /// Returns how much of the rectangle is seen, from 0 to 1. Of one that is larger than the viewport, what fits there at once
  /// counts as all.
  ///
  /// - Parameters:
  ///   - free: The viewport without what covers its edges.
  ///   - clip: What cuts the rectangle off; nil if nothing does.
  package func visibleFraction(in free: Rect, clippedTo clip: Rect? = nil) -> Double {
    let clipped = clip.map { intersection($0) } ?? self
    guard let seen = clipped?.intersection(free) else { return 0 }
    let all = Swift.min(width, free.width) * Swift.min(height, free.height)
    return all > 0 ? Swift.min(1, seen.width * seen.height / all) : 0
  }

  /// Returns how far both ends of something are from the rectangle along an axis; 0 where an end is inside of it.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  package func distances(
    toStart start: Double, end: Double, along axis: Axis
  ) -> (before: Double, behind: Double) {
    (
      Swift.max(0, min(axis) - start, start - max(axis)),
      Swift.max(0, end - max(axis), min(axis) - end)
    )
  }
}
