/// A layout that centers its content in a larger container.
///
/// The content then includes the space around it. Along an axis where the container is unbounded, or the
/// content is larger, nothing changes. The layout inside is offered the whole container.
public struct CenteredLayout: LayoutAlgorithm {
  /// The layout that is centered.
  public var content: Layout
  /// The axis along which the content is centered; `nil` for both axes.
  public var axis: Axis?

  /// Creates a layout that is centered along an axis, or along both axes if it is `nil`.
  public init(content: Layout, axis: Axis? = nil) {
    self.content = content
    self.axis = axis
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var room = container.sanitized.boundedPart
    for axis in Axis.allCases { room[axis] = min(items.minimumExtent(along: axis) ?? .infinity, room[axis]) }
    if let axis { room[axis.cross] = 0 }
    return MappedArrangement(content.arrange(items, in: container), Centering(room: room))
  }
}

/// A mapping that moves frames by half of the free space.
private struct Centering: FrameMapping {
  /// The extents of the container; 0 along an axis where nothing moves.
  let room: Size

  func contentSize(_ content: Size) -> Size {
    Size(width: max(content.width, room.width), height: max(content.height, room.height))
  }

  func frame(_ frame: Rect, in content: Size) -> Rect { frame.offset(by: shift(content)) }

  func innerQuery(_ rect: Rect, in content: Size) -> Rect {
    let shift = shift(content)
    return rect.offset(by: Point(x: -shift.x, y: -shift.y))
  }

  private func shift(_ content: Size) -> Point {
    Point(x: max(0, room.width - content.width) / 2, y: max(0, room.height - content.height) / 2)
  }
}

extension Size {
  /// The size of a container, with 0 for unbounded extents.
  var boundedPart: Size {
    Size(width: width.isUnbounded ? 0 : width, height: height.isUnbounded ? 0 : height)
  }
}
