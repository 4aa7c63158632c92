/// Frames that the caller knows. Items are not asked for sizes.
///
/// Frames may overlap and lie in any order; coordinates may be negative. Frames that are not sane are replaced
/// by the nearest ones that are (``Rect/sanitized``); an item without a frame gets `.zero`. O(n).
public struct AbsoluteLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The frame of each item, in points.
  public var frames: [Rect]

  /// Makes a layout of given frames.
  public init(frames: [Rect]) { self.frames = frames }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    FramesArrangement((0..<items.safeCount).map { $0 < frames.count ? frames[$0].sanitized : .zero })
  }
}
