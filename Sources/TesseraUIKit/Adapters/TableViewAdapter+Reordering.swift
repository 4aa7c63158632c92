#if canImport(UIKit)
import Tessera
import TesseraDiff
import UIKit

// Rows that are `reorderable` are carried while the table is edited; the app is told, and shows its order.

extension TableViewAdapter {
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    content.new.canMove(ItemPath(indexPath))
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let isAllowed = content.new.allows(ItemPath(sourceIndexPath), to: ItemPath(proposedDestinationIndexPath))
    return isAllowed ? proposedDestinationIndexPath : sourceIndexPath
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    carry(ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }

  // Rows are carried, not deleted, while the table is edited.

  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }
}
#endif
