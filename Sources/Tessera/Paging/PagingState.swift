/// Where a collection stands among its pages: on one of them, or between it and the next.
struct PageSpot: Hashable {
  /// The page, by its position.
  var page: Int
  /// How much of the way to the next page is behind, from 0 to below 1.
  var fraction = 0.0

  /// As one number.
  var value: Double { Double(page) + fraction }
  /// The page that it is nearest to.
  var nearest: Int { fraction < 0.5 ? page : page + 1 }
  /// The pages that it stands between.
  var pages: ClosedRange<Int> { page...(fraction > 0 ? page + 1 : page) }
}

/// What the engine knows of pages.
struct PagingState {
  /// The pages; none where the content does not snap.
  var pages = PageList()
  /// The page that the collection stands on, or goes to; nil: the one that is nearest.
  var page: ElementPath?
  /// Whether the content is being dragged.
  var isDragging = false
  /// Whether the content follows something that is held at an edge.
  var isHeldAtEdge = false
  /// The sections that were dragged by themselves and snap when the finger lets go.
  var draggedStrips: [SectionKey] = []
  /// Where it stood after the latest transaction.
  var spot: PageSpot?
  /// The pages that were seen there.
  var seen: [(path: ElementPath, key: ItemKey)] = []
  var lifecycle = PageLifecycle()
  /// The page where it was at rest last.
  var selected: SelectedPage?
  /// The page that was told to be selected.
  var told: ItemKey?
}
