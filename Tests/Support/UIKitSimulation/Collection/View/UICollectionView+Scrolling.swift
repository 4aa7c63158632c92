extension UICollectionView {
  func scroll(toItemAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard hasItem(at: indexPath) else {
      return Simulation.raise(.scrolledToMissingItem, "the item to scroll to, \(indexPath), does not exist")
    }
    if !position.isSound {
      Simulation.raise(.scrollPositionsContradict, "two positions of one axis are combined")
    }
    guard let frame = preparedLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return Simulation.raise(.attributesMissing, "the layout has no attributes for item \(indexPath)")
    }
    scrollSideways(to: indexPath, frame, position, animated: animated)
    let target = clamped(offset(showing: frame, position))
    setContentOffset(target, animated: animated)
    if !animated, window != nil { layoutIfNeeded() }
  }

  /// Scrolls to the item of a title of the index at the edge.
  func touchIndexTitle(at position: Int) {
    guard indexTitles.indices.contains(position), let dataSource else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: indexTitles[position], at: position)
    // Without items a title has no meaning.
    if loadedCounts.allSatisfy({ $0 == 0 }) { return }
    scroll(toItemAt: path, .top, animated: false)
  }

  private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - insets.top - room.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY + insets.bottom - bounds.height }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - insets.left - room.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX + insets.right - bounds.width }
    guard position.isEmpty else { return offset }
    // Without a position, the shortest scroll makes the item visible.
    if frame.minY < room.minY { offset.y = frame.minY - insets.top }
    if frame.maxY > room.maxY { offset.y = frame.maxY + insets.bottom - bounds.height }
    if frame.minX < room.minX { offset.x = frame.minX - insets.left }
    if frame.maxX > room.maxX { offset.x = frame.maxX + insets.right - bounds.width }
    return offset
  }
}

extension UICollectionView.ScrollPosition {
  /// Whether there is at most one position for each axis.
  fileprivate var isSound: Bool {
    let vertical = intersection([.top, .centeredVertically, .bottom])
    let horizontal = intersection([.left, .centeredHorizontally, .right])
    return vertical.rawValue.nonzeroBitCount <= 1 && horizontal.rawValue.nonzeroBitCount <= 1
  }
}
