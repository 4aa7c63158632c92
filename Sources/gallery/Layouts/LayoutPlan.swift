import TesseraLayout

/// A layout at work: what it is given, and where on a board this is shown.
struct LayoutPlan: Equatable, Sendable {
  var layout: Layout
  var tiles: [Tile]
  /// The container, or what is seen of it, in points from the corner of the board.
  var frame: Rect
  /// Whether the container has no end at the bottom, because it scrolls.
  var isEndless = false
  /// What stands above the container.
  var caption = ""
  /// How far the content is scrolled, in points.
  var scrolled = 0.0
  /// The visible rectangle that the layout is asked about, in points from the corner of the content.
  var visible: Rect?
  /// How large a pixel is, where pixels are shown, in points.
  var pixel: Double?

  /// One item of a plan.
  struct Tile: Equatable, Sendable {
    /// The size that it answers; a side that is nil is as long as offered.
    var width: Double?
    var height: Double?
    var traits = LayoutTraits.none
    /// What stands behind the number.
    var remark = ""
    /// Where its text stands.
    var baselines: Baselines?
  }

  /// What is placed: the frame of each tile in points from the corner of the board, and whether it was found in
  /// the visible rectangle.
  func places() -> [(frame: Rect, isFound: Bool)] {
    let container = Size(width: frame.width, height: isEndless ? Size.largestExtent : frame.height)
    let arrangement = layout.arrange(PlanItems(tiles, viewport: frame.size), in: container)
    let found = visible.map { Set(arrangement.indices(overlapping: $0)) }
    let corner = frame.origin + Point(y: -scrolled)
    return tiles.indices.map { index in
      (arrangement.frame(at: index).offset(by: corner), found?.contains(index) ?? true)
    }
  }
}

/// The tiles of a plan as a layout sees them.
private final class PlanItems: LayoutItems {
  private let tiles: [LayoutPlan.Tile]
  let viewport: Size?

  init(_ tiles: [LayoutPlan.Tile], viewport: Size) {
    self.tiles = tiles
    self.viewport = viewport
  }

  var count: Int { tiles.count }

  func size(at index: Int, offered: Size) -> Size {
    Size(width: tiles[index].width ?? offered.width, height: tiles[index].height ?? offered.height)
  }

  func traits(at index: Int) -> LayoutTraits { tiles[index].traits }

  func baselines(at index: Int, size: Size) -> Baselines? { tiles[index].baselines }
}
