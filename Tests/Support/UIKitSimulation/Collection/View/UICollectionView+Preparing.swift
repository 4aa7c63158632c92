/// Cells beside what is seen: asked for before they come into sight, or kept after they have left it. Nobody asks for them
/// again when they come.
extension UICollectionView {
  /// How many cells are asked for ahead.
  private static let mostAhead = 4

  /// Whether cells are asked for early: not before something was scrolled.
  var preparesCells: Bool {
    Simulation.habits.preparesCellsEarly && isPrefetchingEnabled && lastMovement != .zero
  }

  /// Asks for cells that are about to come.
  func prepareCells(_ near: [IndexPath]) {
    guard preparesCells else { return }
    let coming = lastMovement.x < 0 || lastMovement.y < 0 ? near.sorted(by: >) : near.sorted()
    for path in coming.prefix(Self.mostAhead) where prepared[path] == nil {
      prepared[path] = ask(for: .cell(path)) as? UICollectionViewCell
    }
  }

  /// Keeps a cell that has left sight; false where it goes back to the others.
  func keepPrepared(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    guard Simulation.habits.preparesCellsEarly, isPrefetchingEnabled, key.category == .cell,
      let cell = view as? UICollectionViewCell, hasItem(at: key.indexPath), prepared[key.indexPath] == nil
    else { return false }
    prepared[key.indexPath] = cell
    return true
  }

  /// Gives up what is more than a screen away.
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

  /// Cells of items that stay go along to their new places.
  func movePreparedCells(_ newPath: (IndexPath) -> IndexPath?) {
    let old = prepared
    prepared = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let kept = newPath(path) { prepared[kept] = cell } else { registry.recycle(cell) }
    }
  }
}
