import TesseraLayout

// Numbers out of range are clamped: scales and opacities as by ``VisualEffect/sanitized``, distances to 0 or,
// if they have a direction, to ± ``Size/largestExtent``. NaN changes nothing.
extension ScrollEffect {
  /// Returns an effect that shrinks and fades items towards the ends of the viewport.
  ///
  /// - Parameters:
  ///   - distance: The distance from an end of the viewport at which the middle of an item begins to shrink,
  ///     in points.
  ///   - scale: The scale of an item whose middle is at the end.
  ///   - opacity: The opacity of an item whose middle is at the end.
  ///   - ends: The ends at which items shrink.
  public static func edgeShrink(
    distance: Double = 100, scale: Double = 0.5, opacity: Double = 0, at ends: ScrollEnds = .both
  ) -> ScrollEffect {
    ScrollEffect(
      EdgeShrink(
        distance: max(0, distance.limited), scale: Scale(scale).sanitized.x,
        opacity: opacity.limited(to: 0...1, otherwise: 1), ends: ends))
  }

  /// Returns an effect that shrinks items with their distance from the middle of the viewport, in all
  /// directions.
  ///
  /// - Parameters:
  ///   - radius: The distance between both middles up to which items do not shrink, in points.
  ///   - scale: The scale of an item at the ends of the viewport's longer side, and beyond.
  public static func zoom(radius: Double = 150, scale: Double = 0) -> ScrollEffect {
    ScrollEffect(Zoom(radius: max(0, radius.limited), scale: Scale(scale).sanitized.x))
  }

  /// Returns an effect that rotates items by their position.
  ///
  /// An item is upright in the middle of the viewport, rotated by the angle at its end, and by the negative
  /// angle at its start.
  ///
  /// - Parameter angle: The angle in radians, clockwise.
  public static func rotate(_ angle: Double) -> ScrollEffect {
    ScrollEffect(PositionRotation(angle: VisualEffect(rotation: angle).sanitized.rotation))
  }

  /// Returns an effect that applies while the content is pulled beyond an end.
  ///
  /// - Parameters:
  ///   - style: The style of the effect.
  ///   - ends: The ends at which it applies.
  ///   - reach: For the styles that grow an item, the largest distance of that item from the end of the
  ///     content, in points. The first item and a header are at the end itself, unless there is an inset.
  public static func overscroll(
    _ style: OverscrollStyle = .stretch, at ends: ScrollEnds = .both, reach: Double = 1
  ) -> ScrollEffect {
    ScrollEffect(Overscroll(style: style, ends: ends, reach: reach.limited))
  }

  /// Returns an effect that moves items slower than the content.
  ///
  /// In the middle of the viewport, an item is at its own position.
  ///
  /// - Parameter fraction: The reduction of the speed, from -4 to 4: with 0 items are as fast as the content,
  ///   with 1 they do not move, with -1 they are twice as fast.
  public static func parallax(_ fraction: Double) -> ScrollEffect {
    ScrollEffect(Parallax(fraction: fraction.limited(to: -4...4, otherwise: 0)))
  }

  /// Returns an effect that pins items to the end of the viewport like cards on a pile when they would leave
  /// it.
  ///
  /// The items shrink and fade until they would have left the viewport.
  ///
  /// - Parameters:
  ///   - scale: The scale of a card just before it disappears.
  ///   - opacity: The opacity of a card just before it disappears.
  ///   - ends: The ends at which items are pinned.
  public static func cards(
    scale: Double = 0.8, opacity: Double = 0, at ends: ScrollEnds = .start
  ) -> ScrollEffect {
    ScrollEffect(
      Cards(
        scale: Scale(scale).sanitized.x, opacity: opacity.limited(to: 0...1, otherwise: 1), ends: ends))
  }

  /// Returns an effect in which items follow the scrolling on springs, later the farther they are from the
  /// finger; see ``Wobble``.
  public static func wobble(_ wobble: Wobble = Wobble()) -> ScrollEffect { ScrollEffect(wobble) }
}
