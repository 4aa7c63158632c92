import TesseraLayout

/// A moment of scrolling as one item sees it: where the item is in the viewport, and how the viewport moves.
///
/// Numbers out of range are brought into it: rectangles as by ``Rect/sanitized``, others up to ± ``Size/largestExtent``; NaN
/// is 0.
public struct ScrollMoment: Hashable, Sendable {
  /// Where the layout places the item, seen from the start of the viewport, in points.
  public let frame: Rect
  /// The extents of the viewport, in points.
  public let viewport: Size
  /// The axis that scrolls.
  public let axis: Axis
  /// How fast the viewport moves along the axis, in points per second; positive towards the end of the content.
  public let velocity: Double
  /// How far the content is pulled beyond an end, in points: negative beyond its start, positive beyond its end.
  public let overscroll: Double

  /// Makes a moment.
  ///
  /// - Parameters:
  ///   - frame: Where the layout places the item, seen from the start of the viewport, in points.
  ///   - viewport: The extents of the viewport, in points.
  ///   - axis: The axis that scrolls.
  ///   - velocity: How fast the viewport moves, in points per second; positive towards the end of the content.
  ///   - overscroll: How far the content is pulled beyond an end, in points: negative beyond its start.
  public init(
    frame: Rect, viewport: Size, axis: Axis = .vertical, velocity: Double = 0, overscroll: Double = 0
  ) {
    self.frame = frame.sanitized
    self.viewport = viewport.sanitized
    self.axis = axis
    self.velocity = velocity.limited
    self.overscroll = overscroll.limited
  }

  /// The extent of the viewport along the axis, in points.
  public var extent: Double { viewport[axis] }

  /// The middle of the item along the axis, seen from the start of the viewport, in points.
  public var middle: Double { frame.min(axis) + frame.size[axis] / 2 }

  /// Where the middle of the item is: -1 at the start of the viewport, 0 in its middle, 1 at its end, less or more
  /// beyond; 0 in a viewport without extent.
  public var position: Double { extent > 0 ? 2 * middle / extent - 1 : 0 }
}
