/// A layout with insets around its content.
///
/// The layout inside gets the container reduced by the insets, at least 0 along each axis. An unbounded
/// container stays unbounded; there the insets reduce the visible size (``LayoutItems/viewport``), so that
/// pages, and items as long as the visible part, have space between them. The content size is that of the
/// layout inside plus the insets, at least 0. With negative insets the content extends beyond the container.
/// Invalid insets are replaced (``Insets/sanitized``).
public struct InsetLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// The insets, in points.
  public var insets: Insets

  /// Creates a layout with insets around its content.
  public init(content: Layout, insets: Insets) {
    self.content = content
    self.insets = insets
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let insets = insets.sanitized
    let inner = Size(
      width: container.width.isUnbounded ? container.width : container.width - insets.horizontal,
      height: container.height.isUnbounded ? container.height : container.height - insets.vertical)
    return MappedArrangement(
      content.arrange(items.inset(by: insets), in: inner), Inset(insets: insets))
  }
}

private struct Inset: FrameMapping {
  let insets: Insets

  var usesContentSize: Bool { false }

  func contentSize(_ content: Size) -> Size {
    Size(
      width: max(0, content.width + insets.horizontal), height: max(0, content.height + insets.vertical))
  }

  func frame(_ frame: Rect, in content: Size) -> Rect {
    frame.offset(by: Point(x: insets.left, y: insets.top))
  }

  func innerQuery(_ rect: Rect, in content: Size) -> Rect {
    rect.offset(by: Point(x: -insets.left, y: -insets.top))
  }

  func outerInsets(_ inner: Insets) -> Insets { inner.adding(insets) }

  func innerItems(_ items: any LayoutItems) -> any LayoutItems { items.inset(by: insets) }
}

extension Insets {
  /// Returns the sums of both distances from each edge.
  package func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
