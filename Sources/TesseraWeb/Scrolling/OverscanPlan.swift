/// A plan of the frames that make rows beyond the viewport ready.
///
/// A frame that shows none of the rows that are ready, such as the first one and those of a fast scroll, makes only the rows on
/// screen. The frame after it makes those beyond, unless it shows other rows as well. So new rows are on screen sooner.
struct OverscanPlan {
  /// The part of the content whose rows are ready; `nil` before the first frame.
  private var ready: Rect?
  /// Whether rows beyond the viewport are to be made in the next frame.
  private(set) var isBehind = false

  /// Returns whether a frame that shows a part of the content makes rows beyond it, too.
  func isComplete(_ viewport: Rect) -> Bool { ready?.overlaps(viewport) ?? false }

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - viewport: The part of the content that the frame shows.
  ///   - distance: The distance beyond it within which rows are ready, in points.
  ///   - isComplete: Whether no rows are left to the next frame.
  mutating func record(_ viewport: Rect, overscan distance: Double, isComplete: Bool) {
    ready = viewport.inset(by: Insets(horizontal: -distance, vertical: -distance))
    isBehind = !isComplete
  }
}
