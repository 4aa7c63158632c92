@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension Engine {
  /// How much of an item is in view, from 0 to 1: 0 also for what is not on screen.
  ///
  /// Of an item that is larger than the viewport, what fits there at once counts as all. What covers the edges of the
  /// viewport (``EngineConfiguration/contentInsets``) and what cuts a strip off hides items, pinned headers do not.
  ///
  /// - Complexity: O(1); O(*m*) for *m* cells on screen when it is asked first after they have come or moved.
  public func visibleFraction(of item: ItemKey) -> Double {
    cell(of: item).map { visibleFraction(of: $0.placement) } ?? 0
  }

  /// How much of what a view shows is in view, from 0 to 1; see ``visibleFraction(of:)``.
  public func visibleFraction(of cell: CellID) -> Double {
    live.slot(of: cell).map { visibleFraction(of: live[slot: $0].placement) } ?? 0
  }

  /// How much of something is in view.
  func visibleFraction(of placement: Placement) -> Double {
    guard isShowing else { return 0 }
    return placement.frame.visibleFraction(in: mirrored(freeViewport), clippedTo: placement.clip)
  }
}
