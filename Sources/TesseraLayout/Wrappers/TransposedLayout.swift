/// A layout with the axes exchanged: a list becomes horizontal, a flow fills columns.
///
/// Insets inside a transposed layout are exchanged with it, insets around it are not. Text stays upright.
/// Items inside therefore have no baselines, and baseline alignment aligns their edges.
public struct TransposedLayout: LayoutAlgorithm {
  /// The layout whose axes are exchanged.
  public var content: Layout

  /// Creates a layout that exchanges the axes of its content.
  public init(content: Layout) { self.content = content }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    MappedArrangement(content.arrange(TransposedItems(items), in: container.transposed), Transposition())
  }
}

private final class TransposedItems: LayoutItems {
  private let items: any LayoutItems

  init(_ items: any LayoutItems) { self.items = items }

  var count: Int { items.count }

  func size(at index: Int, offered: Size) -> Size {
    items.size(at: index, offered: offered.transposed).transposed
  }

  func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }

  func traits(at index: Int) -> LayoutTraits { items.traits(at: index).transposed }

  func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
    runs.transpose { items.measure(range, offered: offered.transposed, into: &$0) }
  }

  func baselines(at index: Int, size: Size) -> Baselines? { nil }

  var viewport: Size? { items.viewport?.transposed }

  func minimumExtent(along axis: Axis) -> Double? { items.minimumExtent(along: axis.cross) }

  func inset(by insets: Insets) -> any LayoutItems { TransposedItems(items.inset(by: insets.transposed)) }
}

private struct Transposition: FrameMapping {
  var isExact: Bool { true }

  func contentSize(_ content: Size) -> Size { content.transposed }

  func frame(_ frame: Rect, in content: Size) -> Rect { frame.transposed }

  func innerQuery(_ rect: Rect, in content: Size) -> Rect { rect.transposed }

  func mapped(_ insets: Insets) -> Insets { insets.transposed }

  func mirroredAxes(_ axes: MirroredAxes) -> MirroredAxes { axes.transposed }

  func gridPosition(_ position: GridPosition) -> GridPosition { position.transposed }

  func innerSize(_ size: Size) -> Size { size.transposed }

  func innerItems(_ items: any LayoutItems) -> any LayoutItems { TransposedItems(items) }
}
