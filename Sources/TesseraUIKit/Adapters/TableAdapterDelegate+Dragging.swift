#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import UIKit

// Items that are `draggable`, and what items and sections take, by UIKit's own drags.

extension TableAdapterDelegate: UITableViewDragDelegate {
  /// What an item offers, with others that are selected.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { driver.dragging.begin(session, at: indexPath) }

  /// Whether what is dragged may go, and not only be copied.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { driver.dragging.allowsMove }

  /// Whether other programs can make nothing of it.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { driver.dragging.staysInApp }

  /// Tells the content how the drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    driver.dragging.end()
  }
}

extension TableAdapterDelegate: UITableViewDropDelegate {
  /// Whether anything in view may take what hovers.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    driver.dragging.mayTake(session)
  }

  /// What is done with what hovers if it is let go, as the content says.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let landing = driver.dragging.landing(session, over: destinationIndexPath) else {
      return UITableViewDropProposal(operation: .cancel)
    }
    return UITableViewDropProposal(
      operation: UIDropOperation(landing.proposal.action),
      intent: destinationIndexPath == nil
        ? .unspecified : landing.isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  /// Hands over what was let go.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { driver.dragging.drop(coordinator.session, over: coordinator.destinationIndexPath) }

  /// Nothing hovers any more.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    driver.dragging.leave()
  }

  /// Nothing hovers any more.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    driver.dragging.leave()
  }
}
#endif
