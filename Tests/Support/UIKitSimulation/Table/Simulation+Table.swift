/// The hand of somebody who uses a table.
extension Simulation {
  /// Which end of a row is uncovered.
  public enum RowEdge: Sendable {
    case leading
    case trailing
  }

  /// Swipes over a row.
  ///
  /// - Returns: What that uncovers, if anything.
  public static func swipe(
    _ edge: RowEdge, ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> UISwipeActionsConfiguration? {
    turn()
    return table.swipeActions(of: indexPath, isLeading: edge == .leading)
  }

  /// Taps an action that a swipe has uncovered.
  ///
  /// - Returns: Whether the action was performed, as its handler said; `nil` if it has not said anything yet.
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

  /// Taps the control at the edge of a row that is edited.
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
  /// - Returns: Where it went; `nil` if it may not be moved.
  @discardableResult
  public static func moveRow(from source: IndexPath, to target: IndexPath, in table: UITableView)
    -> IndexPath?
  {
    turn()
    guard table.beginMoving(source) else { return nil }
    table.move(to: target)
    return table.endMoving()
  }

  /// Takes hold of a row's handle; false if it may not be moved.
  public static func beginMovingRow(at source: IndexPath, in table: UITableView) -> Bool {
    turn()
    return table.beginMoving(source)
  }

  /// Drags the row whose handle is held.
  public static func moveRow(to target: IndexPath, in table: UITableView) { table.move(to: target) }

  /// Lets go of the row whose handle is held.
  ///
  /// - Returns: Where it went.
  @discardableResult
  public static func endMovingRow(in table: UITableView) -> IndexPath? { table.endMoving() }

  /// Touches a title of the index at the edge.
  public static func touchIndexTitle(at position: Int, in table: UITableView) {
    turn()
    table.touchIndexTitle(at: position)
    turn()
  }
}
