/// A layout that moves the edges of the visible rectangle before it looks for items.
///
/// Negative insets enlarge the rectangle, to prepare items before they appear; positive insets reduce it.
/// Frames and content stay the same.
///
/// In a collection, the change applies to everything that the layout places, including sections and their
/// content. Visible insets inside other wrappers keep their effect, oriented like the frames, and several add
/// up. Invalid insets are replaced (``Insets/sanitized``). An empty rectangle that results from the insets
/// overlaps nothing.
public struct VisibleInsetLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// The insets, in points.
  public var insets: Insets

  /// Creates a layout that changes the visible rectangle for its content.
  public init(content: Layout, insets: Insets) {
    self.content = content
    self.insets = insets
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    MappedArrangement(content.arrange(items, in: container), VisibleInset(insets: insets.sanitized))
  }
}

/// A mapping that keeps frames, and changes the rectangle.
private struct VisibleInset: FrameMapping {
  let insets: Insets

  var isExact: Bool { true }

  func frame(_ frame: Rect, in content: Size) -> Rect { frame }

  func innerQuery(_ rect: Rect, in content: Size) -> Rect { rect.withEdgesMoved(by: insets) }

  func visibleInsets(_ inner: Insets) -> Insets { inner.adding(insets) }
}

extension Rect {
  /// Returns the rectangle that frames must overlap to be found; `nil` if the insets leave it empty.
  package func visiblePart(insetBy insets: Insets) -> Rect? {
    let part = withEdgesMoved(by: insets)
    if part.width <= 0, insets.horizontal > 0 { return nil }
    if part.height <= 0, insets.vertical > 0 { return nil }
    return part
  }

  /// Moves the edges inwards, possibly past each other, so that insets add up.
  package func withEdgesMoved(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }
}
