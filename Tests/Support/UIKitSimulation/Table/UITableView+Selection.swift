/// Selection by code and by finger.
extension UITableView {
  private var acceptsSelection: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  private var acceptsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By code, without calls to the delegate

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !acceptsSeveral || indexPath == nil {
      for other in selected where other != indexPath { deselect(other, animated: animated) }
    }
    guard let indexPath else { return }
    guard hasRow(at: indexPath) else {
      return Simulation.raise(.selectedMissingItem, "the row to select, \(indexPath), does not exist")
    }
    markSelected(indexPath)
    if scrollPosition != .none { scroll(toRowAt: indexPath, scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown[indexPath]?.setSelected(false, animated: animated)
  }

  private func markSelected(_ indexPath: IndexPath) {
    if !selected.contains(indexPath) { selected.append(indexPath) }
    shown[indexPath]?.setSelected(true, animated: false)
  }

  // MARK: By finger

  /// - Returns: Whether the touch concerns a row.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard acceptsSelection, let point = touches.first?.location(in: self),
      let indexPath = loadedGeometry.row(at: point)
    else { return false }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return true }
    highlighted = indexPath
    shown[indexPath]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// - Returns: Whether the touch concerned a row.
  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let indexPath = highlighted else { return false }
    cancelTouch()
    let point = touches.first?.location(in: self)
    if let point, loadedGeometry.row(at: point) == indexPath { chooseRow(indexPath) }
    return true
  }

  func cancelTouch() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    shown[indexPath]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  /// Performs the effect of a tap on a row.
  ///
  /// - Parameter isDirect: Whether the user means this row; a selection that follows the focus performs no
  ///   primary action (developer.apple.com/documentation/uikit/uitableviewdelegate).
  func chooseRow(_ indexPath: IndexPath, isDirect: Bool = true) {
    if selected.contains(indexPath), acceptsSeveral { return deselectByFinger(indexPath) }
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    if let wanted {
      if !acceptsSeveral { for other in selected where other != wanted { deselectByFinger(other) } }
      markSelected(wanted)
      tableDelegate?.tableView(self, didSelectRowAt: wanted)
    }
    let mayAct = tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: indexPath) ?? false
    if isDirect, hasRow(at: indexPath), mayAct {
      tableDelegate?.tableView(self, performPrimaryActionForRowAt: indexPath)
    }
  }

  private func deselectByFinger(_ indexPath: IndexPath) {
    let wanted = tableDelegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let wanted else { return }
    deselect(wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
