/// Cells beside what is seen; see those of a collection view.
extension UITableView {
  /// How many cells are asked for ahead.
  private static let mostAhead = 4

  /// Asks for cells that are about to come.
  func prepareCells(_ near: [IndexPath]) {
    guard Simulation.habits.preparesCellsEarly, isPrefetchingEnabled, hasScrolled else { return }
    let coming = scrollsUpwards ? near.sorted(by: >) : near.sorted()
    for path in coming.prefix(Self.mostAhead) where prepared[path] == nil {
      guard let cell = ask(for: path) else { continue }
      prepared[path] = cell
      // Below what is seen a height moves nothing; what was measured is not measured again when it comes.
      if !scrollsUpwards { _ = measure(cell, at: path) }
    }
  }

  /// Keeps a cell that has left sight; false where it goes back to the others.
  func keepPrepared(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard Simulation.habits.preparesCellsEarly, isPrefetchingEnabled, hasRow(at: path), prepared[path] == nil
    else { return false }
    prepared[path] = cell
    return true
  }

  /// Gives up what is more than a screen away.
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

  /// Cells of rows that stay go along to their new places.
  func movePreparedCells(_ newPath: (IndexPath) -> IndexPath?) {
    let old = prepared
    prepared = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let kept = newPath(path) { prepared[kept] = cell } else { cellRegistry.recycle(cell) }
    }
  }
}
