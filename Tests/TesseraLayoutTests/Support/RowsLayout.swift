import TesseraLayout

/// A custom layout whose arrangement can do everything in place: one item below the other, each under the offer of
/// the container, as plainly as possible.
struct RowsLayout: LayoutAlgorithm {
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    RowsArrangement((0..<items.count).map { items.size(at: $0, offered: container) }, offered: container)
  }
}

private final class RowsArrangement: Arrangement {
  private var sizes: [Size]
  private let offered: Size

  init(_ sizes: [Size], offered: Size) {
    self.sizes = sizes
    self.offered = offered
    super.init(count: sizes.count, contentSize: .zero)
  }

  override var contentSize: Size {
    Size(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  override func frame(at index: Int) -> Rect {
    guard sizes.indices.contains(index) else { return .zero }
    return Rect(origin: Point(y: sizes[..<index].reduce(0) { $0 + $1.height }), size: sizes[index])
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard sizes.indices.contains(index) else { return false }
    sizes[index] = size
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    var sizes = sizes
    for splice in splices.reversed() {
      sizes.replaceSubrange(splice.old, with: splice.new.map { items.size(at: $0, offered: offered) })
    }
    return RowsArrangement(sizes, offered: offered)
  }
}
