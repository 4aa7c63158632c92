/// Cells outside of the visible part: requested before they become visible, or kept after they were. They
/// become visible without another request.
extension UICollectionView {
  /// The number of cells that are requested ahead.
  private static let mostAhead = 4

  /// Whether cells are requested early, which begins with the first scroll.
  var preparesCells: Bool {
    Simulation.quirks.preparesCellsEarly && isPrefetchingEnabled && lastMovement != .zero
  }

  /// Requests cells that become visible soon.
  func prepareCells(_ near: [IndexPath]) {
    guard preparesCells else { return }
    let coming = lastMovement.x < 0 || lastMovement.y < 0 ? near.sorted(by: >) : near.sorted()
    for path in coming.prefix(Self.mostAhead) where prepared[path] == nil {
      prepared[path] = ask(for: .cell(path)) as? UICollectionViewCell
    }
  }

  /// Keeps a cell that is off-screen now; returns `false` if it is recycled instead.
  func keepPrepared(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    guard Simulation.quirks.preparesCellsEarly, isPrefetchingEnabled, key.category == .cell,
      let cell = view as? UICollectionViewCell, hasItem(at: key.indexPath), prepared[key.indexPath] == nil
    else { return false }
    prepared[key.indexPath] = cell
    return true
  }

  /// Recycles cells that are more than a screen away.
  func dropFarCells() {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for path in prepared.keys.sorted() {
      let frame = activeLayout.layoutAttributesForItem(at: path)?.frame
      if frame?.overlaps(area) ?? false { continue }
      if let cell = prepared.removeValue(forKey: path) { registry.recycle(cell) }
    }
  }

  func dropPreparedCells() {
    for (_, cell) in prepared.sorted(by: { $0.key < $1.key }) { registry.recycle(cell) }
    prepared = [:]
  }

  /// Moves the cells of remaining items to their new index paths.
  func movePreparedCells(_ newPath: (IndexPath) -> IndexPath?) {
    let old = prepared
    prepared = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let kept = newPath(path) { prepared[kept] = cell } else { registry.recycle(cell) }
    }
  }
}
