/// All items on top of each other at the origin, each in the size it answers when offered the container. O(n).
public struct OverlayLayout: LayoutAlgorithm, Hashable, Sendable {
  /// Makes an overlay.
  public init() {}

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    FramesArrangement(items.allSizes(offered: container.sanitized).map { Rect(size: $0) })
  }
}
