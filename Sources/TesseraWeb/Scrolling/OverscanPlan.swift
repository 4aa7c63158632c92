/// A plan of the frames that make rows beyond the viewport ready.
///
/// A frame far from the one before it, such as the first one and those of a fast scroll, makes only the rows on screen. The frame
/// after it makes those beyond, unless it is far away as well. So new rows are on screen sooner.
struct OverscanPlan {
  /// The latest viewport and the overscan around it; `nil` before the first frame.
  private var area: Rect?
  /// Whether rows beyond the viewport are left to the next frame.
  private(set) var isBehind = false

  /// Returns whether a frame that shows a part of the content makes rows beyond it, too: whether it shows some that were on
  /// screen or would have been ready.
  func isComplete(_ viewport: Rect) -> Bool { area?.overlaps(viewport) ?? false }

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - viewport: The part of the content that the frame shows.
  ///   - overscan: The distance beyond it within which rows are ready, or will be after the next frame, in points.
  ///   - isComplete: Whether no rows are left to the next frame.
  mutating func record(_ viewport: Rect, overscan: Double, isComplete: Bool) {
    area = viewport.inset(by: Insets(horizontal: -overscan, vertical: -overscan))
    isBehind = !isComplete
  }
}
