/// Where something stands that is attached to a rectangle and takes no room itself: a badge at a corner of an item, a
/// background behind a section, a separator below a row.
///
///     RelativePlacement(horizontal: .end, vertical: .start, offset: Point(x: 4, y: -4))   // a badge
///     RelativePlacement()                                                                 // a background
///     RelativePlacement(vertical: .after, insets: Insets(top: 0, left: 16))               // a separator below
public struct RelativePlacement: Hashable, Sendable {
  /// A place along one axis.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// Inside, at the near edge.
    case start
    /// In the middle.
    case center
    /// Inside, at the far edge.
    case end
    /// From edge to edge, whatever its own extent is.
    case stretch
    /// Outside, so that it ends where the rectangle begins.
    case before
    /// Outside, so that it begins where the rectangle ends.
    case after
  }

  /// The place between left and right.
  public var horizontal: Place
  /// The place between top and bottom.
  public var vertical: Place
  /// By how much it is moved from its place, in points.
  public var offset: Point
  /// By how much the edges of the rectangle are moved inwards first, in points; negative insets move them outwards,
  /// and keep what is outside at a distance.
  public var insets: Insets

  /// Makes an attachment; by default it covers the rectangle.
  public init(
    horizontal: Place = .stretch, vertical: Place = .stretch, offset: Point = .zero, insets: Insets = .zero
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.insets = insets
  }

  /// The frame of something attached to a rectangle, in points. Numbers that are not sane are replaced
  /// (``Rect/sanitized``); insets that leave no extent leave 0. O(1).
  ///
  /// - Parameters:
  ///   - size: Its own size; an extent that is stretched does not count.
  ///   - rect: What it is attached to.
  public func frame(size: Size, in rect: Rect) -> Rect {
    let room = rect.sanitized.inset(by: insets.sanitized)
    let size = size.sanitized
    let (x, width) = horizontal.place(size.width, from: room.minX, room: room.width)
    let (y, height) = vertical.place(size.height, from: room.minY, room: room.height)
    let distance = Point(x: offset.x.sanitizedCoordinate, y: offset.y.sanitizedCoordinate)
    return Rect(x: x, y: y, width: width, height: height).offset(by: distance)
  }
}

extension RelativePlacement.Place {
  /// Places an extent relative to a room that begins at `start`, in points.
  fileprivate func place(
    _ extent: Double, from start: Double, room: Double
  ) -> (origin: Double, extent: Double) {
    switch self {
    case .start: (start, extent)
    case .center: (start + (room - extent) / 2, extent)
    case .end: (start + room - extent, extent)
    case .stretch: (start, room)
    case .before: (start - extent, extent)
    case .after: (start + room, extent)
    }
  }
}
