/// A layout that places all items on top of each other, with the first one at the back.
///
/// Each item is offered the container, and gets the size that it reports, limited to the container where that
/// is bounded. The content is as wide as the widest item and as high as the highest one. In it the items are
/// aligned, by default at the top left corner. The alignment of an item (``LayoutTraits/align``) is ignored,
/// because it applies across a line. Baselines count as ``Alignment/start``. O(n).
public struct OverlayLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The alignment of items between the left and the right edge.
  public var horizontal: Alignment
  /// The alignment of items between the top and the bottom edge.
  public var vertical: Alignment

  /// Creates an overlay.
  public init(horizontal: Alignment = .start, vertical: Alignment = .start) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Arranges the items in a container.
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
