/// A layout with given frames.
///
/// It does not measure items.
///
/// Frames may overlap and lie in any order, and coordinates may be negative. Invalid frames are replaced by
/// the nearest valid ones (``Rect/sanitized``). An item without a frame gets `.zero`. O(n).
public struct AbsoluteLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The frame of each item, in points.
  public var frames: [Rect]

  /// Creates a layout with given frames.
  public init(frames: [Rect]) { self.frames = frames }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    FramesArrangement((0..<items.safeCount).map { $0 < frames.count ? frames[$0].sanitized : .zero })
  }
}
