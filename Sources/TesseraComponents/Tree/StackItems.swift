import TesseraLayout

/// The children of a stack or grid, as items of a layout. Those of a vertical stack have exchanged axes.
final class StackItems: LayoutItems {
  let count: Int
  private let layout: TreeLayout
  private let isTransposed: Bool
  /// Whether the container is a limit, and not the size of the stack.
  private let isMeasuring: Bool
  private let firstChild: Int
  /// The child that was found last, and its position. Layouts visit items in ascending order.
  private var found: (position: Int, child: Int)

  init(_ layout: TreeLayout, childrenOf index: Int, _ axis: Axis, isMeasuring: Bool) {
    self.layout = layout
    self.isMeasuring = isMeasuring
    isTransposed = axis == .vertical
    firstChild = index + 1
    found = (0, firstChild)
    var count = 0
    layout.forEachChild(of: index) { _ in count += 1 }
    self.count = count
  }

  /// Returns the index of the node of a child.
  private func child(at position: Int) -> Int {
    if position < found.position { found = (0, firstChild) }
    while found.position < position {
      found = (found.position + 1, found.child + layout.nodes[found.child].count)
    }
    return found.child
  }

  func size(at index: Int, offered: Size) -> Size {
    if isTransposed { return layout.size(of: child(at: index), offered: offered.transposed).transposed }
    return layout.size(of: child(at: index), offered: offered)
  }

  func traits(at index: Int) -> LayoutTraits {
    let child = child(at: index)
    guard isTransposed else { return layout.nodes[child].traits }
    var traits = layout.nodes[child].traits.transposed
    traits.shrink = layout.nodes[child].verticalShrink
    return traits
  }

  func baselines(at index: Int, size: Size) -> Baselines? {
    isTransposed ? nil : layout.baselines(of: child(at: index), size: size)
  }

  func minimumExtent(along axis: Axis) -> Double? { isMeasuring ? 0 : nil }
}
