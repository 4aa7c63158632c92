/// A layout with distances around it.
///
/// The layout inside gets the container without the insets, at least 0 in each direction; a container without
/// end stays so, and there what is seen at once (``LayoutItems/viewport``) is less by the insets: pages and items as long as
/// what is seen have room between them. The content is the content inside plus the insets, at least 0. Negative insets let the content
/// reach beyond the container; insets that are not sane are replaced (``Insets/sanitized``).
public struct InsetLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// The distances, in points.
  public var insets: Insets

  /// Surrounds a layout with distances.
  public init(content: Layout, insets: Insets) {
    self.content = content
    self.insets = insets
  }

  /// Places the items.
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

/// Frames move right and down.
private struct Inset: FrameMapping {
  let insets: Insets

  func contentSize(_ content: Size) -> Size {
    Size(
      width: max(0, content.width + insets.horizontal), height: max(0, content.height + insets.vertical))
  }

  func frame(_ frame: Rect, in content: Size) -> Rect {
    frame.offset(by: Point(x: insets.left, y: insets.top))
  }

  func lookup(_ rect: Rect, in content: Size) -> Rect {
    rect.offset(by: Point(x: -insets.left, y: -insets.top))
  }

  func roomInsets(_ inner: Insets) -> Insets { inner.adding(insets) }

  func innerItems(_ items: any LayoutItems) -> any LayoutItems { items.inset(by: insets) }
}

extension Insets {
  /// The distances of both together.
  func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
