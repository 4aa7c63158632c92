// Views that change their size by themselves, and text that is set in another font.

extension Stage {
  /// Asks a native view for its size again, where that is estimated: for hosts that notice that it wants another one. What it
  /// answers is part of the next transaction.
  public func remeasure(_ id: CellID) {
    guard let cell = engine[id], !cell.isLeaving, let size = size(of: cell),
      size != engine.measuredSize(at: cell.path)
    else { return }
    engine.setMeasuredSize(size, of: id)
  }

  /// Lets nothing hold that was measured or drawn before: for hosts whose text looks different from now on. What is in view is
  /// drawn again at once and measured with the next transaction, holding its place; everything else when it comes into view.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen, and with the next transaction what laying out costs.
  public func remeasureAll() {
    engine.requests.forgetsSizes = true
    for cell in engine.live {
      if cell.cell.isPortable {
        _ = stores.show(cell.cell, as: cell.id, size: cell.presentation.frame.size, state: cell.state)
      } else if let size = size(of: cell) {
        engine.setMeasuredSize(size, of: cell.id)
      }
    }
  }

  /// The size that the native view of a cell wants; nil where it is not asked.
  private func size(of cell: LiveCell) -> Size? {
    guard !cell.cell.isPortable, let view = view(for: cell.id),
      let (offered, sizing) = engine.frames.measuring(of: cell.path)
    else { return nil }
    return H.measure(view, offered: offered, sizing: sizing)
  }
}
