/// A layout whose frames begin and end at whole pixels.
///
/// Edges are rounded instead of extents: frames that touch still touch. An extent is rounded up or down
/// depending on the position of the frame, and a frame thinner than a pixel may become empty. The content
/// size is rounded up. The layout inside is not affected. A scale that is not between 1/1024 and 1024 has no
/// effect; see ``RoundedLayout/scale``.
public struct RoundedLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// The number of pixels per point.
  ///
  /// Layouts compute to about 1/1024 point, so a finer grid has no use.
  public var scale: Double

  /// Creates a layout that rounds the frames of its content.
  public init(content: Layout, scale: Double) {
    self.content = content
    self.scale = scale
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let inner = content.arrange(items, in: container)
    let grid = PixelGrid(scale: scale)
    return grid.scale == scale ? MappedArrangement(inner, Rounding(grid: grid)) : inner
  }
}

/// A mapping that moves edges to the nearest lines of a pixel grid.
private struct Rounding: FrameMapping {
  let grid: PixelGrid

  func contentSize(_ content: Size) -> Size {
    Size(width: grid.edge(notBefore: content.width), height: grid.edge(notBefore: content.height))
  }

  func frame(_ frame: Rect, in content: Size) -> Rect {
    let left = grid.edge(nearest: frame.minX)
    let top = grid.edge(nearest: frame.minY)
    return Rect(
      x: left, y: top, width: grid.edge(nearest: frame.maxX) - left,
      height: grid.edge(nearest: frame.maxY) - top)
  }

  /// Rounds outwards, because a small rounding error of the inner bounds can amount to a pixel.
  func bounds(_ bounds: Rect, in content: Size) -> Rect {
    Rect(
      left: grid.edge(notAfter: bounds.minX), top: grid.edge(notAfter: bounds.minY),
      right: grid.edge(notBefore: bounds.maxX), bottom: grid.edge(notBefore: bounds.maxY))
  }

  func innerQuery(_ rect: Rect, in content: Size) -> Rect { rect.grown(by: grid.pitch) }
}
