/// Where something stands relative to a rectangle, without taking room: a badge, a background, a separator.
public struct Attachment: Hashable, Sendable {
  /// Where it stands along one axis.
  public enum Edge: Hashable, Sendable, CaseIterable { case start, center, end, stretch, before, after }
  /// Where it stands from left to right.
  public var horizontal: Edge
  /// Where it stands from top to bottom.
  public var vertical: Edge
  /// How far it is moved from there.
  public var offset: Point
  /// How much smaller than the rectangle it is relative to.
  public var insets: Insets

  /// Makes an attachment.
  public init(horizontal: Edge, vertical: Edge, offset: Point = .zero, insets: Insets = .zero) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.insets = insets
  }

  /// The frame of something of a size.
  public func frame(size: Size, in rect: Rect) -> Rect {
    let room = rect.inset(by: insets)
    let (x, width) = Self.place(horizontal, size.width, room.minX, room.width)
    let (y, height) = Self.place(vertical, size.height, room.minY, room.height)
    return Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  private static func place(
    _ edge: Edge, _ extent: Double, _ start: Double, _ room: Double
  ) -> (Double, Double) {
    switch edge {
    case .start: (start, extent)
    case .center: (start + (room - extent) / 2, extent)
    case .end: (start + room - extent, extent)
    case .stretch: (start, room)
    case .before: (start - extent, extent)
    case .after: (start + room, extent)
    }
  }
}
