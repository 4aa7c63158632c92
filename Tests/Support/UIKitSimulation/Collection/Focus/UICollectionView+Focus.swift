extension UICollectionView {
  func mayFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsFocus, let indexPath = indexPath(for: cell) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: indexPath) ?? true
  }

  /// Chooses the item of a focused cell by a key.
  func chooseFocused(_ cell: UICollectionViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    if Simulation.quirks.returnHighlights {
      guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
      collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
    chooseItem(indexPath)
  }

  func admits(_ context: UIFocusUpdateContext) -> Bool {
    collectionDelegate?.collectionView(self, shouldUpdateFocusIn: own(context)) ?? true
  }

  /// Notifies the delegate, scrolls the cell and its neighbors into view, and selects the cell if the
  /// selection follows the focus.
  func follow(_ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let own = own(context)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    guard let next = own.nextFocusedIndexPath, let cell = cellForItem(at: next) else { return }
    lastFocused = next
    let neighborhood = cell.placedFrame.insetBy(dx: -cell.bounds.width, dy: -cell.bounds.height)
    scrollRectToVisible(neighborhood, animated: true)
    let follows = collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: next)
    if follows ?? selectionFollowsFocus, !selected.contains(next) { chooseItem(next, isDirect: false) }
  }

  /// The cell that receives the focus when it enters the view.
  var preferredCell: UICollectionViewCell? {
    let remembered = remembersLastFocusedIndexPath ? lastFocused : nil
    let wanted = collectionDelegate?.indexPathForPreferredFocusedView(in: self) ?? remembered
    return wanted.flatMap { shown[.cell($0)] } as? UICollectionViewCell
  }

  private func own(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    let own = UICollectionViewFocusUpdateContext(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    own.previous = context.previouslyFocusedView.flatMap(place)
    own.upcoming = context.nextFocusedView.flatMap(place)
    return own
  }

  /// Returns the index path of the cell that contains a view.
  private func place(of view: UIView) -> IndexPath? {
    let cells = sequence(first: view, next: { $0.superview }).compactMap { $0 as? UICollectionViewCell }
    return cells.first.flatMap { indexPath(for: $0) }
  }
}
