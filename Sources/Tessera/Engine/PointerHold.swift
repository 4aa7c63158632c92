import TesseraLayout

/// Something that is held at a pointer.
@_spi(Behaviors)
public struct PointerHold {
  /// Where, in viewport coordinates.
  var pointer: Point
  /// Where it was so far: the content scrolls in a direction only if it was carried there.
  var visited: Rect
}
