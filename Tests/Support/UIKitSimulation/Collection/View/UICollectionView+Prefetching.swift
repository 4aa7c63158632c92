/// Prefetching: one screen ahead, in the direction of the last scroll.
extension UICollectionView {
  func prefetch() {
    let offset = contentOffset
    if offset != lastOffset { lastMovement = CGPoint(x: offset.x - lastOffset.x, y: offset.y - lastOffset.y) }
    lastOffset = offset
    dropFarCells()
    guard isPrefetchingEnabled, prefetchDataSource != nil || preparesCells else { return }
    let ahead = areaAhead
    let near = (activeLayout.layoutAttributesForElements(in: ahead) ?? [])
      .filter {
        $0.representedElementCategory == .cell && hasItem(at: $0.indexPath) && $0.frame.overlaps(ahead)
      }
      .map(\.indexPath).filter { shown[.cell($0)] == nil }
    prepareCells(near)
    guard let prefetchDataSource else { return }
    let wanted = Set(near)
    let cancelled = prefetched.filter { !wanted.contains($0) && shown[.cell($0)] == nil }.sorted()
    let new = near.filter { !prefetched.contains($0) }.sorted()
    prefetched = wanted
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  private var areaAhead: CGRect {
    let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    if isSideways { return bounds.offsetBy(dx: lastMovement.x < 0 ? -bounds.width : bounds.width, dy: 0) }
    return bounds.offsetBy(dx: 0, dy: lastMovement.y < 0 ? -bounds.height : bounds.height)
  }
}
