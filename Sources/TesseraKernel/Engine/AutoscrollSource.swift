import TesseraLayout

/// A pointer that drags something and makes the content scroll near an edge.
@_spi(Behaviors)
public struct AutoscrollSource {
  /// The location of the pointer, in viewport coordinates.
  package var pointer: Point
  /// The rectangle of all pointer locations. The content scrolls only in directions of the pointer so far.
  package var visitedRect: Rect

  package init(pointer: Point, visitedRect: Rect) {
    self.pointer = pointer
    self.visitedRect = visitedRect
  }
}
