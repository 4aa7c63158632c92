/// All items on top of each other, the first one at the back.
///
/// Each item is offered the container and gets the size it answers, no larger than the container where that has an
/// end. The content is as wide as the widest item and as high as the highest one; in it the items are aligned, by
/// default at its top left corner. What one item asks for (``LayoutTraits/align``) is ignored: it means a place
/// across a line, and there is none. Baselines count as the start. O(n).
public struct OverlayLayout: LayoutAlgorithm, Hashable, Sendable {
  /// Where items stand between the left and the right edge.
  public var horizontal: Alignment
  /// Where items stand between the top and the bottom edge.
  public var vertical: Alignment

  /// Makes an overlay.
  public init(horizontal: Alignment = .start, vertical: Alignment = .start) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let sizes = items.allSizes(offered: container).map { size in
      Size(width: min(size.width, container.width), height: min(size.height, container.height))
    }
    let room = Size(
      width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(0) { max($0, $1.height) })
    return FramesArrangement(
      sizes.map { size in
        let (x, width) = horizontal.place(size.width, from: 0, room: room.width)
        let (y, height) = vertical.place(size.height, from: 0, room: room.height)
        return Rect(x: x, y: y, width: width, height: height)
      })
  }
}
