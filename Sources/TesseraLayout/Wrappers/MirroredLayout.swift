/// A layout mirrored along an axis: right to left, or bottom up, so that the first item stands at the far edge.
///
/// What began at a distance from the near edge ends at that distance from the far one: of the content or, where the
/// container has an end and is larger, of the container. So content that is smaller than the container moves to
/// its far edge; where the container has no end, as along the axis of a collection that scrolls, the content turns within
/// itself, and what is short stays short. The layout inside notices nothing. Mirroring twice is no mirroring at all, content size included.
public struct MirroredLayout: LayoutAlgorithm {
  /// The layout that is mirrored.
  public var content: Layout
  /// The axis along which start and end change places.
  public var axis: Axis

  /// Mirrors a layout.
  public init(content: Layout, axis: Axis) {
    self.content = content
    self.axis = axis
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let inner = content.arrange(items, in: container)
    let least = items.leastExtent(along: axis) ?? .infinity
    let room = min(least, container.sanitized.boundedPart[axis])
    let mirror = Mirror(axis: axis, room: room)
    // Mirroring back by arithmetic would round.
    if let inner = inner as? MappedArrangement<Mirror>, inner.mapping == mirror { return inner.content }
    return MappedArrangement(inner, mirror)
  }
}

/// Frames change sides.
private struct Mirror: FrameMapping, Equatable {
  let axis: Axis
  /// The extent of the container; 0 where it has no end, or takes that of the content.
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

  /// By edges, one of which may be infinitely far away.
  func lookup(_ rect: Rect, in content: Size) -> Rect {
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

  func turned(_ insets: Insets) -> Insets {
    switch axis {
    case .horizontal:
      Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    case .vertical:
      Insets(top: insets.bottom, left: insets.left, bottom: insets.top, right: insets.right)
    }
  }

  /// What begins at 0 inside ends here.
  private func farEdge(of content: Size) -> Double { max(content[axis], room) }
}
