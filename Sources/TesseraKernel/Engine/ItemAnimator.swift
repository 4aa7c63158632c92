import TesseraLayout

/// A behavior that animates the views on screen: views that come, go and move, and content that is
/// overscrolled.
///
/// An engine uses the animator that was installed first. Without one, and in a host that passes no time,
/// views are displayed at once where they are placed.
@_spi(Behaviors)
open class ItemAnimator: Behavior {
  // MARK: Cells that come, go and stay

  /// Responds to a scroll step that gives the mounted cells new positions.
  ///
  /// The engine calls this method and those that follow in the phase ``Phases/exchange``.
  ///
  /// - Parameter places: Returns the new position of each mounted cell; negative for cells that go.
  open func didScrollCells(to places: () -> [Int], _ engine: Engine) {}

  /// Prepares for a replacement of the mounted cells.
  ///
  /// - Parameters:
  ///   - places: For each mounted cell a number that is negative if the cell goes.
  ///   - isReloaded: Returns whether the item of the cell at a position stays, but needs another kind of
  ///     view.
  ///   - operations: The operations for the host. The behavior may append to them.
  /// - Returns: The positions of the cells that go and whose views the behavior keeps, because they animate
  ///   out.
  open func willReplaceCells(
    to places: [Int], isReloaded: (Int) -> Bool, _ operations: inout [MountOperation], _ engine: Engine
  ) -> [Int] { [] }

  /// Returns the leaving cell of an item that is on screen again; `nil` if the item has no leaving cell.
  open func reviveLeavingCell(_ key: ItemKey, _ engine: Engine) -> LiveCell? { nil }

  /// Responds to a cell that stays on screen and has been updated at its new place.
  ///
  /// - Parameters:
  ///   - cell: The cell. It is still marked as leaving if it was.
  ///   - old: The previous placement.
  ///   - hasNewContent: Whether the cell's own item has changed.
  open func didMove(_ cell: inout LiveCell, from old: Placement, hasNewContent: Bool, _ engine: Engine) {}

  /// Responds to a leaving cell that was reused for its item, after it has been updated.
  open func didReviveLeavingCell(_ cell: inout LiveCell, _ engine: Engine) {}

  /// Responds to a replacement of the mounted cells, when the new ones are on screen.
  ///
  /// - Parameters:
  ///   - places: For each cell that was mounted its new position; negative for cells that have gone.
  ///   - arrivals: The cells that have come; empty if the host passes no time.
  open func didReplaceCells(to places: [Int], _ arrivals: [Arrival], _ engine: Engine) {}

  // MARK: Presentation of views

  /// Prepares for a frame in which some views are not at rest.
  ///
  /// The engine calls this method and the two that follow in the phase ``Phases/motion``.
  open func willPresent(_ engine: Engine) {}

  /// Changes the presentation of a view. Do not access the mounted cells during this call.
  ///
  /// - Parameters:
  ///   - presentation: The presentation, initially at rest where the view is placed.
  ///   - isHeld: Whether the view is held, so that it does not move by itself.
  /// - Returns: The motion of the view; `nil` if it does not move.
  open func show(
    _ presentation: inout Presentation, of cell: LiveCell, isHeld: Bool, _ engine: Engine
  ) -> Motion? { nil }

  /// Presents the views that the behavior adds.
  ///
  /// - Parameter operations: The operations for the host. The behavior may append to them.
  /// - Returns: `true` if something beside the mounted cells moves.
  open func didPresent(_ operations: inout [MountOperation], _ engine: Engine) -> Bool { false }

  // MARK: Overscroll

  /// Reduces the overscroll by a scroll step.
  ///
  /// The engine calls this method and the next in the phase ``Phases/overscroll``.
  ///
  /// - Returns: The rest of the step.
  open func reduceOverscroll(_ distance: Double, _ engine: Engine) -> Double { distance }

  /// Pulls the content beyond its end by the rest of a scroll step.
  open func pull(by distance: Double, _ engine: Engine) {}
}

/// A cell that comes on screen in a transaction.
@_spi(Behaviors)
public struct Arrival {
  /// The position of the cell among the mounted cells.
  package let position: Int
  /// Whether the cell replaces another kind of view for the same item.
  package let isReload: Bool
}

extension Engine {
  /// Calls the behavior that animates the views on screen, if it is active in a phase; returns `nil`
  /// otherwise.
  @inline(__always) @discardableResult
  func motion<Result>(in phase: Phases, _ call: (ItemAnimator) -> Result) -> Result? {
    active(itemAnimator, in: phase).map { traced($0, phase, call) }
  }
}
