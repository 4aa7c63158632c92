#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Rows that are `reorderable` can be reordered while the table is edited; the app is notified, and shows its
// order.

extension TableAdapterDelegate {
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !content.isBetween && content.new.canMove(ItemPath(indexPath))
  }

  var isReordering: Bool {
    view.hasUncommittedUpdates || view.visibleCells.contains { $0.configurationState.isReordering }
  }

  var hasHandles: Bool { view.isEditing }

  /// Returns the target of a reordered row that the content allows.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let target =
      ownTarget(from: sourceIndexPath, to: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    return content.new.allows(ItemPath(sourceIndexPath), to: ItemPath(target)) ? target : sourceIndexPath
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    driver.moveItem(ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }

}
#endif
