import TesseraLayout

/// The input of a scroll effect: the position of an item in the viewport, and the movement of the viewport.
///
/// Numbers out of range are clamped: rectangles as by ``Rect/sanitized``, others to ± ``Size/largestExtent``.
/// NaN becomes 0.
public struct ScrollEffectContext: Hashable, Sendable {
  /// The frame in which the layout places the item, relative to the start of the viewport, in points.
  public let frame: Rect
  /// The size of the viewport, in points.
  public let viewport: Size
  /// The axis that scrolls.
  public let axis: Axis
  /// The velocity of the viewport along the axis, in points per second; positive towards the end of the
  /// content.
  public let velocity: Double
  /// The distance by which the content is pulled beyond an end, in points: negative beyond its start,
  /// positive beyond its end.
  public let overscroll: Double

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - frame: The frame in which the layout places the item, relative to the start of the viewport, in
  ///     points.
  ///   - viewport: The size of the viewport, in points.
  ///   - axis: The axis that scrolls.
  ///   - velocity: The velocity of the viewport, in points per second; positive towards the end of the
  ///     content.
  ///   - overscroll: The distance by which the content is pulled beyond an end, in points; negative beyond
  ///     its start.
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

  /// The middle of the item along the axis, relative to the start of the viewport, in points.
  public var middle: Double { frame.min(axis) + frame.size[axis] / 2 }

  /// The relative position of the item's middle: -1 at the start of the viewport, 0 in its middle, 1 at its
  /// end.
  ///
  /// It is less than -1 or more than 1 outside of the viewport, and 0 in a viewport without extent.
  public var position: Double { extent > 0 ? 2 * middle / extent - 1 : 0 }
}
