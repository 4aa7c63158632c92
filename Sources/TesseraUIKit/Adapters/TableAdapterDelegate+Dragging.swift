#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import UIKit

// Drags of `draggable` items and drops on items and sections, by UIKit's own drag and drop.

extension TableAdapterDelegate: UITableViewDragDelegate {
  /// Returns the payload of an item, together with other selected items.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { driver.dragging.begin(session, at: indexPath) }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { driver.dragging.allowsMove }

  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { driver.dragging.staysInApp }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    driver.dragging.end()
  }
}

extension TableAdapterDelegate: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    driver.dragging.mayTake(session)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let dropResolution = driver.dragging.dropResolution(session, over: destinationIndexPath) else {
      return UITableViewDropProposal(operation: .cancel)
    }
    return UITableViewDropProposal(
      operation: UIDropOperation(dropResolution.proposal.action),
      intent: destinationIndexPath == nil
        ? .unspecified
        : dropResolution.isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { driver.dragging.drop(coordinator.session, over: coordinator.destinationIndexPath) }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    driver.dragging.leave()
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    driver.dragging.leave()
  }
}
#endif
