/// The visible items and their index paths.
///
/// UIKit guarantees no order. The simulation reverses the expected order, so that no host relies on it.
extension UICollectionView {
  var shownCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    shown.compactMap { key, view in
      guard key.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
      return (key.indexPath, cell)
    }.sorted { $0.indexPath > $1.indexPath }
  }

  func shownSupplementaries(_ kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    shown.compactMap { key, view in
      key.category == .supplementaryView && key.kind == kind ? (key.indexPath, view) : nil
    }.sorted { $0.indexPath > $1.indexPath }
  }

  func itemPath(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = (preparedLayout.layoutAttributesForElements(in: around) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && shownFrame(of: $0).contains(point) }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }
}
