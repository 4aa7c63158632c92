/// Selection by code and by finger.
extension UICollectionView {
  private var acceptsSelection: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  private var acceptsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By code, without calls to the delegate

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !acceptsSeveral || indexPath == nil {
      for other in selected where other != indexPath { deselect(other) }
    }
    guard let indexPath else { return }
    guard hasItem(at: indexPath) else {
      return Simulation.raise(.selectedMissingItem, "the item to select, \(indexPath), does not exist")
    }
    markSelected(indexPath)
    if !scrollPosition.isEmpty { scroll(toItemAt: indexPath, scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  private func markSelected(_ indexPath: IndexPath) {
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }

  // MARK: By finger

  /// - Returns: Whether the touch concerns an item.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard acceptsSelection, let point = touches.first?.location(in: self), let indexPath = itemPath(at: point)
    else { return false }
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return true
    }
    highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// - Returns: Whether the touch concerned an item.
  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let indexPath = highlighted else { return false }
    if let point = touches.first?.location(in: self), itemPath(at: point) == indexPath {
      chooseItem(indexPath)
    }
    cancelTouch()
    return true
  }

  func cancelTouch() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Performs the effect of a tap on an item.
  ///
  /// - Parameter isDirect: Whether the user means this item; a selection that follows the focus performs no
  ///   primary action (developer.apple.com/documentation/uikit/uitableviewdelegate).
  func chooseItem(_ indexPath: IndexPath, isDirect: Bool = true) {
    let delegate = collectionDelegate
    if selected.contains(indexPath), acceptsSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    if delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true {
      if !acceptsSeveral { deselectOthers(than: indexPath) }
      markSelected(indexPath)
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
    if isDirect, hasItem(at: indexPath),
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
    {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func deselectOthers(than indexPath: IndexPath) {
    for other in selected where other != indexPath {
      deselect(other)
      collectionDelegate?.collectionView(self, didDeselectItemAt: other)
    }
  }
}
