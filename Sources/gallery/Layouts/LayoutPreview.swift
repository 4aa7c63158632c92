import TesseraLayout

/// A preview of a layout: its input, and its position on a board.
struct LayoutPreview: Equatable, Sendable {
  var layout: Layout
  var tiles: [Tile]
  /// The container, or its visible part, in points from the corner of the board.
  var frame: Rect
  /// Whether the container is unlimited at the bottom, because it scrolls.
  var isEndless = false
  var caption = ""
  /// The scroll offset of the content, in points.
  var scrolled = 0.0
  /// The visible rectangle for which the layout is queried, in points from the corner of the content.
  var visible: Rect?
  /// The size of a pixel, in points; `nil` if no pixels are shown.
  var pixel: Double?

  /// One item of a preview.
  struct Tile: Equatable, Sendable {
    /// The size that the item returns; a side that is `nil` is as long as offered.
    var width: Double?
    var height: Double?
    var traits = LayoutTraits.none
    /// The remark behind the number.
    var remark = ""
    /// The baselines of the item's text.
    var baselines: Baselines?
  }

  /// Returns the frame of each tile on the board, in points, and whether the visible rectangle contains it.
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

/// The tiles of a preview as items of a layout.
private final class PlanItems: LayoutItems {
  private let tiles: [LayoutPreview.Tile]
  let viewport: Size?

  init(_ tiles: [LayoutPreview.Tile], viewport: Size) {
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
