extension UITableView {
  func scroll(toRowAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard indexPath.count == 2, let frame = scrollTarget(indexPath) else {
      return Simulation.raise(.scrolledToMissingItem, "the row to scroll to, \(indexPath), does not exist")
    }
    let room = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    switch position {
    case .top: offset.y += frame.minY - room.minY
    case .middle: offset.y += frame.midY - room.midY
    case .bottom: offset.y += frame.maxY - room.maxY
    case .none:
      if frame.minY < room.minY { offset.y += frame.minY - room.minY }
      if frame.maxY > room.maxY { offset.y += frame.maxY - room.maxY }
    }
    setContentOffset(clamped(offset), animated: animated)
    if !animated, window != nil { layoutIfNeeded() }
  }

  var nearestSelectedRow: IndexPath? {
    selected.min {
      abs(loadedGeometry.row($0).midY - bounds.midY) < abs(loadedGeometry.row($1).midY - bounds.midY)
    }
  }

  /// Returns the frame of a row, below the floating header, or of a section if no row is given.
  private func scrollTarget(_ indexPath: IndexPath) -> CGRect? {
    let geometry = loadedGeometry
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    if indexPath.row == NSNotFound { return geometry.header(indexPath.section) }
    guard geometry.has(indexPath) else { return nil }
    var frame = geometry.row(indexPath)
    if style == .plain {
      let header = geometry.header(indexPath.section).height
      frame.origin.y -= header
      frame.size.height += header
    }
    return frame
  }

  // MARK: Prefetching

  func prefetch() {
    if contentOffset != lastOffset { (scrollsUpwards, hasScrolled) = (contentOffset.y < lastOffset.y, true) }
    lastOffset = contentOffset
    dropFarCells()
    guard isPrefetchingEnabled else { return }
    let ahead = bounds.offsetBy(dx: 0, dy: scrollsUpwards ? -bounds.height : bounds.height)
    let wanted = Set(loadedGeometry.rows(in: ahead).filter { shown[$0] == nil })
    prepareCells(Array(wanted))
    guard let prefetchDataSource else { return }
    let cancelled = prefetched.filter { !wanted.contains($0) && shown[$0] == nil }.sorted()
    let new = wanted.subtracting(prefetched).sorted()
    prefetched = wanted
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
