// Views that change their size by themselves, and text in changed fonts.

extension Stage {
  /// Measures a native view again, if its size is estimated. The new size is part of the next transaction.
  ///
  /// This is for hosts that notice that a view wants another size.
  public func remeasure(_ id: CellID) {
    guard let cell = engine[id], !cell.isLeaving, let size = size(of: cell),
      size != engine.measuredSize(at: cell.path)
    else { return }
    engine.setMeasuredSize(size, of: id)
  }

  /// Invalidates everything that was measured or drawn before.
  ///
  /// This is for hosts whose text looks different from now on. Visible cells are drawn again at once and
  /// measured with the next transaction, in their places; all others when they become visible.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen; the next transaction lays out everything.
  public func remeasureAll() {
    engine.requests.forgetsSizes = true
    for cell in engine.live {
      if cell.cell.isPortable {
        _ = stores.show(cell.cell, as: cell.id, size: cell.presentation.frame.size, shown: cell.shown)
      } else if let size = size(of: cell) {
        engine.setMeasuredSize(size, of: cell.id)
      }
    }
  }

  /// Returns the size that the native view of a cell wants; `nil` if the view is not measured.
  private func size(of cell: LiveCell) -> Size? {
    guard !cell.cell.isPortable, let view = view(for: cell.id),
      let (offered, sizing) = engine.frames.measuring(of: cell.path)
    else { return nil }
    return H.measure(view, offered: offered, sizing: sizing)
  }
}
