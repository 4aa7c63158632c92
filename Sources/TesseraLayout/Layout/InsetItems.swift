/// Items of which less is seen at once, because a layout stands within distances.
final class InsetItems: LayoutItems {
  private let items: any LayoutItems
  private let insets: Insets

  /// Makes items from others; the distances have to be sane.
  init(_ items: any LayoutItems, _ insets: Insets) {
    self.items = items
    self.insets = insets
  }

  var count: Int { items.count }

  func size(at index: Int, offered: Size) -> Size { items.size(at: index, offered: offered) }

  func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }

  func traits(at index: Int) -> LayoutTraits { items.traits(at: index) }

  func forEachRun(
    in range: Range<Int>, offered: LayoutOffer,
    _ body: (_ count: Int, _ size: Size, _ traits: LayoutTraits) -> Void
  ) {
    items.forEachRun(in: range, offered: offered, body)
  }

  func baselines(at index: Int, size: Size) -> Baselines? { items.baselines(at: index, size: size) }

  var viewport: Size? { items.viewport?.narrowed(by: insets) }

  func leastExtent(along axis: Axis) -> Double? {
    items.leastExtent(along: axis)?.narrowed(by: insets, along: axis)
  }
}

extension Size {
  /// What distances leave of what is seen, at least 0 in each direction; a side without end stays so.
  package func narrowed(by insets: Insets) -> Size {
    Size(
      width: width.narrowed(by: insets, along: .horizontal),
      height: height.narrowed(by: insets, along: .vertical))
  }
}

extension Double {
  /// What distances leave of an extent along an axis, at least 0; one without end stays so.
  package func narrowed(by insets: Insets, along axis: Axis) -> Double {
    if isUnbounded { return self }
    return (self - (axis == .horizontal ? insets.horizontal : insets.vertical)).sanitizedExtent
  }
}
