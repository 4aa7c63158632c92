import TesseraLayout

/// The items of a section as an inset layout sees them: with less available size.
final class InsetItems: LayoutItems {
  private let items: SectionItems
  private let constraints: ItemConstraints

  init(_ items: SectionItems, constraints: ItemConstraints) {
    self.items = items
    self.constraints = constraints
  }

  var count: Int { items.count }

  var viewport: Size? {
    items.recordVisibleSizeRead()
    return constraints.visibleSize
  }

  func minimumExtent(along axis: Axis) -> Double? { constraints[minimumAlong: axis] }

  func inset(by insets: Insets) -> any LayoutItems {
    InsetItems(items, constraints: constraints.narrowed(by: insets.sanitized))
  }

  func size(at index: Int, offered: Size) -> Size {
    items.size(at: index, offered: offered, visibleSize: constraints.visibleSize)
  }

  func traits(at index: Int) -> LayoutTraits { items.traits(at: index) }

  func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }

  func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
    items.measure(range, offered: offered, visibleSize: constraints.visibleSize, into: &runs)
  }

  func baselines(at index: Int, size: Size) -> Baselines? { items.baselines(at: index, size: size) }
}
