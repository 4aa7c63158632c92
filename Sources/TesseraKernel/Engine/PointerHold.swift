import TesseraLayout

/// Something that is held at a pointer.
@_spi(Behaviors)
public struct PointerHold {
  /// Where, in viewport coordinates.
  package var pointer: Point
  /// Where it was so far: the content scrolls in a direction only if it was carried there.
  package var visited: Rect

  /// Makes the value of its parts.
  package init(pointer: Point, visited: Rect) {
    self.pointer = pointer
    self.visited = visited
  }
}
