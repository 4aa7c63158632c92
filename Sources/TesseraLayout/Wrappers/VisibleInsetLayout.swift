/// A layout that is asked for another visible rectangle: larger by negative insets, to prepare items before
/// they appear, or smaller by positive ones. Frames and content stay the same.
///
/// In a collection the rectangle is another one for everything that the layout places, sections and what is in them
/// included. Visible insets inside other wrappers keep their effect, turned as those turn the frames, and several add up.
/// Insets that are not sane are replaced (``Insets/sanitized``). A rectangle of which they leave nothing overlaps
/// nothing.
public struct VisibleInsetLayout: LayoutAlgorithm {
  /// The layout that is asked.
  public var content: Layout
  /// The distances, in points.
  public var insets: Insets

  /// Changes the visible rectangle for a layout.
  public init(content: Layout, insets: Insets) {
    self.content = content
    self.insets = insets
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    MappedArrangement(content.arrange(items, in: container), VisibleInset(insets: insets.sanitized))
  }
}

/// Frames stay, the rectangle changes.
private struct VisibleInset: FrameMapping {
  let insets: Insets

  var isExact: Bool { true }

  func frame(_ frame: Rect, in content: Size) -> Rect { frame }

  func lookup(_ rect: Rect, in content: Size) -> Rect { rect.withEdgesMoved(by: insets) }

  func visibleInsets(_ inner: Insets) -> Insets { inner.adding(insets) }
}

extension Rect {
  /// The rectangle that frames must overlap to be found, or nil where insets leave nothing of it.
  package func visiblePart(insetBy insets: Insets) -> Rect? {
    let part = withEdgesMoved(by: insets)
    if part.width <= 0, insets.horizontal > 0 { return nil }
    if part.height <= 0, insets.vertical > 0 { return nil }
    return part
  }

  /// Moves the edges inwards, past each other where there is no room, so that insets add up.
  package func withEdgesMoved(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }
}
