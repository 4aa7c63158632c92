@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension Engine {
  /// Returns the visible fraction of an item, from 0 to 1; 0 also if the item is not on screen.
  ///
  /// For an item larger than the viewport, the part that fits into the viewport counts as the whole. The
  /// insets of the viewport (``EngineConfiguration/contentInsets``) and the clip of a scrolling section hide
  /// items; pinned headers do not.
  ///
  /// - Complexity: O(1); O(*m*) for *m* cells on screen at the first call after cells were mounted or moved.
  public func visibleFraction(of item: ItemKey) -> Double {
    cell(of: item).map { visibleFraction(of: $0.placement) } ?? 0
  }

  /// Returns the visible fraction of a view's content, from 0 to 1; see ``visibleFraction(of:)``.
  public func visibleFraction(of cell: CellID) -> Double {
    live.slot(of: cell).map { visibleFraction(of: live[slot: $0].placement) } ?? 0
  }

  func visibleFraction(of placement: Placement) -> Double {
    guard isShowing else { return 0 }
    return placement.frame.visibleFraction(in: mirrored(freeViewport), clippedTo: placement.clip)
  }
}
