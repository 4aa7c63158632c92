/// A layout that is asked for another visible rectangle: larger by negative insets, to prepare items before
/// they appear, or smaller by positive ones. Frames and content stay the same.
///
/// Insets that are not sane are replaced (``Insets/sanitized``). A rectangle of which nothing is left, although
/// it had extents, overlaps nothing.
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
    VisibleInsetArrangement(content.arrange(items, in: container), insets: insets.sanitized)
  }
}

/// The same frames for another visible rectangle.
private final class VisibleInsetArrangement: Arrangement {
  private let content: Arrangement
  private let insets: Insets

  init(_ content: Arrangement, insets: Insets) {
    self.content = content
    self.insets = insets
    super.init(count: content.count, contentSize: .zero)
  }

  override var contentSize: Size { content.contentSize }

  override var bounds: Rect { content.bounds }

  override func frame(at index: Int) -> Rect { content.frame(at: index) }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    let wanted = rect.inset(by: insets)
    if wanted.width <= 0, rect.width > 0 { return }
    if wanted.height <= 0, rect.height > 0 { return }
    content.appendIndices(overlapping: wanted, to: &result)
  }

  override func resize(at index: Int, to size: Size) -> Bool { content.resize(at: index, to: size) }
}
