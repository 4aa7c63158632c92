import TesseraLayout

/// A custom layout whose arrangement supports all changes in place: one item below the other, each with the
/// offer of the container, in the simplest way.
struct RowsLayout: LayoutAlgorithm {
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    RowsArrangement((0..<items.count).map { items.size(at: $0, offered: container) }, offered: container)
  }
}

private final class RowsArrangement: Arrangement {
  private var sizes: [Size]
  private var rows: (frames: [Rect], content: Size)
  private let offered: Size

  init(_ sizes: [Size], offered: Size) {
    self.sizes = sizes
    self.offered = offered
    rows = Self.stack(sizes)
    super.init(count: sizes.count, contentSize: .zero)
  }

  private static func stack(_ sizes: [Size]) -> (frames: [Rect], content: Size) {
    var content = Size.zero
    var frames: [Rect] = []
    for size in sizes {
      frames.append(Rect(origin: Point(x: 0, y: content.height), size: size))
      content = Size(width: max(content.width, size.width), height: content.height + size.height)
    }
    return (frames, content)
  }

  override var contentSize: Size { rows.content }

  override func frame(at index: Int) -> Rect { sizes.indices.contains(index) ? rows.frames[index] : .zero }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard sizes.indices.contains(index) else { return false }
    sizes[index] = size
    rows = Self.stack(sizes)
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
