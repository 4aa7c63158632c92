/// Items whose viewport is reduced by the insets around their layout.
final class InsetItems: LayoutItems {
  private let items: any LayoutItems
  private let insets: Insets

  /// Wraps items. The insets must be sanitized.
  init(_ items: any LayoutItems, _ insets: Insets) {
    self.items = items
    self.insets = insets
  }

  var count: Int { items.count }

  func size(at index: Int, offered: Size) -> Size { items.size(at: index, offered: offered) }

  func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }

  func traits(at index: Int) -> LayoutTraits { items.traits(at: index) }

  func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
    items.measure(range, offered: offered, into: &runs)
  }

  func baselines(at index: Int, size: Size) -> Baselines? { items.baselines(at: index, size: size) }

  var viewport: Size? { items.viewport?.narrowed(by: insets) }

  func minimumExtent(along axis: Axis) -> Double? {
    items.minimumExtent(along: axis)?.narrowed(by: insets, along: axis)
  }
}

extension Size {
  /// Returns the size reduced by insets, at least 0 along each axis. An unbounded extent stays unbounded.
  package func narrowed(by insets: Insets) -> Size {
    Size(
      width: width.narrowed(by: insets, along: .horizontal),
      height: height.narrowed(by: insets, along: .vertical))
  }
}

extension Double {
  /// Returns an extent along an axis reduced by insets, at least 0. An unbounded extent stays unbounded.
  package func narrowed(by insets: Insets, along axis: Axis) -> Double {
    if isUnbounded { return self }
    return (self - (axis == .horizontal ? insets.horizontal : insets.vertical)).sanitizedExtent
  }
}
