/// A layout whose content stands in the middle of the container where it is smaller.
///
/// The content then includes the room around it. Along an axis where the container has no end, or the content is
/// larger, nothing changes. The layout inside is offered the whole container.
public struct CenteredLayout: LayoutAlgorithm {
  /// The layout that is centred.
  public var content: Layout
  /// The axis along which it is; nil: both.
  public var axis: Axis?

  /// Centres a layout along an axis or, without one, along both.
  public init(content: Layout, axis: Axis? = nil) {
    self.content = content
    self.axis = axis
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var room = container.sanitized.boundedPart
    for axis in Axis.allCases { room[axis] = min(items.leastExtent(along: axis) ?? .infinity, room[axis]) }
    if let axis { room[axis.cross] = 0 }
    return MappedArrangement(content.arrange(items, in: container), Centering(room: room))
  }
}

/// Frames move by half of what is free.
private struct Centering: FrameMapping {
  /// The container; 0 along an axis where nothing moves.
  let room: Size

  func contentSize(_ content: Size) -> Size {
    Size(width: max(content.width, room.width), height: max(content.height, room.height))
  }

  func frame(_ frame: Rect, in content: Size) -> Rect { frame.offset(by: shift(content)) }

  func lookup(_ rect: Rect, in content: Size) -> Rect {
    let shift = shift(content)
    return rect.offset(by: Point(x: -shift.x, y: -shift.y))
  }

  private func shift(_ content: Size) -> Point {
    Point(x: max(0, room.width - content.width) / 2, y: max(0, room.height - content.height) / 2)
  }
}

extension Size {
  /// The extents of a container along the axes where it has an end, 0 along the others.
  var boundedPart: Size {
    Size(width: width.isUnbounded ? 0 : width, height: height.isUnbounded ? 0 : height)
  }
}
