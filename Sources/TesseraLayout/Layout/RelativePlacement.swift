/// The position of an element that is attached to a rectangle and takes no space in the layout: a badge at a
/// corner of an item, a background behind a section, a separator below a row.
///
///     RelativePlacement(horizontal: .end, vertical: .start, offset: Point(x: 4, y: -4))   // a badge
///     RelativePlacement()                                                                 // a background
///     RelativePlacement(vertical: .after, insets: Insets(top: 0, left: 16))               // a separator below
public struct RelativePlacement: Hashable, Sendable {
  /// The position along one axis.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// Inside the rectangle, at the near edge.
    case start
    /// In the middle of the rectangle.
    case center
    /// Inside the rectangle, at the far edge.
    case end
    /// From edge to edge; the element's own extent is ignored.
    case stretch
    /// Outside the rectangle, ending where the rectangle begins.
    case before
    /// Outside the rectangle, beginning where the rectangle ends.
    case after
  }

  /// The position between the left and the right edge.
  public var horizontal: Place
  /// The position between the top and the bottom edge.
  public var vertical: Place
  /// The distance by which the element is moved from its position, in points.
  public var offset: Point
  /// The distances by which the edges of the rectangle are first moved inwards, in points.
  ///
  /// Negative insets move them outwards, and so keep an element outside the rectangle at a distance.
  public var insets: Insets

  /// Creates a placement.
  ///
  /// By default the element covers the rectangle.
  public init(
    horizontal: Place = .stretch, vertical: Place = .stretch, offset: Point = .zero, insets: Insets = .zero
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.insets = insets
  }

  /// Returns the frame of an element that is attached to a rectangle, in points.
  ///
  /// Invalid numbers are replaced (``Rect/sanitized``). If the insets are larger than the rectangle, its
  /// extent counts as 0. O(1).
  ///
  /// - Parameters:
  ///   - size: The size of the element. A stretched extent is ignored.
  ///   - rect: The rectangle to which the element is attached.
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
  /// Places an extent relative to an interval that begins at `start` and has the extent `room`, in points.
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
