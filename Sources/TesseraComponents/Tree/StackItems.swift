import TesseraLayout

/// The children of a stack or overlay, as items of a layout. Those of a vertical stack have exchanged axes.
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
    count = layout.childCount(of: index)
  }

  /// Returns the index of the node of a child.
  private func child(at position: Int) -> Int {
    if position < found.position { found = (0, firstChild) }
    while found.position < position {
      found = (found.position + 1, found.child + layout.count(of: found.child))
    }
    return found.child
  }

  func size(at index: Int, offered: Size) -> Size {
    if isTransposed { return layout.size(of: child(at: index), offered: offered.transposed).transposed }
    return layout.size(of: child(at: index), offered: offered)
  }

  func traits(at index: Int) -> LayoutTraits {
    let child = child(at: index)
    guard isTransposed else { return layout.traits(of: child) }
    var traits = layout.traits(of: child).transposed
    traits.shrink = layout.verticalShrink(of: child)
    return traits
  }

  func baselines(at index: Int, size: Size) -> Baselines? {
    isTransposed ? nil : layout.baselines(of: child(at: index), size: size)
  }

  func minimumExtent(along axis: Axis) -> Double? { isMeasuring ? 0 : nil }
}
