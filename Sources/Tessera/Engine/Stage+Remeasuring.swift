// Views that change their size by themselves.

extension Stage {
  /// Asks a native view for its size again, where that is estimated: for hosts that notice that it wants another one. What it
  /// answers is part of the next transaction.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  public func remeasure(_ id: CellID) {
    guard let cell = engine[id], !cell.isLeaving, !cell.cell.isPortable, let view = view(for: id),
      let offered = engine.frames.offer(to: cell.path), let size = H.measure(view, offered: offered),
      size != engine.measuredSize(at: cell.path)
    else { return }
    engine.setMeasuredSize(size, of: id)
  }
}
