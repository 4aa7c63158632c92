import TesseraDiff

/// Editing: the mode, deletions and insertions, and moves by the user.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    isInEditing = editing
    for (indexPath, cell) in shown.sorted(by: { $0.key < $1.key }) {
      let mayBeEdited = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
      cell.setEditing(editing && mayBeEdited, animated: animated)
    }
    setNeedsLayout()
  }

  /// Grabs a row's handle. Returns whether the row can be moved.
  func beginMoving(_ source: IndexPath) -> Bool {
    guard isEditing, hasRow(at: source), let dataSource, dataSource.tableView(self, canMoveRowAt: source)
    else {
      return false
    }
    judge.beginInteractiveMovement(at: ItemPath(source))
    movement = (source, source)
    shown[source]?.isMoving = true
    return true
  }

  func move(to proposed: IndexPath) {
    guard let movement else { return }
    let target = tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: movement.source, toProposedIndexPath: proposed)
    self.movement?.target = target ?? proposed
  }

  /// Drops a row. Returns the index path of the drop.
  func endMoving() -> IndexPath? {
    guard let (source, target) = movement else { return nil }
    movement = nil
    shown[source]?.isMoving = false
    let verdict = judge.endInteractiveMovement(from: ItemPath(source), to: ItemPath(target)) {
      if target != source { dataSource?.tableView(self, moveRowAt: source, to: target) }
    }
    follow(BatchOutcome(verdict))
    heightsDidChange()
    Simulation.schedule(after: 0) { [weak self] in self?.judge.endTurn() }
    return target
  }

  /// Commits the editing style of a row. Returns the committed style; `.none` if the row cannot be edited.
  func commitEditing(of indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard hasRow(at: indexPath), let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else {
      return .none
    }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    if style != .none { dataSource.tableView(self, commit: style, forRowAt: indexPath) }
    return style
  }

  func swipeActions(of indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard hasRow(at: indexPath), let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else {
      return nil
    }
    // Apple does not say whether a row without an editing style can be swiped; here it cannot.
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style != .none else { return nil }
    tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    return isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Scrolls to the section of a title of the index at the edge.
  func touchIndexTitle(at position: Int) {
    guard indexTitles.indices.contains(position), let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: indexTitles[position], at: position)
    guard loadedCounts.indices.contains(section) else {
      return Simulation.raise(
        .sectionIndexOutOfBounds, "the title \(indexTitles[position]) stands for section \(section)")
    }
    scroll(toRowAt: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }
}
