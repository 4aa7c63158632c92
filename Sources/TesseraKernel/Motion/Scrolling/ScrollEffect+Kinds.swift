import TesseraLayout

// Numbers out of range are brought into it: scales and opacities as by ``VisualEffect/sanitized``, distances from 0 or,
// where they have a direction, up to ± ``Size/largestExtent``; NaN changes nothing.
extension ScrollEffect {
  /// Items shrink and fade towards the ends of the viewport: as at rest from `distance` on, smallest at the very end.
  ///
  /// - Parameters:
  ///   - distance: How far from an end of the viewport the middle of an item begins to shrink, in points.
  ///   - scale: How large an item is whose middle is at the end.
  ///   - opacity: How opaque it is there.
  ///   - ends: At which ends.
  public static func edgeShrink(
    distance: Double = 100, scale: Double = 0.5, opacity: Double = 0, at ends: ScrollEnds = .both
  ) -> ScrollEffect {
    ScrollEffect(
      EdgeShrink(
        distance: max(0, distance.limited), scale: Scale(scale).sanitized.x,
        opacity: opacity.limited(to: 0...1, otherwise: 1), ends: ends))
  }

  /// Items are the smaller the farther they are from the middle of the viewport, in all directions.
  ///
  /// - Parameters:
  ///   - radius: Up to which distance of the two middles items are as at rest, in points.
  ///   - scale: How large an item is at the ends of the viewport's longer side, and beyond.
  public static func zoom(radius: Double = 150, scale: Double = 0) -> ScrollEffect {
    ScrollEffect(Zoom(radius: max(0, radius.limited), scale: Scale(scale).sanitized.x))
  }

  /// Items turn with their position: not at all in the middle of the viewport, by an angle at its end, by the same angle
  /// the other way round at its start.
  ///
  /// - Parameter angle: Radians, clockwise.
  public static func rotate(_ angle: Double) -> ScrollEffect {
    ScrollEffect(PositionRotation(angle: VisualEffect(rotation: angle).sanitized.rotation))
  }

  /// What happens while the content is pulled beyond an end; see ``OverscrollStyle``.
  ///
  /// - Parameters:
  ///   - style: What happens.
  ///   - ends: At which ends.
  ///   - reach: For what grows: how far from the end of the content an item may stand at most, in points. The first item
  ///     and a header stand at the end itself; behind an inset they do not.
  public static func overscroll(
    _ style: OverscrollStyle = .stretch, at ends: ScrollEnds = .both, reach: Double = 1
  ) -> ScrollEffect {
    ScrollEffect(Overscroll(style: style, ends: ends, reach: reach.limited))
  }

  /// Items move slower than the content.
  ///
  /// - Parameter fraction: By how much: 0 as fast as the content, 1 not at all, -1 twice as fast; from -4 to 4. In the
  ///   middle of the viewport an item is where it belongs.
  public static func parallax(_ fraction: Double) -> ScrollEffect {
    ScrollEffect(Parallax(fraction: fraction.limited(to: -4...4, otherwise: 0)))
  }

  /// Items that would leave stay at the end of the viewport like cards on a pile, shrink and fade, and are gone when they
  /// would have been out of sight.
  ///
  /// - Parameters:
  ///   - scale: How large the last thing is that is seen of a card.
  ///   - opacity: How opaque that is.
  ///   - ends: At which ends.
  public static func cards(
    scale: Double = 0.8, opacity: Double = 0, at ends: ScrollEnds = .start
  ) -> ScrollEffect {
    ScrollEffect(
      Cards(
        scale: Scale(scale).sanitized.x, opacity: opacity.limited(to: 0...1, otherwise: 1), ends: ends))
  }

  /// Items follow the scrolling on springs, those farther from the finger later; see ``Wobble``.
  public static func wobble(_ wobble: Wobble = Wobble()) -> ScrollEffect { ScrollEffect(wobble) }
}
