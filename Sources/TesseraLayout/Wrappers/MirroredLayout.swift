/// A layout that is mirrored along an axis: from right to left, or from bottom to top with the first item at
/// the far edge.
///
/// A frame that began at a distance from the near edge ends at that distance from the far edge of the content
/// or, if the container is bounded and larger, of the container. Content that is smaller than the container
/// therefore moves to its far edge. Where the container is unbounded, as along the scroll axis of a
/// collection, the content is mirrored within its own extent and keeps its size. The layout inside is not
/// affected. Mirroring twice restores the original layout, including its content size.
public struct MirroredLayout: LayoutAlgorithm {
  /// The layout that is mirrored.
  public var content: Layout
  /// The axis along which start and end are exchanged.
  public var axis: Axis

  /// Creates a layout that mirrors its content along an axis.
  public init(content: Layout, axis: Axis) {
    self.content = content
    self.axis = axis
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let inner = content.arrange(items, in: container)
    let least = items.minimumExtent(along: axis) ?? .infinity
    let room = min(least, container.sanitized.boundedPart[axis])
    let mirror = Mirror(axis: axis, room: room)
    // Mirroring back by arithmetic would round.
    if let inner = inner as? MappedArrangement<Mirror>, inner.mapping == mirror { return inner.content }
    return MappedArrangement(inner, mirror)
  }
}

/// A mapping that moves frames to the opposite side.
private struct Mirror: FrameMapping, Equatable {
  let axis: Axis
  /// The extent of the container; 0 if it is unbounded or sizes itself to the content.
  let room: Double

  func contentSize(_ content: Size) -> Size {
    var size = content
    size[axis] = farEdge(of: content)
    return size
  }

  func frame(_ frame: Rect, in content: Size) -> Rect {
    var mirrored = frame
    mirrored.origin[axis] = farEdge(of: content) - frame.max(axis)
    return mirrored
  }

  /// Maps edges instead of extents, because an edge may be infinite.
  func innerQuery(_ rect: Rect, in content: Size) -> Rect {
    let far = farEdge(of: content)
    return switch axis {
    case .horizontal:
      Rect(left: far - rect.maxX, top: rect.minY, right: far - rect.minX, bottom: rect.maxY)
    case .vertical:
      Rect(left: rect.minX, top: far - rect.maxY, right: rect.maxX, bottom: far - rect.minY)
    }
  }

  func mirroredAxes(_ axes: MirroredAxes) -> MirroredAxes {
    var axes = axes
    axes[axis].toggle()
    return axes
  }

  func mapped(_ insets: Insets) -> Insets {
    switch axis {
    case .horizontal:
      Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    case .vertical:
      Insets(top: insets.bottom, left: insets.left, bottom: insets.top, right: insets.right)
    }
  }

  /// Returns the coordinate that 0 of the inner content maps to.
  private func farEdge(of content: Size) -> Double { max(content[axis], room) }
}
