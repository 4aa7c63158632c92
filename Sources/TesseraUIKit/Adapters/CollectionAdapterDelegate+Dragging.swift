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

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { driver.dragging.allowsMove }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { driver.dragging.staysInApp }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    driver.dragging.end()
  }
}

extension CollectionAdapterDelegate: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    driver.dragging.mayTake(session)
  }

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

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { driver.dragging.drop(coordinator.session, over: coordinator.destinationIndexPath) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    driver.dragging.leave()
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    driver.dragging.leave()
  }
}
#endif
