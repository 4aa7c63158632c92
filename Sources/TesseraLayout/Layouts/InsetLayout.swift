/// A layout with distances around it.
///
/// The layout inside gets the container without the insets, at least 0 in each direction; a container without
/// end stays so. The content is the content inside plus the insets, at least 0. Negative insets let the content
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
    return InsetArrangement(content.arrange(items, in: inner), insets: insets)
  }
}

/// Frames that are moved right and down.
private final class InsetArrangement: Arrangement {
  private let content: Arrangement
  private let insets: Insets

  init(_ content: Arrangement, insets: Insets) {
    self.content = content
    self.insets = insets
    super.init(count: content.count, contentSize: .zero)
  }

  override var contentSize: Size {
    let inner = content.contentSize
    return Size(
      width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
  }

  override var bounds: Rect {
    let inner = content.bounds.offset(by: Point(x: insets.left, y: insets.top))
    return Rect(size: contentSize).enclosing(inner)
  }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    return content.frame(at: index).offset(by: Point(x: insets.left, y: insets.top))
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    // Moving a frame may round its edges: ask for a trifle more, then decide by the frames themselves.
    let size = content.contentSize
    let reach = [rect.minX, rect.minY, rect.maxX, rect.maxY].reduce(size.width + size.height) {
      $0 + abs($1.sanitizedCoordinate)
    }
    let trifle = 0x1p-4 + reach * 0x1p-48
    let inner = rect.offset(by: Point(x: -insets.left, y: -insets.top)).inset(by: Insets(-trifle))
    let start = result.count
    content.appendIndices(overlapping: inner, to: &result)
    var kept = start
    for position in start..<result.count where frame(at: result[position]).overlaps(rect) {
      result[kept] = result[position]
      kept += 1
    }
    result.removeSubrange(kept...)
  }

  override func resize(at index: Int, to size: Size) -> Bool { content.resize(at: index, to: size) }
}
