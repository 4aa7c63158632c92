/// Cells outside of the visible part; see those of a collection view.
extension UITableView {
  /// The number of cells that are requested ahead.
  private static let mostAhead = 4

  /// Requests cells that become visible soon.
  func prepareCells(_ near: [IndexPath]) {
    guard Simulation.quirks.preparesCellsEarly, isPrefetchingEnabled, hasScrolled else { return }
    let coming = scrollsUpwards ? near.sorted(by: >) : near.sorted()
    for path in coming.prefix(Self.mostAhead) where prepared[path] == nil {
      guard let cell = ask(for: path) else { continue }
      prepared[path] = cell
      // A height below the visible part moves nothing; a measured cell is not measured again when it becomes
      // visible.
      if !scrollsUpwards { _ = measure(cell, at: path) }
    }
  }

  /// Keeps a cell that is off-screen now; returns `false` if it is recycled instead.
  func keepPrepared(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard Simulation.quirks.preparesCellsEarly, isPrefetchingEnabled, hasRow(at: path), prepared[path] == nil
    else { return false }
    prepared[path] = cell
    return true
  }

  /// Recycles cells that are more than a screen away.
  func dropFarCells() {
    let near = Set(loadedGeometry.rows(in: bounds.insetBy(dx: 0, dy: -bounds.height)))
    for path in prepared.keys.sorted() where !near.contains(path) {
      if let cell = prepared.removeValue(forKey: path) { cellRegistry.recycle(cell) }
    }
  }

  func dropPreparedCells() {
    for (_, cell) in prepared.sorted(by: { $0.key < $1.key }) { cellRegistry.recycle(cell) }
    prepared = [:]
  }

  /// Moves the cells of remaining rows to their new index paths.
  func movePreparedCells(_ newPath: (IndexPath) -> IndexPath?) {
    let old = prepared
    prepared = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let kept = newPath(path) { prepared[kept] = cell } else { cellRegistry.recycle(cell) }
    }
  }
}
