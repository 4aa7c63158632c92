extension UITableView {
  func mayFocus(_ cell: UITableViewCell) -> Bool {
    guard allowsFocus, let indexPath = indexPath(for: cell) else { return false }
    return tableDelegate?.tableView(self, canFocusRowAt: indexPath) ?? true
  }

  /// Chooses the row of a focused cell by a key.
  func chooseFocused(_ cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    if Simulation.quirks.returnHighlights {
      guard tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
      tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
      tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }
    chooseRow(indexPath)
  }

  func admits(_ context: UIFocusUpdateContext) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: own(context)) ?? true
  }

  /// Notifies the delegate, scrolls the cell and its neighbors into view, and selects the cell if the
  /// selection follows the focus.
  func follow(_ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let own = own(context)
    tableDelegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    guard let next = own.nextFocusedIndexPath, let cell = shown[next] else { return }
    lastFocused = next
    let neighborhood = cell.placedFrame.insetBy(dx: -cell.bounds.width, dy: -cell.bounds.height)
    scrollRectToVisible(neighborhood, animated: true)
    let follows = tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: next)
    if follows ?? selectionFollowsFocus, !selected.contains(next) { chooseRow(next, isDirect: false) }
  }

  /// The cell that receives the focus when it enters the view.
  var preferredCell: UITableViewCell? {
    let remembered = remembersLastFocusedIndexPath ? lastFocused : nil
    let wanted = tableDelegate?.indexPathForPreferredFocusedView(in: self) ?? remembered
    return wanted.flatMap { shown[$0] }
  }

  private func own(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let own = UITableViewFocusUpdateContext(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    own.previous = context.previouslyFocusedView.flatMap(place)
    own.upcoming = context.nextFocusedView.flatMap(place)
    return own
  }

  /// Returns the index path of the cell that contains a view.
  private func place(of view: UIView) -> IndexPath? {
    let cells = sequence(first: view, next: { $0.superview }).compactMap { $0 as? UITableViewCell }
    return cells.first.flatMap { indexPath(for: $0) }
  }
}
