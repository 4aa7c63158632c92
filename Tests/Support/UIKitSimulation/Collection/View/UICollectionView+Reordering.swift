import TesseraDiff

/// Interactive moves. Other cells do not move aside here, because nothing is animated.
extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard movement == nil, hasItem(at: indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath),
      let center = preparedLayout.layoutAttributesForItem(at: indexPath)?.center
    else { return false }
    judge.beginInteractiveMovement(at: ItemPath(indexPath))
    movement = InteractiveMovement(original: indexPath, current: indexPath, position: center)
    cellForItem(at: indexPath)?.isMoving = true
    setNeedsLayout()
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let old = movement else {
      return Simulation.raise(
        .movementNotBegun, "the target of an interactive move is updated that has not begun")
    }
    let proposed = activeLayout.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original,
        atCurrentIndexPath: old.current, toProposedIndexPath: proposed) ?? proposed
    guard hasItem(at: target) || isEnd(target) else {
      return Simulation.raise(
        .movementToMissingItem, "an item is to be moved to \(target), which does not exist")
    }
    movement?.current = target
    movement?.position = position
    isLayingOut = true
    activeLayout.invalidateLayout(
      with: activeLayout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [old.current],
        previousPosition: old.position))
    isLayingOut = false
  }

  func endMovement() {
    guard let movement else {
      return Simulation.raise(.movementNotBegun, "an interactive move ends that has not begun")
    }
    finish(movement, at: movement.current)
  }

  func cancelMovement() {
    guard let movement else {
      return Simulation.raise(.movementNotBegun, "an interactive move is canceled that has not begun")
    }
    finish(movement, at: nil)
  }

  /// Returns the attributes of the layout, or those at the finger for a dragged item.
  func attributesToShow(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.key == movement.key else { return attributes }
    return activeLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.original, withTargetPosition: movement.position)
  }

  /// Returns whether an index path is behind the last item of another section.
  private func isEnd(_ indexPath: IndexPath) -> Bool {
    let counts = loadedCounts
    guard let movement, indexPath.count == 2, counts.indices.contains(indexPath.section) else { return false }
    return indexPath.section != movement.original.section && indexPath.item == counts[indexPath.section]
  }

  private func finish(_ ended: InteractiveMovement, at target: IndexPath?) {
    movement = nil
    cellForItem(at: ended.original)?.isMoving = false
    let isMove = target != nil && target != ended.original
    let verdict = judge.endInteractiveMovement(
      from: ItemPath(ended.original), to: isMove ? target.map { ItemPath($0) } : nil
    ) {
      guard isMove, let target else { return }
      dataSource?.collectionView(self, moveItemAt: ended.original, to: target)
    }
    let outcome = BatchOutcome(verdict)
    selected = selected.compactMap { outcome.items[$0] }
    movePreparedCells { outcome.items[$0] }
    let old = shown
    shown = [:]
    for (key, view) in old.sorted(by: { $0.key < $1.key }) {
      let kept = key.category == .cell ? outcome.items[key.indexPath].map { key.at($0) } : key
      if let kept { shown[kept] = view } else { recycle(view, key) }
    }
    isLayingOut = true
    activeLayout.invalidateLayout(
      with: activeLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [target ?? ended.original], previousIndexPaths: [ended.original],
        movementCancelled: target == nil))
    isLayingOut = false
    Simulation.schedule(after: 0) { [weak self] in self?.judge.endTurn() }
  }
}
