/// A layout with the axes exchanged: a list becomes horizontal, a flow fills columns.
///
/// Insets inside a transposed layout are exchanged with it, insets around it are not.
public struct TransposedLayout: LayoutAlgorithm {
  /// The layout whose axes are exchanged.
  public var content: Layout

  /// Exchanges the axes of a layout.
  public init(content: Layout) { self.content = content }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    TransposedArrangement(content.arrange(TransposedItems(items), in: container.transposed))
  }
}

/// Items seen with the axes exchanged.
private final class TransposedItems: LayoutItems {
  private let items: any LayoutItems

  init(_ items: any LayoutItems) { self.items = items }

  var count: Int { items.count }

  func size(at index: Int, offered: Size) -> Size {
    items.size(at: index, offered: offered.transposed).transposed
  }

  func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }

  func traits(at index: Int) -> LayoutTraits { items.traits(at: index).transposed }

  var viewport: Size? { items.viewport?.transposed }
}

/// Frames mirrored at the diagonal.
private final class TransposedArrangement: Arrangement {
  private let content: Arrangement

  init(_ content: Arrangement) {
    self.content = content
    super.init(count: content.count, contentSize: .zero)
  }

  override var contentSize: Size { content.contentSize.transposed }

  override var bounds: Rect { content.bounds.transposed }

  override func frame(at index: Int) -> Rect { content.frame(at: index).transposed }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    content.appendIndices(overlapping: rect.transposed, to: &result)
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    content.resize(at: index, to: size.transposed)
  }
}
