/// Actions of the user in a table view.
extension Simulation {
  /// The end of a row whose actions a swipe shows.
  public enum RowEdge: Sendable {
    case leading
    case trailing
  }

  /// Swipes over a row.
  ///
  /// - Returns: The actions, or `nil` if there are none.
  public static func swipe(
    _ edge: RowEdge, ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> UISwipeActionsConfiguration? {
    turn()
    return table.swipeActions(of: indexPath, isLeading: edge == .leading)
  }

  /// Taps a swipe action.
  ///
  /// - Returns: Whether the action was performed, according to its handler; `nil` if the handler has not
  ///   called back yet.
  @discardableResult
  public static func perform(
    _ action: UIContextualAction, ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> Bool? {
    var answer: Bool?
    let view = table.cellForRow(at: indexPath) ?? table
    action.handler(action, view) {
      answer = $0
      if $0, action.style == .destructive, view !== table, table.cellForRow(at: indexPath) === view {
        Simulation.raise(.destroyedRowStays, "row \(indexPath) was said to be destroyed, and is still there")
      }
    }
    table.tableDelegate?.tableView(table, didEndEditingRowAt: indexPath)
    turn()
    return answer
  }

  /// Taps the editing control of a row.
  @discardableResult
  public static func commitEditing(
    ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> UITableViewCell.EditingStyle {
    turn()
    defer { turn() }
    return table.commitEditing(of: indexPath)
  }

  /// Drags a row by its handle.
  ///
  /// - Returns: The index path of the drop; `nil` if the row cannot be moved.
  @discardableResult
  public static func moveRow(from source: IndexPath, to target: IndexPath, in table: UITableView)
    -> IndexPath?
  {
    turn()
    guard table.beginMoving(source) else { return nil }
    table.move(to: target)
    return table.endMoving()
  }

  /// Grabs a row's handle; returns `false` if the row cannot be moved.
  public static func beginMovingRow(at source: IndexPath, in table: UITableView) -> Bool {
    turn()
    return table.beginMoving(source)
  }

  /// Drags the row whose handle is held.
  public static func moveRow(to target: IndexPath, in table: UITableView) { table.move(to: target) }

  /// Drops the row whose handle is held.
  ///
  /// - Returns: The index path of the drop.
  @discardableResult
  public static func endMovingRow(in table: UITableView) -> IndexPath? { table.endMoving() }

  /// Touches a title of the index at the edge.
  public static func touchIndexTitle(at position: Int, in table: UITableView) {
    turn()
    table.touchIndexTitle(at: position)
    turn()
  }
}
