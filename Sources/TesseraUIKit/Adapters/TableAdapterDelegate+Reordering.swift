#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Rows that are `reorderable` are carried while the table is edited; the app is told, and shows its order.

extension TableAdapterDelegate {
  /// Whether the item is declared to be reorderable.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !content.isBetween && content.new.canMove(ItemPath(indexPath))
  }

  var isCarrying: Bool {
    view.hasUncommittedUpdates || view.visibleCells.contains { $0.configurationState.isReordering }
  }

  var hasHandles: Bool { view.isEditing }

  /// Where an item that is carried may go, as the content says.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let target =
      ownTarget(from: sourceIndexPath, to: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    return content.new.allows(ItemPath(sourceIndexPath), to: ItemPath(target)) ? target : sourceIndexPath
  }

  /// Takes over where people have put a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    driver.carry(ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }

}
#endif
