#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import UIKit

// Drags of `draggable` items and drops on items and sections, by UIKit's own drag and drop.

extension CollectionAdapterDelegate: UICollectionViewDragDelegate {
  /// Returns the payload of an item, together with other selected items.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { driver.dragging.begin(session, at: indexPath) }

  /// Returns whether the dragged items may be moved, not only copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { driver.dragging.allowsMove }

  /// Returns whether other programs cannot accept the payload.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { driver.dragging.staysInApp }

  /// Reports the end of the drag to the content.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    driver.dragging.end()
  }
}

extension CollectionAdapterDelegate: UICollectionViewDropDelegate {
  /// Returns whether any visible element may accept the drop.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    driver.dragging.mayTake(session)
  }

  /// Returns the proposal for a drop, according to the content.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let dropResolution = driver.dragging.dropResolution(session, over: destinationIndexPath) else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    return UICollectionViewDropProposal(
      operation: UIDropOperation(dropResolution.proposal.action),
      intent: destinationIndexPath == nil
        ? .unspecified
        : dropResolution.isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  /// Delivers the payload of a drop.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { driver.dragging.drop(coordinator.session, over: coordinator.destinationIndexPath) }

  /// Handles that the drag has left.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    driver.dragging.leave()
  }

  /// Handles that the drag has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    driver.dragging.leave()
  }
}
#endif
