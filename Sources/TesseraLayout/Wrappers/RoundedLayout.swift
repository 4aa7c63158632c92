/// A layout whose frames begin and end at whole pixels.
///
/// Edges are rounded, not extents: frames that touch still touch, and an extent is rounded up or down depending on
/// where the frame stands; one of less than a pixel may vanish. The content size is rounded up. The layout inside
/// notices nothing. A scale that is not between 1/1024 and 1024 changes nothing; see ``RoundedLayout/scale``.
public struct RoundedLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// How many pixels a point has. Layouts compute to about 1/1024 point, so a finer grid makes no sense.
  public var scale: Double

  /// Rounds the frames of a layout.
  public init(content: Layout, scale: Double) {
    self.content = content
    self.scale = scale
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let inner = content.arrange(items, in: container)
    let grid = PixelGrid(scale: scale)
    return grid.scale == scale ? MappedArrangement(inner, Rounding(grid: grid)) : inner
  }
}

/// Edges move to the nearest lines of a grid.
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

  /// Outwards, because the bounds inside may be off by a trifle, and that may make a pixel.
  func bounds(_ bounds: Rect, in content: Size) -> Rect {
    Rect(
      left: grid.edge(notAfter: bounds.minX), top: grid.edge(notAfter: bounds.minY),
      right: grid.edge(notBefore: bounds.maxX), bottom: grid.edge(notBefore: bounds.maxY))
  }

  func lookup(_ rect: Rect, in content: Size) -> Rect { rect.grown(by: grid.pitch) }
}
